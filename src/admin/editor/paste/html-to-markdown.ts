import type { Element, ElementContent } from "hast";
import type { Root } from "mdast";
import rehypeDomParse from "rehype-dom-parse";
import { unified } from "unified";
import { createConverter, writeMarkdown } from "../../../shared/html-to-markdown/converter.ts";
import { elementOf } from "../../../shared/html-to-markdown/html-parts.ts";
import { renameAttributes } from "../../../shared/html-to-markdown/rename-attributes.ts";

const reader = unified().use(rehypeDomParse);
const convert = createConverter(imageOf);

interface PastedText {
  markdown: string;
  /** Whether it needs lines of its own, such as a heading, a list, a table or several paragraphs. */
  isBlock: boolean;
}

/** Converts pasted HTML without anything active to Markdown; null where its plain text says the same. */
export function readHtml(html: string): PastedText | null {
  const { root, hasScripts } = convert(reader.parse(renameAttributes(html)));
  if (isPlain(root) && !hasScripts) return null;
  const isBlock = root.children.length > 1 || root.children[0]?.type !== "paragraph";
  return { markdown: writeMarkdown(root), isBlock };
}

export function htmlToMarkdown(html: string): string | null {
  return readHtml(html)?.markdown ?? null;
}

/** An image that pages can show, or else its description. */
function imageOf({ properties }: Element): ElementContent[] {
  const src = String(properties.src ?? "");
  const alt = String(properties.alt ?? "").trim();
  if (/^https:\/\//i.test(src)) return [elementOf("img", [], { src, alt })];
  return alt === "" ? [] : [{ type: "text", value: alt }];
}

/** Copied Markdown comes as plain paragraphs, and its marks would be escaped. */
function isPlain(root: Root): boolean {
  return root.children.every(
    (block) =>
      block.type === "paragraph" && block.children.every(({ type }) => type === "text" || type === "break"),
  );
}
