import type { Element, ElementContent, Root, RootContent } from "hast";
import { blocks, elementOf, isElement } from "../../shared/html-to-markdown/html-parts.ts";

const flow = /^(?:div|blockquote|section|article|main|aside|li|dd|td|th|center|address)$/;
/** Of these, only several paragraphs are paragraphs. */
const tight = /^(?:li|dd|td|th)$/;

/** Classic WordPress keeps no paragraphs: an empty line parts them, and a line break breaks a line. */
export function splitParagraphs(parent: Root | Element): void {
  const result: (RootContent | ElementContent)[] = [];
  let run: ElementContent[] = [];
  const isTight = isElement(parent) && tight.test(parent.tagName);
  const endRun = () => {
    const paragraphs = paragraphsOf(run);
    if (isTight && paragraphs.length < 2 && result.length === 0) result.push(...paragraphs.flat());
    else result.push(...paragraphs.map((children) => elementOf("p", children)));
    run = [];
  };
  for (const child of parent.children) {
    if (child.type === "element" && (blocks.test(child.tagName) || flow.test(child.tagName))) {
      endRun();
      if (flow.test(child.tagName)) splitParagraphs(child);
      result.push(child);
    } else if (child.type === "text" || child.type === "element") run.push(child);
  }
  endRun();
  parent.children = result as ElementContent[];
}

function paragraphsOf(run: readonly ElementContent[]): ElementContent[][] {
  const paragraphs: ElementContent[][] = [[]];
  for (const node of run) {
    if (node.type !== "text") {
      paragraphs.at(-1)?.push(node);
      continue;
    }
    node.value.split(/\n[^\S\n]*\n\s*/).forEach((part, index) => {
      if (index > 0) paragraphs.push([]);
      paragraphs.at(-1)?.push(...linesOf(part, paragraphs.at(-1)?.at(-1)));
    });
  }
  return paragraphs.filter(hasContent).map(withoutBreaksAtEnds);
}

function linesOf(text: string, before: ElementContent | undefined): ElementContent[] {
  const isAfterBreak = before !== undefined && isBreak(before);
  const lines = (isAfterBreak ? text.replace(/^\s*\n/, "") : text).split("\n");
  return lines.flatMap((value, index) => [
    ...(index > 0 ? [elementOf("br", [])] : []),
    ...(value === "" ? [] : [{ type: "text", value } as const]),
  ]);
}

function withoutBreaksAtEnds(children: readonly ElementContent[]): ElementContent[] {
  const isSpace = (node: ElementContent) =>
    isBreak(node) || (node.type === "text" && node.value.trim() === "");
  const first = children.findIndex((node) => !isSpace(node));
  const last = children.findLastIndex((node) => !isSpace(node));
  return children.slice(first, last + 1);
}

function hasContent(children: readonly ElementContent[]): boolean {
  return children.some((node) => !isBreak(node) && (node.type !== "text" || node.value.trim() !== ""));
}

function isBreak(node: ElementContent): boolean {
  return isElement(node) && node.tagName === "br";
}
