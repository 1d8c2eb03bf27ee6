/** A page as the app fetches it: its document without header, footer and chat. */
export interface PageData {
  /** The app's entry script. Another release knows neither the page's styles nor its islands. */
  release: string;
  head: string;
  html: string;
  /** The texts come along, since fetching a missing sheet would take another round trip. */
  sheets: readonly { href: string; text: string }[];
  scripts: readonly string[];
}

/** The ids of routes in the hydration data: of the root, and of every page of HTML. */
export const rootId = "root";
export const htmlRouteId = "html";

/** The element that holds a page's HTML, last in `<main>`. */
export const htmlPageId = "page";

const prefix = "/page-data";

export function pageDataPath(address: string): string {
  return prefix + address.replace(/^\/(?=$|\?)/, "");
}

/** The path of the page whose data are at a path; null for any other path. */
export function pathOfPageData(path: string): string | null {
  if (path === prefix) return "/";
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : null;
}
