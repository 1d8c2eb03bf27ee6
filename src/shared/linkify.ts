import { parseUrl } from "./parse-url.ts";
import { urls } from "./urls.ts";

export type Piece =
  | { kind: "text"; text: string }
  /** With the title of a Markdown link, whose text is the whole link. */
  | { kind: "internal"; text: string; href: string; title?: string }
  | { kind: "external"; text: string; href: string };

const prefixes = "/services|/blogs|/contact|/privacy-policy|/terms-of-service|/cookie-policy";

/** The other public pages become links only as they stand: `/training/anything` does not. */
const otherPages = Object.values(urls)
  .map((page) => page.path)
  .filter((path) => path !== "/" && path !== urls.adminLogin.path);

const endings =
  "com|org|net|edu|gov|info|biz|io|ai|co|dev|app|tech|cloud|online|site|shop|store|blog|xyz|uk|eu|de|fr|ca|au|example";

// Up to white space, a quote or an angle bracket, or to the seam of a Markdown link: `[text](address)`.
const rest = String.raw`(?:(?!\]\()[^\s<>"“”])`;
const letter = String.raw`\p{L}\p{N}_`;
const domain = String.raw`(?:[a-z\d][a-z\d-]*\.)+(?:${endings})(?![${letter}@-]|\.[${letter}])(?::\d{1,5}(?!\d))?`;

const candidate = new RegExp(
  String.raw`(?<![${letter}@])https?:\/\/${rest}+` +
    // Neither next to an at-sign, nor a part of a longer name or address.
    String.raw`|(?<![${letter}@./:~\\-])(?:(?:${domain}|(?:${prefixes})(?![${letter}@-]))(?:[/?#]${rest}*)?` +
    String.raw`|(?:${otherPages.join("|")})(?!\/?[${letter}@-])(?:\/?[?#]${rest}*)?)`,
  "giu",
);

/** A longer text in brackets is no title of a link. */
const maxTitleLength = 200;

/** Splits a reply into text and links; addresses on `ownOrigin` become links inside the app. No piece is HTML. */
export function linkify(text: string, ownOrigin: string | null = null): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const match of text.matchAll(candidate)) {
    const found = withoutTrailingPunctuation(match[0]);
    const link = linkTo(found, ownOrigin);
    if (link === null) continue;
    const before = text.slice(done, match.index);
    const end = match.index + found.length;
    const title =
      text[end] === ")" ? /\[([^[\]\n]+)\]\($/.exec(before.slice(-maxTitleLength))?.[1] : undefined;
    if (link.kind !== "internal" || title === undefined) {
      pieces.push({ kind: "text", text: before }, link);
      done = end;
      continue;
    }
    const marked = `[${title}](${found})`;
    const rest = before.slice(0, -title.length - 3);
    pieces.push({ kind: "text", text: rest }, { ...link, text: marked, title });
    done = end + 1;
  }
  return [...pieces, { kind: "text", text: text.slice(done) }];
}

// Other names in angle brackets, such as `List<String>`, are text, and so is `a<b and c>d`: attributes need a `=`.
// Removing a tag must not leave another one.
const tag =
  /(?<!<)<+(?:[a-z\d]+<+)?(?:!(?:--[\s\S]{0,500}?--|[^<>]*)|\/?(?:[abiqsu]|p|br|h[1-6r]|[ou]l|li|d[dlt]|t[dhr]|su[bp]|div|span|strong|em|code|pre|table|tbody|thead|script|style|img|blockquote|iframe|svg|details|summary|form|input|button|label|html|body)(?:\s*\/?|[\s/][^<>=]*=[^<>]*))>/gi;

/** Removes HTML tags; block elements become line breaks. */
export function stripTags(text: string): string {
  return text.replace(tag, (found) => (/^<(?:br|\/(?:p|div|li|tr|h\d))\b/i.test(found) ? "\n" : ""));
}

/** Removes the Markdown that language models write whatever they are told. Titles of links stay. */
export function stripMarks(text: string): string {
  return text
    .replace(/^ {0,3}(?:#{1,6} +|> ?)/gm, "")
    .replace(/^( *)[*+] +/gm, "$1- ")
    .replace(/(\*\*|(?<![^\s(])__)(?=\S)(.{1,500}?)(?<=\S)\1/g, "$2")
    .replace(/(?<![\w*])\*(?=[^\s*])([^*\n]+?)(?<=\S)\*(?![\w*])/g, "$1")
    .replace(/^```.*$/gm, "")
    .replace(/(?<!`)`{1,3}(?!`)([^`\n]+)`{1,3}/g, "$1");
}

function linkTo(found: string, ownOrigin: string | null): Piece | null {
  if (found.startsWith("/")) return { kind: "internal", text: found, href: found };
  const address = /^https?:/i.test(found) ? found : `https://${found}`;
  const url = parseUrl(address);
  // `https://bank.com@evil.com` shows one host and leads to another.
  if (url === null || url.username !== "" || url.password !== "") return null;
  if (url.origin === ownOrigin) {
    return { kind: "internal", text: found, href: url.pathname + url.search + url.hash };
  }
  return { kind: "external", text: found, href: address };
}

// A closing bracket belongs to the address only where the address also opens it.
function withoutTrailingPunctuation(found: string): string {
  const unopened: Record<string, number> = {};
  for (const [open = "", close = ""] of ["()", "[]", "{}"]) {
    unopened[close] = found.split(close).length - found.split(open).length;
  }
  let end = found.length;
  for (; end > 0; end--) {
    const char = found[end - 1] ?? "";
    const left = unopened[char] ?? 0;
    if (left > 0) unopened[char] = left - 1;
    else if (!/[.,;:!?'’‘…*_`|]/.test(char)) break;
  }
  return found.slice(0, end);
}
