import { pageDataPath, pathOfPageData } from "./page-data.ts";
import { adminDashboardPath, adminPath, postPath } from "./paths.ts";
import { aliases, urls } from "./urls.ts";

const fixedPaths = new Set<string>([
  ...Object.values(urls).map(({ path }) => path),
  ...Object.values(aliases),
  adminPath,
  adminDashboardPath,
]);
const anyPost = new RegExp(`^${postPath("[a-z0-9-]+")}$`);

/**
 * The one spelling that the site answers to, of a path without dot segments: one slash between names, none at the end, no
 * letter percent-encoded, no line breaks, and pages and the API's prefix in small letters. Ids, tokens and hashed files
 * keep their letters. The data of a page are spelt as the page is.
 */
export function canonicalPath(path: string): string {
  if (fixedPaths.has(path)) return path;
  const tidy = decodeLetters(withoutLineBreaks(path))
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "")
    .replace(/^\/api(?=\/|$)/i, "/api");
  const dataOf = pathOfPageData(tidy);
  if (dataOf !== null) return pageDataPath(canonicalPath(dataOf));
  const small = tidy.toLowerCase();
  return fixedPaths.has(small) || anyPost.test(small) ? small : tidy;
}

/** An address of a link with the site's own spelling of its path; one of another site as it is. */
export function canonicalAddress(address: string): string {
  if (!/^\/(?![/\\])/.test(address)) return address;
  const [path = ""] = address.split(/(?=[?#])/, 1);
  return canonicalPath(path) + address.slice(path.length);
}

/** A path without its encoded line breaks, which mail programs leave in long addresses; routers match no name with one. */
export function withoutLineBreaks(path: string): string {
  return path.replace(/%(?:0a|0d|e2%80%a[89])/gi, "");
}

/**
 * Routers decode before they compare, so a path with encoded letters would be another one to them. A name with a stray
 * percent sign stays: its letters could make it another encoding.
 */
function decodeLetters(path: string): string {
  if (!path.includes("%")) return path;
  return path
    .split("/")
    .map((name) => (isDecodable(name) ? name.replace(/%[2-7][0-9a-f]/gi, decodeLetter) : name))
    .join("/");
}

function decodeLetter(octet: string): string {
  const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : octet;
}

/** Whether the percent-encoded octets of a name are UTF-8. */
export function isDecodable(name: string): boolean {
  try {
    // A bundler drops a call whose result nobody uses.
    return typeof decodeURIComponent(name) === "string";
  } catch {
    return false;
  }
}
