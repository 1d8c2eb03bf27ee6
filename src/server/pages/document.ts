import { escapeJson } from "../../shared/json.ts";
import type { Assets } from "./build-manifest.ts";

/** A page as React rendered it, before it stands in the document. */
export interface RenderedPage {
  status: number;
  /** The markup of the root element, head elements at its front. */
  html: string;
  /** What the browser's router starts from; null where the page is not hydrated. */
  data: unknown;
  /** Modules of the matched routes, as paths from the project folder. */
  modules: string[];
  /** Whether the app may wait until there is a visitor. */
  waits: boolean;
  /** Whether the page may be kept: not one whose address anybody could make up. */
  lasting: boolean;
}

/** Makes the whole HTML document of a page. */
export type Document = (page: RenderedPage) => string;

const slots = ["<!--head-->", "<!--app-->", "<!--data-->"] as const;

/** Takes the shell apart once, at its slots; throws where one is missing. */
export function createDocument(shell: string, assets: Assets): Document {
  const [beforeHead, beforeApp, beforeData, end] = splitAtSlots(shell);
  return (page) => {
    const { head, body } = splitHead(page.html);
    return (
      beforeHead +
      head +
      assetLinks(page, assets) +
      beforeApp +
      body +
      beforeData +
      (page.data === null ? "" : hydrationData(page.data)) +
      end
    );
  };
}

/**
 * Cuts the head elements off the front of what React rendered: rendering into a container, React puts a page's
 * titles, metas, links and asynchronous scripts there, ahead of everything else.
 */
export function splitHead(html: string): { head: string; body: string } {
  const head =
    /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>|<script [^>]*><\/script>)*/.exec(html)?.[0] ?? "";
  return { head, body: html.slice(head.length) };
}

function splitAtSlots(shell: string): [string, string, string, string] {
  const parts: string[] = [];
  let rest = shell;
  for (const slot of slots) {
    const at = rest.indexOf(slot);
    if (at === -1) throw new Error(`index.html has no ${slot}`);
    parts.push(rest.slice(0, at));
    rest = rest.slice(at + slot.length);
  }
  const [beforeHead = "", beforeApp = "", beforeData = ""] = parts;
  return [beforeHead, beforeApp, beforeData, rest];
}

// Style sheets come first: they hold the first paint, scripts do not. The app of a page that waits is laid aside for the
// entry, which asks for it after the first paint; the page's own code is asked for with the app's start.
function assetLinks(page: RenderedPage, assets: Assets): string {
  const styles = assets.stylesheets(page.modules).map((href) => `<link rel="stylesheet" href="${href}">`);
  const fonts = assets.fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  );
  const links = [...styles, ...fonts].join("");
  if (page.data === null || assets.entry === null) return links;
  const entry = `<script type="module" src="${assets.entry}" fetchpriority="low"></script>`;
  const app = assets
    .scripts(page.waits ? [] : page.modules)
    .map((href) => `<link rel="modulepreload" href="${href}">`)
    .join("");
  return links + entry + (page.waits ? `<template id="app-code">${app}</template>` : app);
}

function hydrationData(data: unknown): string {
  return `<script type="application/json" id="hydration-data">${escapeJson(data)}</script>`;
}
