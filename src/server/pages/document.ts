import { escapeJson } from "../../shared/escape-json.ts";
import { htmlPageId, type PageData } from "../../shared/page-data.ts";
import type { Assets } from "./build-manifest.ts";
import { earlyClickScript, earlySubmitScript, firstScreenScript, visitScript } from "./inline-scripts.ts";
import type { RenderedPage } from "./render.ts";

export type Document = (page: RenderedPage) => {
  html: string;
  /** The hashes of the inline `<style>` and `<script>` go into the Content-Security-Policy. */
  styles: string;
  script: string;
};

const slots = ["<!--head-->", "<!--app-->", "<!--data-->"];

export function createDocument(shell: string, assets: Assets, countsVisits: boolean): Document {
  for (const slot of slots) if (!shell.includes(slot)) throw new Error(`index.html has no ${slot}`);
  const [beforeHead, beforeApp, beforeData, end] = shell.split(new RegExp(slots.join("|")));
  return (page) => {
    const { head, body } = headAndBody(page);
    const data = page.data === null ? "" : hydrationData(page.data);
    const sheets = assets.sheets(page.modules);
    const styles = sheets.map(({ text }) => text).join("");
    // Vite's preload helper looks for these links before it loads a sheet: disabled ones fetch nothing.
    const links = sheets.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`).join("");
    const disabledLinks = page.data === null ? "" : links;
    const style = styles === "" ? "" : `<style>${styles}</style>`;
    const script = inlineScript(page, assets, countsVisits);
    const html = [
      `${beforeHead}${head}${style}${assetLinks(page, assets, script)}`,
      `${beforeApp}${body}${beforeData}${disabledLinks}${data}${end}`,
    ].join("");
    return { html, styles, script };
  };
}

/** The app uses these data to show an HTML page; they are null if the app renders that page itself. */
export type PageDataOf = (page: RenderedPage) => PageData | null;

export const createPageData =
  (assets: Assets): PageDataOf =>
  (page) => {
    if (page.islands === null) return null;
    const { head, body } = headAndBody(page);
    const opening = `<div id="${htmlPageId}">`;
    // The page's element is the last one in `<main>`: see `src/pages/layout/layout.tsx`.
    const html = body.slice(body.indexOf(opening) + opening.length, body.indexOf("</div></main>"));
    return {
      release: assets.entry ?? "",
      head,
      html,
      sheets: assets.sheetsOfPageOnly(page.modules),
      scripts: scriptsOf(page, assets),
    };
  };

/** Marks the head elements of an HTML page, which the app replaces on navigation. */
function headAndBody({ html, islands }: RenderedPage): { head: string; body: string } {
  const { head, body } = splitHead(html);
  return {
    head:
      islands !== null ? head.replace(/<(meta|link|script)\b([^>]*?)(\/?)>/g, '<$1$2 data-page=""$3>') : head,
    body,
  };
}

/** React renders titles, metas, links and async scripts to the front of its output, and escapes "<" and ">" in them. */
export function splitHead(html: string): { head: string; body: string } {
  const head =
    /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>|<script [^>]*><\/script>)*/.exec(html)?.[0] ?? "";
  return { head, body: html.slice(head.length) };
}

function inlineScript(page: RenderedPage, assets: Assets, countsVisits: boolean): string {
  if (page.data === null) return assets.ownScripts(page.modules).length === 0 ? "" : earlySubmitScript;
  if (assets.entry === null) return "";
  if (!page.isPublic) return earlyClickScript;
  return earlyClickScript + firstScreenScript + (countsVisits ? visitScript : "");
}

// The scripts of a public page wait in a template until the entry loads them after the first paint.
function assetLinks(page: RenderedPage, assets: Assets, script: string): string {
  const fonts = assets.fonts
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join("");
  if (page.data === null) {
    const own = assets.ownScripts(page.modules);
    const scripts = own.map((src) => `<script type="module" src="${src}"></script>`);
    return `${fonts}${script === "" ? "" : `<script>${script}</script>`}${scripts.join("")}`;
  }
  if (assets.entry === null) return fonts;
  const entry = `<script>${script}</script><script type="module" src="${assets.entry}" fetchpriority="low"></script>`;
  const app = scriptsOf(page, assets)
    .map((href) => `<link rel="modulepreload" href="${href}">`)
    .join("");
  return fonts + entry + (page.isPublic ? `<template id="app-code">${app}</template>` : app);
}

function scriptsOf({ modules, islands }: RenderedPage, assets: Assets): string[] {
  return assets.scripts(islands === null ? modules : assets.islands(islands));
}

function hydrationData(data: unknown): string {
  return `<script type="application/json" id="hydration-data">${escapeJson(data)}</script>`;
}
