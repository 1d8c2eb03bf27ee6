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

/** The canonical path: single slashes, none at the end, decoded letters, fixed pages and `/api` in lower case. */
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

/** Whether a page of the URL table, an alias or the dashboard has this canonical path. */
export function isFixedPath(path: string): boolean {
  return fixedPaths.has(path);
}

/** Makes a link's path canonical. Addresses of other sites stay. */
export function canonicalAddress(address: string): string {
  if (!/^\/(?![/\\])/.test(address)) return address;
  const [path = ""] = address.split(/(?=[?#])/, 1);
  return canonicalPath(path) + address.slice(path.length);
}

/** Mail programs leave encoded line breaks in long addresses, and routers match no name with one. */
export function withoutLineBreaks(path: string): string {
  return path.replace(/%(?:0a|0d|e2%80%a[89])/gi, "");
}

/** Routers compare decoded paths. A name with a stray percent sign stays: its letters could form an encoding. */
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

export function isDecodable(name: string): boolean {
  try {
    // A bundler would drop a call whose result is unused.
    return typeof decodeURIComponent(name) === "string";
  } catch {
    return false;
  }
}
