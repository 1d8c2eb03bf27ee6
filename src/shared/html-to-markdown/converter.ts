import type { Root as HtmlRoot } from "hast";
import type { Root, Text } from "mdast";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { cleanHtml, type ImageOf } from "./clean-html.ts";
import { documentNotes } from "./document-notes.ts";
import { nameListedNotes } from "./listed-notes.ts";
import { spellScripts } from "./scripts.ts";
import { tidyMarkdown } from "./tidy-markdown.ts";
import { nestWordLists } from "./word-lists.ts";

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

interface Converted {
  root: Root;
  /** Superscripts and the like became Unicode, which the plain text of the source does not have. */
  hasScripts: boolean;
}

/** Makes a Markdown tree of a tree of HTML, whose style attributes are named `data-style`. Changes the latter. */
export function createConverter(imageOf: ImageOf): (html: HtmlRoot) => Converted {
  const steps = unified()
    .use(() => nestWordLists)
    .use(() => (root: HtmlRoot) => cleanHtml(root, imageOf))
    .use(rehypeRemark)
    .use(() => documentNotes)
    .use(() => tidyMarkdown);
  return (html) => {
    nameListedNotes(html);
    const hasScripts = spellScripts(html);
    return { root: steps.runSync(html), hasScripts };
  };
}

export function writeMarkdown(root: Root): string {
  return writer.stringify(root).trim();
}
