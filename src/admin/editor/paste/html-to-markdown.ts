import type { Root, Text } from "mdast";
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

const gfm = { singleTilde: false, tablePipeAlign: false };

const writer = unified()
  .use(remarkGfm, gfm)
  .use(remarkStringify, {
    bullet: "-",
    emphasis: "*",
    rule: "-",
    listItemIndent: "one",
    fences: true,
    handlers: {
      // The site takes only two tildes for a mark: one between words, as in 9~12, stays as it is.
      text: ({ value }: Text, _parent, state, info) =>
        state.safe(value, info).replace(/(?<=[^\\~])\\~(?=[^\\~])/g, "~"),
    },
  });

/** HTML of the clipboard as Markdown. */
interface PastedText {
  markdown: string;
  /** Whether it must stand on lines of its own: a heading, a list, a table or the like, or several paragraphs. */
  isBlock: boolean;
}

/**
 * HTML of the clipboard, from a word processor or a web page, as Markdown; null where there is nothing in it that its
 * plain text does not say. What is active in it (scripts, frames, handlers, addresses that run code) is left out.
 */
export function readHtml(html: string): PastedText | null {
  const parsed = reader.parse(renameAttributes(html));
  const hasScripts = spellScripts(parsed);
  const root = reader.runSync(parsed);
  if (isPlain(root) && !hasScripts) return null;
  const isBlock = root.children.length > 1 || root.children[0]?.type !== "paragraph";
  return { markdown: writer.stringify(root).trim(), isBlock };
}

/** The Markdown of `readHtml` alone. */
export function htmlToMarkdown(html: string): string | null {
  return readHtml(html)?.markdown ?? null;
}

/** Markdown that was copied as plain paragraphs would have its marks escaped. */
function isPlain(root: Root): boolean {
  return root.children.every(
    (block) =>
      block.type === "paragraph" && block.children.every(({ type }) => type === "text" || type === "break"),
  );
}
