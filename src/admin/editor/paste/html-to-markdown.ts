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
      // The site strikes out only between two tildes, so a single one, as in 9~12, needs no escape.
      text: ({ value }: Text, _parent, state, info) =>
        state.safe(value, info).replace(/(?<=[^\\~])\\~(?=[^\\~])/g, "~"),
    },
  });

interface PastedText {
  markdown: string;
  /** Whether it needs lines of its own, such as a heading, a list, a table or several paragraphs. */
  isBlock: boolean;
}

/** Converts pasted HTML without anything active to Markdown; null where its plain text says the same. */
export function readHtml(html: string): PastedText | null {
  const parsed = reader.parse(renameAttributes(html));
  const hasScripts = spellScripts(parsed);
  const root = reader.runSync(parsed);
  if (isPlain(root) && !hasScripts) return null;
  const isBlock = root.children.length > 1 || root.children[0]?.type !== "paragraph";
  return { markdown: writer.stringify(root).trim(), isBlock };
}

export function htmlToMarkdown(html: string): string | null {
  return readHtml(html)?.markdown ?? null;
}

/** Copied Markdown comes as plain paragraphs, and its marks would be escaped. */
function isPlain(root: Root): boolean {
  return root.children.every(
    (block) =>
      block.type === "paragraph" && block.children.every(({ type }) => type === "text" || type === "break"),
  );
}
