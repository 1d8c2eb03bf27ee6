import { parseUrl } from "./parse-url.ts";
import { urls } from "./urls.ts";

/** A part of a reply: plain text, a link that stays in the app, or one that opens a tab of its own. */
export type Piece =
  | { kind: "text"; text: string }
  | { kind: "internal"; text: string; href: string }
  | { kind: "external"; text: string; href: string };

/** Paths that start with one of these are links. */
const prefixes = [
  "/services",
  "/blogs",
  "/contact",
  "/privacy-policy",
  "/terms-of-service",
  "/cookie-policy",
] as const;

/** The other public pages are links too, but only as they stand: `/training/anything` is none. */
const otherPages = Object.values(urls)
  .map((page) => page.path)
  .filter((path) => path !== "/" && path !== urls.adminLogin.path)
  .filter((path) => !prefixes.some((prefix) => path.startsWith(prefix)))
  .sort((one, other) => other.length - one.length);

const endings =
  "com|org|net|edu|gov|info|biz|io|ai|co|dev|app|tech|cloud|online|site|shop|store|blog|xyz|uk|eu|de|fr|ca|au|example";

// Up to white space, a quote or an angle bracket, or to the seam of a Markdown link: `[text](address)`.
const rest = String.raw`(?:(?!\]\()[^\s<>"“”])`;
const label = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;
const letter = String.raw`\p{L}\p{N}_`;

const candidate = new RegExp(
  [
    String.raw`(?<![${letter}@])https?:\/\/${rest}+`,
    // Neither side of an at-sign, nor a part of a longer name or address.
    String.raw`(?<![${letter}@./:\\-])(?<domain>(?:${label}\.)+(?:${endings})(?![${letter}@-]|\.[${letter}])(?::\d{1,5}(?!\d))?(?:[/?#]${rest}*)?)`,
    String.raw`(?<![${letter}@./:~\\-])(?<path>(?:${prefixes.join("|")})(?![${letter}@-])(?:[/?#]${rest}*)?` +
      String.raw`|(?:${otherPages.join("|")})(?!\/?[${letter}@-])(?:\/?[?#]${rest}*)?)`,
  ].join("|"),
  "giu",
);

/**
 * Takes a reply apart into text and links. Addresses on `ownOrigin` become links inside the app.
 * Everything stays text until it is rendered as elements: nothing here is HTML.
 */
export function linkify(text: string, ownOrigin: string | null = null): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const match of text.matchAll(candidate)) {
    const found = withoutTrailingPunctuation(match[0]);
    const link = linkTo(found, match.groups ?? {}, ownOrigin);
    if (link === null) continue;
    if (match.index > done) pieces.push({ kind: "text", text: text.slice(done, match.index) });
    pieces.push(link);
    done = match.index + found.length;
  }
  if (done < text.length) pieces.push({ kind: "text", text: text.slice(done) });
  return pieces;
}

/** Removes HTML tags; where one broke the line, the text breaks too. */
export function stripTags(text: string): string {
  let out = "";
  let at = 0;
  // Behind it no comment ends, and none need be looked through for that.
  const lastEnd = text.lastIndexOf("-->");
  for (;;) {
    const open = text.indexOf("<", at);
    if (open === -1) return out + text.slice(at);
    out += text.slice(at, open);
    let name = open;
    while (text[name] === "<") name++;
    if (!/[a-z/!]/i.test(text[name] ?? "")) {
      out += text.slice(open, name);
      at = name;
      continue;
    }
    const comment = name <= lastEnd && text.startsWith("!--", name) ? text.indexOf("-->", name) + 2 : -1;
    const close = comment > name ? comment : text.indexOf(">", name);
    if (close === -1) return out + text.slice(open);
    if (/^(?:br\b|\/(?:p|div|li|tr|h\d)\b)/i.test(text.slice(name, name + 5))) out += "\n";
    at = close + 1;
  }
}

function linkTo(
  found: string,
  { domain, path }: Record<string, string | undefined>,
  ownOrigin: string | null,
): Piece | null {
  if (path !== undefined) return { kind: "internal", text: found, href: found };
  const address = domain === undefined ? found : `https://${found}`;
  const url = parseUrl(address);
  // `https://bank.com@evil.com` shows one host and leads to another.
  if (url === null || url.username !== "" || url.password !== "") return null;
  if (url.origin === ownOrigin) {
    return { kind: "internal", text: found, href: url.pathname + url.search + url.hash };
  }
  return { kind: "external", text: found, href: address };
}

const closers = new Map([
  [")", "("],
  ["]", "["],
  ["}", "{"],
]);

// A closing bracket belongs to the address only where the address also opens it.
function withoutTrailingPunctuation(found: string): string {
  const counts = new Map<string, number>();
  for (const char of found) counts.set(char, (counts.get(char) ?? 0) + 1);
  let end = found.length;
  while (end > 0) {
    const char = found[end - 1] ?? "";
    const opener = closers.get(char);
    const unopened = opener !== undefined && (counts.get(char) ?? 0) > (counts.get(opener) ?? 0);
    if (!unopened && !/[.,;:!?'’‘…*_`|)\]}]/.test(char)) break;
    if (opener !== undefined && !unopened) break;
    counts.set(char, (counts.get(char) ?? 0) - 1);
    end--;
  }
  return found.slice(0, end);
}
