import { htmlPageId, type PageData, pageDataPath, pathOfPageData } from "../shared/page-data.ts";

/** What was fetched when a link was pointed at serves the click that follows. */
const freshMs = 10_000;
const most = 30;

/** A page with the address, path and query, that it stands at now. */
interface FetchedPage extends PageData {
  address: string;
}

const pages = new Map<string, { fetchedAt: number; page: Promise<FetchedPage | null> }>();
let goesBack = false;

/** Has a way back or forward show a page as it was. Called before the router listens. */
export function noticeHistoryMoves(): void {
  addEventListener("popstate", () => {
    goesBack = true;
    setTimeout(() => {
      goesBack = false;
    });
  });
}

let documentHtml = "";

/** The HTML of the page that came as a document, as it came. */
export function htmlOfDocument(): string {
  return documentHtml;
}

const htmlsAround = new Map<string, string>();

/** The HTML of a part around the page, as it came with the document. */
export function htmlAround(name: string): string {
  return htmlsAround.get(name) ?? "";
}

/** Remembers the page that came as a document, for the way back to it. Called before the app or an island changes it. */
export function rememberDocument(): void {
  for (const part of document.querySelectorAll<HTMLElement>("[data-around]")) {
    htmlsAround.set(part.dataset.around ?? "", part.innerHTML);
  }
  const element = document.getElementById(htmlPageId);
  if (element === null) return;
  documentHtml = element.innerHTML;
  const head = [...document.querySelectorAll("head > :is(title, [data-page])")];
  for (const part of head) part.setAttribute(headMark, "");
  const address = location.pathname + location.search;
  const page: FetchedPage = {
    address,
    release: ownRelease(),
    head: head.map(({ outerHTML }) => outerHTML).join(""),
    html: documentHtml,
    sheets: [],
    scripts: [],
  };
  keep(address, Promise.resolve(page));
  for (const { src } of document.scripts) run.add(src);
}

const headMark = "data-page";

/** Puts a page's title, metas and links in place of those of the page before; the returned function takes them away. */
export function placeHead(head: string): () => void {
  removeHead();
  document.head.insertAdjacentHTML("beforeend", head);
  document.head.querySelector("title:last-of-type")?.setAttribute(headMark, "");
  for (const { src } of document.head.querySelectorAll<HTMLScriptElement>(`script[${headMark}]`))
    runOnce(src);
  return removeHead;
}

const run = new Set<string>();

// A script that is put in as HTML does not run; one that has run goes on.
function runOnce(src: string): void {
  if (run.has(src)) return;
  run.add(src);
  document.head.append(Object.assign(document.createElement("script"), { src }));
}

// Those of the app's own pages are React's.
export function removeHead(): void {
  for (const element of document.querySelectorAll(`head > [${headMark}]`)) element.remove();
}

function keep(address: string, page: Promise<FetchedPage | null>): void {
  pages.delete(address);
  pages.set(address, { fetchedAt: Date.now(), page });
  const [oldest] = pages.keys();
  if (pages.size > most && oldest !== undefined) pages.delete(oldest);
}

/**
 * The page of an address, path and query, with its styles in place: what was fetched for it a moment ago, or stands behind
 * in the history, else from the server; null where a document stands there that is no page of HTML. Rejects with the
 * `Response` of a server that cannot answer, or where there is no connection.
 */
export function fetchPage(address: string): Promise<FetchedPage | null> {
  const known = pages.get(address);
  if (known !== undefined && (goesBack || Date.now() - known.fetchedAt < freshMs)) return known.page;
  const page = askFor(address);
  keep(address, page);
  page.catch(() => {
    if (pages.get(address)?.page === page) pages.delete(address);
  });
  return page;
}

async function askFor(address: string): Promise<FetchedPage | null> {
  const { pathname, search } = new URL(address, location.origin);
  const response = await fetch(pageDataPath(pathname + search));
  // The development server has documents alone.
  if (import.meta.env.DEV) location.assign(address);
  const page = await pageIn(response);
  if (page === null || !isOfThisRelease(page)) return page;
  // What failed may not fail again.
  if (response.status >= 500) pages.delete(address);
  if (page.address !== address) keep(page.address, Promise.resolve(page));
  for (const href of page.scripts) preload(href);
  for (const { href, text } of page.sheets) addSheet(href, text);
  return page;
}

async function pageIn(response: Response): Promise<FetchedPage | null> {
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  const data: PageData | { error: string } = isJson ? await response.json() : { error: "" };
  if ("html" in data) {
    const { pathname, search } = new URL(response.url);
    return { ...data, address: pathOfPageData(pathname) + search };
  }
  if (response.status === 404) return null;
  throw response;
}

/** Whether what is around every page is here, as it is in every document but the dashboard's. */
export function hasPartsAround(): boolean {
  return htmlsAround.size > 0;
}

/** Whether the page was made by the release whose app runs; after a deploy only a document can show it. */
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

const added = new Set<string>();

/** Adds a style sheet that the document does not have: a link that is disabled says that its own styles have it. */
function addSheet(href: string, text: string): void {
  if (added.has(href) || document.querySelector(`link[rel=stylesheet][href="${href}"]`) !== null) return;
  added.add(href);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
