import { type PageData, pageDataPath, pathOfPageData } from "../shared/page-data.ts";
import { addSheet, preload, rememberParts } from "./document-parts.ts";

/** A page that was prefetched when its link was pointed at serves the click that follows. */
const freshMs = 10_000;
const maxPages = 30;

interface FetchedPage extends PageData {
  address: string;
}

const cache = new Map<string, { fetchedAt: number; page: Promise<FetchedPage | null> }>();
let isHistoryMove = false;

/** A page with its styles; null where there is none of HTML. Rejects with the `Response` of a server error. */
export function fetchPage(address: string): Promise<FetchedPage | null> {
  const known = cache.get(address);
  if (known !== undefined && (isHistoryMove || Date.now() - known.fetchedAt < freshMs)) return known.page;
  const page = requestPage(address);
  cachePage(address, page);
  page.catch(() => {
    if (cache.get(address)?.page === page) cache.delete(address);
  });
  return page;
}

/** Lets back and forward show cached pages, however old. Call it before the router listens. */
export function trackHistoryMoves(): void {
  addEventListener("popstate", () => {
    isHistoryMove = true;
    setTimeout(() => {
      isHistoryMove = false;
    });
  });
}

async function requestPage(address: string): Promise<FetchedPage | null> {
  const { pathname, search } = new URL(address, location.origin);
  const response = await fetch(pageDataPath(pathname + search));
  // The development server answers with documents only.
  if (import.meta.env.DEV) location.assign(address);
  const page = await readPage(response);
  if (page === null || !isOfThisRelease(page)) return page;
  // A page that failed may work at the next try.
  if (response.status >= 500) cache.delete(address);
  if (page.address !== address) cachePage(page.address, Promise.resolve(page));
  for (const href of page.scripts) preload(href);
  for (const { href, text } of page.sheets) addSheet(href, text);
  return page;
}

async function readPage(response: Response): Promise<FetchedPage | null> {
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  const data: PageData | { error: string } = isJson ? await response.json() : { error: "" };
  if ("html" in data) {
    const { pathname, search } = new URL(response.url);
    return { ...data, address: pathOfPageData(pathname) + search };
  }
  if (response.status === 404) return null;
  throw response;
}

function cachePage(address: string, page: Promise<FetchedPage | null>): void {
  cache.delete(address);
  cache.set(address, { fetchedAt: Date.now(), page });
  const [oldest] = cache.keys();
  if (cache.size > maxPages && oldest !== undefined) cache.delete(oldest);
}

/** After a deploy, only a document can show a page of the new release. */
export function isOfThisRelease({ release }: PageData): boolean {
  return release === ownRelease();
}

function ownRelease(): string {
  return document.querySelector("script[type=module][src]")?.getAttribute("src") ?? "";
}

/** Caches the page of the document for the way back to it. Call it before the app or an island changes the HTML. */
export function rememberDocument(): void {
  const parts = rememberParts();
  if (parts === null) return;
  const address = location.pathname + location.search;
  cachePage(address, Promise.resolve({ address, release: ownRelease(), ...parts, sheets: [], scripts: [] }));
}
