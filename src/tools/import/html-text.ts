import type { Element, ElementContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { createConverter, writeMarkdown } from "../../shared/html-to-markdown/converter.ts";
import { elementOf } from "../../shared/html-to-markdown/html-parts.ts";
import { renameAttributes } from "../../shared/html-to-markdown/rename-attributes.ts";
import type { IncomingText } from "./incoming-post.ts";
import { splitParagraphs } from "./paragraphs.ts";
import { prepareHtml } from "./prepare-html.ts";
import { expandShortcodes } from "./shortcodes.ts";

export interface HtmlTask
  extends Pick<Extract<IncomingText, { type: "html" }>, "html" | "isClassic" | "galleries"> {
  /** What relative addresses are relative to. */
  base: string;
}

export interface HtmlText {
  markdown: string;
  notes: string[];
}

const convert = createConverter(imageOf);

/** Reads a post's HTML. Some texts take minutes, so it must run in a worker thread. */
export function htmlText({ html, isClassic, galleries, base }: HtmlTask): HtmlText {
  const expanded = isClassic || /\[(?:caption|gallery|embed|video|audio)\b/.test(html);
  const codes = expanded ? expandShortcodes(html, galleries) : { html, unknown: [] };
  const root = fromHtml(renameAttributes(codes.html), { fragment: true });
  if (isClassic) splitParagraphs(root);
  const notes = prepareHtml(root, base);
  if (codes.unknown.length > 0)
    notes.push(
      `the text has ${codes.unknown.map((name) => `[${name}]`).join(", ")}, which only WordPress knows`,
    );
  return { markdown: writeMarkdown(convert(root).root), notes };
}

/** With its caption, which pages take from the title. The address is any, since the image is brought later. */
function imageOf({ properties }: Element): ElementContent[] {
  const src = String(properties.src ?? "");
  const alt = String(properties.alt ?? "").trim();
  const title = properties.dataCaption === undefined ? {} : { title: String(properties.dataCaption) };
  if (/^https?:/i.test(src)) return [elementOf("img", [], { src, alt, ...title })];
  return alt === "" ? [] : [{ type: "text", value: alt }];
}
