import { parseUrl } from "../../../shared/parse-url.ts";

/** An image in Markdown; pages show the title as its caption. */
export function imageMarkdown(url: string, alt: string, caption = ""): string {
  const title = caption.replace(/\s+/g, " ").replace(/["\\]/g, "\\$&");
  return `![${escaped(alt)}](${url}${title === "" ? "" : ` "${title}"`})`;
}

export interface TextImage {
  url: string;
  /** The range of the description, which may be empty. */
  from: number;
  to: number;
}

// Every repetition is bounded, since texts are long. A caption may contain brackets.
const withoutText =
  /!\[[ \t]*\]\(\s?<?([^\s<>()]{1,2000})(?:>?[ \t]{1,9}"(?:[^"\\\n]|\\.){0,1000}"[ \t]{0,9}|>?[ \t][^\n()]{0,300}|>)?\)/g;

export function imagesWithoutText(text: string): TextImage[] {
  const found: TextImage[] = [];
  let fence: string | null = null;
  let start = 0;
  for (const line of text.split("\n")) {
    const [, mark = null] = /^ {0,3}(```|~~~)/.exec(line) ?? [];
    if (fence === null && mark === null) {
      const words = line.replace(/`[^`]*`/g, (code) => " ".repeat(code.length));
      for (const { 0: whole, 1: url = "", index } of words.matchAll(withoutText)) {
        found.push({ url, from: start + index + 2, to: start + index + whole.indexOf("]") });
      }
    }
    if (fence === null) fence = mark;
    else if (mark === fence) fence = null;
    start += line.length + 1;
  }
  return found;
}

/** Adds a description to each of these images, wherever they stand by now; an empty one changes nothing. */
export function describeImages(text: string, images: readonly TextImage[], words: readonly string[]): string {
  const left = images.map(({ url }, index) => ({ url, alt: words[index]?.trim() ?? "" }));
  let result = "";
  let done = 0;
  for (const { url, from, to } of imagesWithoutText(text)) {
    const at = left.findIndex((image) => image.url === url);
    const [{ alt } = { alt: "" }] = at === -1 ? [] : left.splice(at, 1);
    if (alt === "") continue;
    result += text.slice(done, from) + escaped(alt);
    done = to;
  }
  return result + text.slice(done);
}

function escaped(words: string): string {
  return words.replace(/\s+/g, " ").replace(/[[\]\\]/g, "\\$&");
}

// Every repetition is bounded and ends at a bracket, since texts are long.
const openImages = /!\[[^[\]\n]*\]\(\s?<?(https?:\/\/[^\s<>()]{1,2000})/gi;

/** Hosts of documents, mails, chats and networks, which show a picture only for a while or only to signed-in users. */
const passing =
  /^https:\/\/(?:[\w-]+\.)*(?:googleusercontent\.com|docs\.google\.com|attachments\.office(?:365)?\.(?:net|com)|sharepoint\.com|files\.slack\.com|discordapp\.(?:com|net)|fbcdn\.net|cdninstagram\.com|licdn\.com)\//i;

const ending = /[?&](?:X-Amz-Expires|X-Goog-Expires|Expires|se|exp|oe)=/i;

/** A warning about the addresses of images in a text; "" for none. `ownHost` is the site's. */
export function imageWarning(content: string, ownHost: string): string {
  const addresses = [...content.matchAll(openImages)].map(([, address = ""]) => address);
  const isOpen = addresses.some((address) => /^http:/i.test(address));
  const isPassing = (address: string) => passing.test(address) || ending.test(address);
  const lasting = addresses.filter((address) => /^https:/i.test(address) && !isPassing(address));
  const hosts = [...new Set(lasting.flatMap(hostOf))].filter((host) => host !== ownHost);
  return [
    isOpen && openWarning,
    addresses.some(isPassing) && passingWarning,
    hosts.length > 0 && foreignWarning(hosts),
  ]
    .filter(Boolean)
    .join(" ");
}

function hostOf(address: string): string[] {
  const url = parseUrl(address);
  return url === null ? [] : [url.host];
}

// The content policy allows no image over http.
const openWarning =
  "The text has an image with an http:// address. Pages show images from https:// addresses only: readers see its description instead.";

const passingWarning =
  "The text has an image at an address that works only for a while, or only for you, as those of documents, mails and chats do. Please save the image, and upload it here in its place.";

const namedHosts = 3;

function foreignWarning(hosts: readonly string[]): string {
  const others = hosts.length - namedHosts;
  const places = [...hosts.slice(0, namedHosts), ...(others > 0 ? [`${others} more`] : [])];
  const named = new Intl.ListFormat("en-GB").format(places);
  return `The text shows images from ${named}. They are gone here too when they are removed there: if you may use them, save each and upload it in its place.`;
}
