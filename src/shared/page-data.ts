/** A page of HTML as the app fetches it: what a document of it has, but for what is around every page. */
export interface PageData {
  /** The script that starts the app of the release which made it: that of another one knows neither its styles nor its islands. */
  release: string;
  /** Its title, metas and links. */
  head: string;
  html: string;
  /** Its style sheets with their addresses: to fetch one that is missing would take another round trip. */
  sheets: readonly { href: string; text: string }[];
  /** The scripts of its islands. */
  scripts: readonly string[];
}

/** The ids of the routes that the browser starts from: that of what all screens share, and that of every page of HTML. */
export const rootId = "root";
export const htmlRouteId = "html";

/** The element that holds a page of HTML, last in its `<main>`. */
export const htmlPageId = "page";

const prefix = "/page-data";

/** Where the data of the page at an address are, a path with or without a query. */
export function pageDataPath(address: string): string {
  return prefix + address.replace(/^\/(?=$|\?)/, "");
}

/** The path whose data stand at a path; null where none do. */
export function pathOfPageData(path: string): string | null {
  if (path === prefix) return "/";
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : null;
}
