import type { Root } from "mdast";
import rehypeDomParse from "rehype-dom-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { cleanHtml } from "./clean-html.ts";
import { documentNotes } from "./document-notes.ts";
import { renameAttributes } from "./rename-attributes.ts";
import { spellScripts } from "./scripts.ts";
import { tidyMarkdown } from "./tidy-markdown.ts";
import { nestWordLists } from "./word-lists.ts";

const reader = unified()
  .use(rehypeDomParse)
  .use(() => nestWordLists)
  .use(() => cleanHtml)
  .use(rehypeRemark)
  .use(() => documentNotes)
  .use(() => tidyMarkdown);

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: "-", emphasis: "*", rule: "-", listItemIndent: "one", fences: true });

/**
 * HTML of the clipboard, from a word processor or a web page, as Markdown; null where there is nothing in it that its
 * plain text does not say. What is active in it (scripts, frames, handlers, addresses that run code) is left out.
 */
export function htmlToMarkdown(html: string): string | null {
  const parsed = reader.parse(renameAttributes(html));
  const hasScripts = spellScripts(parsed);
  const root = reader.runSync(parsed);
  return isPlain(root) && !hasScripts ? null : writer.stringify(root).trim();
}

/** Markdown that was copied as plain paragraphs would have its marks escaped. */
function isPlain(root: Root): boolean {
  return root.children.every(
    (block) =>
      block.type === "paragraph" && block.children.every(({ type }) => type === "text" || type === "break"),
  );
}
