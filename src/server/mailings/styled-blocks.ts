import { palette } from "../../shared/palette.ts";
import type { Article } from "../../shared/posts/article.ts";
import { figureBlock } from "./figure-block.ts";

/** Of the text in a letter, in px: what programs take that know no `max-width`. */
export const textWidth = 552;

const { sunk, mint, pine, gold } = palette;
const mono = "font-family:Consolas,Menlo,'Courier New',monospace";
const cell = `border:1px solid ${mint};padding:8px;vertical-align:top;overflow-wrap:break-word`;

// Mail programs support little CSS, and many of them no style sheet.
const styles: Readonly<Record<string, string>> = {
  p: "margin:0 0 16px",
  h2: "margin:32px 0 12px;font-size:22px;line-height:1.3",
  h3: "margin:28px 0 8px;font-size:19px;line-height:1.3",
  h4: "margin:24px 0 8px;font-size:17px;line-height:1.3",
  h5: "margin:24px 0 8px;font-size:16px;line-height:1.3",
  h6: "margin:24px 0 8px;font-size:16px;line-height:1.3",
  a: `color:${pine}`,
  ul: "margin:0 0 16px;padding:0 0 0 24px",
  ol: "margin:0 0 16px;padding:0 0 0 24px",
  li: "margin:0 0 8px",
  blockquote: `margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid ${gold}`,
  // A table that is too wide scrolls by itself.
  figure: "margin:0 0 24px;overflow-x:auto",
  figcaption: "margin:0 0 8px;font-size:14px;font-weight:bold",
  pre: `margin:0 0 16px;padding:12px;background:${sunk};${mono};font-size:14px;line-height:1.5;white-space:pre-wrap`,
  table: "width:100%;border-collapse:collapse;font-size:15px",
  th: `${cell};background:${sunk}`,
  td: cell,
  img: "max-width:100%;height:auto;font-size:14px",
  hr: `margin:32px 0;border:0;border-top:1px solid ${mint}`,
  sup: "font-size:12px;line-height:1",
  section: `margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${mint};font-size:14px`,
};
const inlineCode = `${mono};font-size:14px;background:${sunk}`;

/** The rules that these blocks need where the background is dark. */
export const darkBlocks = `
  .letter h3, .letter h4, .letter h5, .letter h6 { color: ${palette["on-dark"]} !important; }
  .letter a { color: ${mint} !important; }
  .letter img, .letter .soft { color: ${palette["on-dark-soft"]} !important; }
  .letter pre, .letter code, .letter th, .letter .drawn { background: ${palette["pine-deep"]} !important; }
  .letter th, .letter td, .letter hr, .letter section { border-color: ${palette["pine-line"]} !important; }
  .letter .rest { background: ${palette["pine-line"]} !important; }
  .letter .part { background: ${mint} !important; }`;

// React escapes ">" in texts and attributes, and closes what it opens.
const tags = /<(\/?)([a-z][a-z0-9]*)([^>]*?)(\/?)>/g;

/** Gives each element of an article's HTML its style, draws its figures, and returns its blocks one by one. */
export function styledBlocks(html: string, { root }: Article): string[] {
  const figures = root.children.flatMap((node) => (node.type === "code" ? (node.data?.figure ?? []) : []));
  const blocks: string[] = [];
  let depth = 0;
  let from = 0;
  let isCode = false;
  let block = "";
  for (const match of html.matchAll(tags)) {
    const [tag, end = "", name = "", attributes = "", isVoid = ""] = match;
    block += html.slice(from, match.index);
    from = match.index + tag.length;
    if (name === "pre") isCode = end === "";
    const kept = attributes.replace(/ (?:class|data-label)="[^"]*"/g, "");
    block += end === "" ? `<${name}${styled(name, kept, isCode)}>` : tag;
    if (isVoid === "") depth += end === "" ? 1 : -1;
    if (depth > 0) continue;
    const isFigure = name === "figure" && block.includes("</figcaption><ul");
    const figure = isFigure ? figures.shift() : undefined;
    blocks.push(figure === undefined ? wideIfAlone(block) : figureBlock(figure));
    block = "";
  }
  return blocks;
}

/** An image of another site has no known size; alone, it is as wide as the text, as on the site. */
function wideIfAlone(block: string): string {
  return block.replace(
    /^<(p|figure)([^>]*)><img src(?=[^>]*><\/p>|[^>]*><figcap)/,
    `<$1$2><img width="${textWidth}" src`,
  );
}

function styled(name: string, attributes: string, isCode: boolean): string {
  if (name === "code" && !isCode) return ` style="${inlineCode}"`;
  const style = styles[name];
  if (style === undefined) return attributes;
  if (name === "img") return imageAttributes(attributes, style);
  if (name !== "td" && name !== "th") return `${attributes} style="${style}"`;
  const align = /\balign="(\w+)"/.exec(attributes)?.[1] ?? "left";
  return ` style="${style};text-align:${align}"`;
}

/** An uploaded image has its size; all programs show it as JPEG, and no wider than the text. */
function imageAttributes(attributes: string, style: string): string {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(attributes) ?? [];
  const others = attributes.replace(/ (?:loading|width|height)="[^"]*"/g, "");
  if (width === undefined) return `${others} style="${style}"`;
  const shown = Math.min(Number(width), textWidth);
  const high = Math.round((Number(height) * shown) / Number(width));
  const jpeg = others.replace(/(\/images\/[^/"]+\/)\d+\.\w+"/, '$1960.jpg"');
  return ` width="${shown}" height="${high}"${jpeg} style="${style}"`;
}
