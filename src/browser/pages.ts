import { htmlPageId, type PageData, pageDataPath, pathOfPageData } from "../shared/page-data.ts";

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

function preload(href: string): void {
  if (document.querySelector(`link[href="${href}"]`) !== null) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}

const addedSheets = new Set<string>();

/** Adds a style sheet unless the document has it already: linked, or inlined, which a disabled link marks. */
function addSheet(href: string, text: string): void {
  if (addedSheets.has(href) || document.querySelector(`link[rel=stylesheet][href="${href}"]`) !== null)
    return;
  addedSheets.add(href);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

let initialHtml = "";
const staticPartHtmls = new Map<string, string>();

/** Caches the page of the document for the way back to it. Call it before the app or an island changes the HTML. */
export function rememberDocument(): void {
  for (const part of document.querySelectorAll<HTMLElement>("[data-around]")) {
    staticPartHtmls.set(part.dataset.around ?? "", part.innerHTML);
  }
  const element = document.getElementById(htmlPageId);
  if (element === null) return;
  initialHtml = element.innerHTML;
  const head = [...document.querySelectorAll("head > :is(title, [data-page])")];
  for (const part of head) part.setAttribute(headMark, "");
  const address = location.pathname + location.search;
  const page: FetchedPage = {
    address,
    release: ownRelease(),
    head: head.map(({ outerHTML }) => outerHTML).join(""),
    html: initialHtml,
    sheets: [],
    scripts: [],
  };
  cachePage(address, Promise.resolve(page));
  for (const { src } of document.scripts) loadedScripts.add(src);
}

export function initialPageHtml(): string {
  return initialHtml;
}

export function staticPartHtml(name: string): string {
  return staticPartHtmls.get(name) ?? "";
}

/** False in the dashboard, whose document has no header, footer and chat. */
export function hasStaticParts(): boolean {
  return staticPartHtmls.size > 0;
}

const headMark = "data-page";
const loadedScripts = new Set<string>();

/** Replaces the previous page's title, metas and links. Returns a function that removes these. */
export function placeHead(head: string): () => void {
  removeHead();
  document.head.insertAdjacentHTML("beforeend", head);
  document.head.querySelector("title:last-of-type")?.setAttribute(headMark, "");
  for (const { src } of document.head.querySelectorAll<HTMLScriptElement>(`script[${headMark}]`))
    runOnce(src);
  return removeHead;
}

// React itself removes the head elements of its own screens.
export function removeHead(): void {
  for (const element of document.querySelectorAll(`head > [${headMark}]`)) element.remove();
}

// Scripts that are inserted as HTML do not run. One that has run stays active.
function runOnce(src: string): void {
  if (loadedScripts.has(src)) return;
  loadedScripts.add(src);
  document.head.append(Object.assign(document.createElement("script"), { src }));
}
