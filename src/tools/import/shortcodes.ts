import { escapeHtml } from "../../shared/escape-html.ts";
import type { GalleryImage } from "./incoming-post.ts";

/** The attributes of each `[gallery]` in a text, as they are written. */
export function galleryCodes(html: string): string[] {
  return [...html.matchAll(gallery)].map(([, code = ""]) => code);
}

/** The ids that a gallery names, in their order; null where it shows all images of its post. */
export function idsOfGallery(code: string): string[] | null {
  const ids = attributeIn(code, "ids") ?? attributeIn(code, "include");
  return ids === null ? null : ids.split(",").map((id) => id.trim());
}

const gallery = /(?<!\[)\[gallery\b([^\]\n]{0,1000})\]/g;
const link = /(?<!\[)\[(audio|video|playlist)\b([^\]\n]{0,1000})\]/g;
const closed = /\[\/(?:audio|video)\]/g;

/** Writes WordPress's own shortcodes as the HTML that they stand for. `unknown` are those of plugins, which stay. */
export function expandShortcodes(
  html: string,
  galleries: Readonly<Record<string, readonly GalleryImage[]>>,
): { html: string; unknown: string[] } {
  let expanded = replacePairs(html, "caption", captionHtml);
  expanded = replacePairs(expanded, "wp_caption", captionHtml);
  expanded = replacePairs(expanded, "embed", (_code, url) => linkHtml(url.trim()));
  for (const name of ["code", "sourcecode"]) expanded = replacePairs(expanded, name, codeHtml);
  expanded = expanded.replace(gallery, (_whole, code: string) => galleryHtml(galleries[code] ?? []));
  expanded = expanded.replace(link, (whole: string, _name, code: string) => {
    const src = /https?:\/\/[^\s"'|]{1,2000}/.exec(code)?.[0];
    // Without an address it plays what was attached, which the text does not name.
    return src === undefined ? whole : linkHtml(src);
  });
  return { html: expanded.replace(closed, ""), unknown: unknownIn(expanded) };
}

/** The words stand behind the image, or in an attribute. */
function captionHtml(code: string, inside: string): string {
  const words = attributeIn(code, "caption");
  const caption = words === null ? "" : `<figcaption>${escapeHtml(words)}</figcaption>`;
  return `\n\n<figure>${inside}${caption}</figure>\n\n`;
}

function codeHtml(code: string, inside: string): string {
  const language = (attributeIn(code, "language") ?? attributeIn(code, "lang") ?? "").replace(
    /[^\w+#-]/g,
    "",
  );
  const of = language === "" ? "" : ` class="language-${language}"`;
  // The plugin keeps its text with or without entities.
  const text = /&(?:lt|gt|amp|quot);/.test(inside) ? inside : escapeHtml(inside);
  return `\n\n<pre><code${of}>${text.replace(/^\n|\n$/g, "")}</code></pre>\n\n`;
}

function galleryHtml(images: readonly GalleryImage[]): string {
  const all = images.map(({ url, alt }) => `<p><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}"></p>`);
  return `\n\n${all.join("\n\n")}\n\n`;
}

function linkHtml(url: string): string {
  return `\n\n<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>\n\n`;
}

/** Replaces `[name …]…[/name]`. Looks for each end from where the last one was, so that no text takes long. */
function replacePairs(html: string, name: string, write: (code: string, inside: string) => string): string {
  const open = new RegExp(`(?<!\\[)\\[${name}(?![\\w-])([^\\]\\n]{0,2000})\\]`, "g");
  const end = `[/${name}]`;
  let result = "";
  let at = 0;
  for (let found = open.exec(html); found !== null; found = open.exec(html)) {
    const closing = html.indexOf(end, open.lastIndex);
    if (closing === -1) break;
    result += html.slice(at, found.index) + write(found[1] ?? "", html.slice(open.lastIndex, closing));
    at = closing + end.length;
    open.lastIndex = at;
  }
  return result + html.slice(at);
}

function attributeIn(code: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, "i").exec(code);
  return found === null ? null : (found[1] ?? found[2] ?? found[3] ?? "");
}

/** Plain words in brackets are no shortcodes: those have attributes, or an end. */
function unknownIn(html: string): string[] {
  const names = [...html.matchAll(/(?<![[\w])\[\/?([a-z][\w-]{2,40})((?:\s[^\]\n<]{0,300})?)\]/gi)]
    .filter(([whole, , code = ""]) => whole.startsWith("[/") || code.includes("="))
    .map(([, name = ""]) => name.toLowerCase());
  return [...new Set(names)];
}
