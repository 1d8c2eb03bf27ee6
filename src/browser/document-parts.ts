import { htmlPageId, type PageData } from "../shared/page-data.ts";

const headMark = "data-page";
const loadedScripts = new Set<string>();
const addedSheets = new Set<string>();
const staticPartHtmls = new Map<string, string>();
let initialHtml = "";

/** Remembers the HTML that came with the document. Returns that of its page; null in the dashboard, which has none. */
export function rememberParts(): Pick<PageData, "head" | "html"> | null {
  for (const part of document.querySelectorAll<HTMLElement>("[data-static]")) {
    staticPartHtmls.set(part.dataset.static ?? "", part.innerHTML);
  }
  const element = document.getElementById(htmlPageId);
  if (element === null) return null;
  initialHtml = element.innerHTML;
  const head = [...document.querySelectorAll("head > :is(title, [data-page])")];
  for (const part of head) part.setAttribute(headMark, "");
  for (const { src } of document.scripts) loadedScripts.add(src);
  return { head: head.map(({ outerHTML }) => outerHTML).join(""), html: initialHtml };
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

export function preload(href: string): void {
  if (document.querySelector(`link[href="${href}"]`) !== null) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}

/** Adds a style sheet unless the document has it already: linked, or inlined, which a disabled link marks. */
export function addSheet(href: string, text: string): void {
  if (addedSheets.has(href) || document.querySelector(`link[rel=stylesheet][href="${href}"]`) !== null)
    return;
  addedSheets.add(href);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

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
