import type { BlockContent, DefinitionContent, ListItem, PhrasingContent, RootContent, Table } from "mdast";
import { parseUrl } from "../../shared/parse-url.ts";
import type { Article } from "../../shared/posts/article.ts";
import { entryInWords } from "../../shared/posts/figure.ts";

type Block = RootContent | BlockContent | DefinitionContent;

/** An article without any marks, block by block, for programs and people that read text alone. */
export function textBlocks(article: Article, postUrl: string): string[] {
  const addresses = new Map(article.definitions.map(({ identifier, url }) => [identifier, url]));
  const noteNumbers = new Map(article.footnotes.map(({ identifier }, index) => [identifier, index + 1]));

  function blocks(nodes: readonly Block[], gap = "\n\n"): string {
    return nodes.map(block).filter(Boolean).join(gap);
  }

  function block(node: Block): string {
    switch (node.type) {
      case "paragraph":
        return words(node.children);
      case "heading":
        return words(node.children).toUpperCase();
      case "list":
        return node.children
          .map((item, index) => listed(item, node.ordered ? `${(node.start ?? 1) + index}. ` : "- "))
          .join(node.spread ? "\n\n" : "\n");
      case "blockquote":
        return indented(blocks(node.children), "> ");
      case "code":
        return codeOrFigure(node);
      case "table":
        return tableInLines(node);
      case "thematicBreak":
        return "----------";
      case "html":
        return node.value;
      default:
        return "";
    }
  }

  function listed(item: ListItem, mark: string): string {
    const done = item.checked == null ? "" : item.checked ? "[x] " : "[ ] ";
    const text = done + blocks(item.children, item.spread ? "\n\n" : "\n");
    return mark + indented(text, " ".repeat(mark.length)).trimStart();
  }

  function codeOrFigure({ value, data }: Extract<Block, { type: "code" }>): string {
    const figure = data?.figure;
    if (figure === undefined)
      return indented((data?.runs ?? [[value]]).map(([text]) => text).join(""), "    ");
    return [figure.title, ...figure.entries.map((entry) => `- ${entryInWords(entry)}`)].join("\n");
  }

  function tableInLines({ children: [head, ...rows] }: Table): string {
    const labels = head?.children.map((cell) => words(cell.children)) ?? [];
    return rows
      .map((row) =>
        row.children.map((cell, column) => `${labels[column]}: ${words(cell.children)}`).join("\n"),
      )
      .join("\n\n");
  }

  function words(nodes: readonly PhrasingContent[]): string {
    return nodes.map(inline).join("");
  }

  function inline(node: PhrasingContent): string {
    switch (node.type) {
      case "text":
      case "html":
      case "inlineCode":
        return node.value;
      case "break":
        return "\n";
      case "image":
      case "imageReference":
        return node.alt ? `[${node.alt}]` : "";
      case "link":
        return linked(words(node.children), node.url);
      case "linkReference":
        return linked(words(node.children), addresses.get(node.identifier) ?? "");
      case "footnoteReference":
        return noteNumbers.has(node.identifier) ? `[${noteNumbers.get(node.identifier)}]` : "";
      default:
        return "children" in node ? words(node.children) : "";
    }
  }

  function linked(text: string, url: string): string {
    const address = url === "" ? null : parseUrl(url, postUrl);
    if (address === null || !["http:", "https:", "mailto:"].includes(address.protocol)) return text;
    const isSame = [url, address.href, address.href.replace(/^mailto:/, "")].includes(text);
    return isSame ? text : `${text} (${address.href})`;
  }

  const notes = article.footnotes.map((note, index) => `[${index + 1}] ${blocks(note.children)}`);
  return [...article.root.children.map(block), ...notes].filter(Boolean);
}

function indented(text: string, mark: string): string {
  return text
    .split("\n")
    .map((line) => (line === "" ? mark.trimEnd() : mark + line))
    .join("\n");
}
