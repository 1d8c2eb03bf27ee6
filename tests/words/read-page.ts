import { type Element, type Node, Window } from "happy-dom";

/** What a page says in its own words: what stands in `<main>`, shown or folded away. */
export interface PageText {
  path: string;
  words: number;
  /** Those that end as one, in the order of the page. */
  sentences: string[];
  /** Those of its running text, once each: what is neither heading, control nor example. */
  prose: string[];
}

/** What goes on in the same sentence. */
const inline = new Set("A ABBR B CODE DFN EM I MARK S SMALL SPAN STRONG SUB SUP TIME WBR".split(" "));

/** What nobody reads as part of the page. */
const unread = new Set("SCRIPT STYLE TEMPLATE NOSCRIPT SVG OPTION TEXTAREA IFRAME".split(" "));

/** What is read by itself, and not as part of a text. */
const notProse = new Set("H1 H2 H3 H4 H5 H6 BUTTON SUMMARY FIGURE TABLE".split(" "));

const segments = new Intl.Segmenter("en", { granularity: "sentence" });

/** Reads the HTML of the page at `path`. */
export function readPage(path: string, html: string): PageText {
  const { document } = new Window();
  document.write(html);
  const main = document.querySelector("main");
  if (main === null) throw new Error(`${path} has no <main>`);
  const texts = textsOf(main);
  return {
    path,
    words: texts.reduce((sum, text) => sum + wordsIn(text).length, 0),
    sentences: texts.flatMap(sentencesIn),
    prose: [...new Set(textsOf(main, new Set([...unread, ...notProse])).flatMap(sentencesIn))],
  };
}

/** The words of a text, with their apostrophes and hyphens. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}$%][\p{L}\p{N}’'.,/%-]*/gu) ?? [];
}

/** The texts of the paragraphs, headings, cells and controls below an element, without those of some elements. */
function textsOf(element: Element, without = unread): string[] {
  const texts = [""];
  const read = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) texts.push(`${texts.pop()}${node.textContent}`);
    if (node.nodeType !== node.ELEMENT_NODE || without.has(node.nodeName.toUpperCase())) return;
    const isInline = inline.has(node.nodeName);
    if (!isInline) texts.push("");
    node.childNodes.forEach(read);
    if (!isInline) texts.push("");
  };
  element.childNodes.forEach(read);
  return texts.map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => text !== "");
}

/** The sentences of a text that end as one. */
export function sentencesIn(text: string): string[] {
  return [...segments.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((part) => /[.!?]["”)]?$/.test(part));
}
