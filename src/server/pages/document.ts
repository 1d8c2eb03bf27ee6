import { escapeJson } from "../../shared/escape-json.ts";
import type { Assets } from "./build-manifest.ts";
import type { RenderedPage } from "./render.ts";

export type Document = (page: RenderedPage) => string;

const slots = ["<!--head-->", "<!--app-->", "<!--data-->"];

/** Splits the shell once, at its slots; throws where one is missing. */
export function createDocument(shell: string, assets: Assets): Document {
  for (const slot of slots) if (!shell.includes(slot)) throw new Error(`index.html has no ${slot}`);
  const [beforeHead, beforeApp, beforeData, end] = shell.split(new RegExp(slots.join("|")));
  return (page) => {
    const { head, body } = splitHead(page.html);
    const data = page.data === null ? "" : hydrationData(page.data);
    return `${beforeHead}${head}${assetLinks(page, assets)}${beforeApp}${body}${beforeData}${data}${end}`;
  };
}

/**
 * Cuts the head elements off the front of what React rendered: rendering into a container, React puts a page's titles,
 * metas, links and asynchronous scripts there, and escapes every "<" and ">" in them.
 */
export function splitHead(html: string): { head: string; body: string } {
  const head =
    /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>|<script [^>]*><\/script>)*/.exec(html)?.[0] ?? "";
  return { head, body: html.slice(head.length) };
}

// Style sheets come first: they hold the first paint, scripts do not. The scripts of a deferred page's app stand in a
// template for the entry, which fetches them after the first paint; the page's own are fetched with the app's start.
function assetLinks(page: RenderedPage, assets: Assets): string {
  const styles = assets.stylesheets(page.modules).map((href) => `<link rel="stylesheet" href="${href}">`);
  const fonts = assets.fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  const links = [...styles, ...fonts].join("");
  if (page.data === null || assets.entry === null) return links;
  const entry = `<script type="module" src="${assets.entry}" fetchpriority="low"></script>`;
  const app = assets
    .scripts(page.deferred ? [] : page.modules)
    .map((href) => `<link rel="modulepreload" href="${href}">`)
    .join("");
  return links + entry + (page.deferred ? `<template id="app-code">${app}</template>` : app);
}

function hydrationData(data: unknown): string {
  return `<script type="application/json" id="hydration-data">${escapeJson(data)}</script>`;
}
