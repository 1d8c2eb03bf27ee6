import type { Element, ElementContent, Root, RootContent } from "hast";
import {
  blocks,
  elementOf,
  elementsIn,
  isElement,
  textOf,
} from "../../shared/html-to-markdown/html-parts.ts";
import { imageSource } from "./image-source.ts";
import { isLoneAddress } from "./lone-address.ts";

/** What has a page of its own, to which a link leads. */
const embedded = /^(?:iframe|embed|object|video|audio)$/;
const leftOut: Readonly<Record<string, string>> = {
  script: "a script",
  form: "a form",
  svg: "a drawing (SVG)",
  canvas: "a drawing that a script makes",
};

/** What a page draws around a card: the signs and times of a player, and a button beside the link that does the same. */
const furniture =
  /^(?:kg-audio-(?:player|thumbnail)|kg-video-(?:player-container|overlay)|wp-block-file__button)$/;

/** Makes addresses whole, and of an export's embeds, cards and captions what Markdown has. Returns what was left out. */
export function prepareHtml(root: Root, base: string): string[] {
  const notes = new Set<string>();
  prepare(root);
  return [...notes];

  function prepare(parent: Root | Element): void {
    const children: readonly (RootContent | ElementContent)[] = parent.children;
    parent.children = children.flatMap((child, index): ElementContent[] => {
      if (child.type === "element") return prepared(child);
      if (child.type !== "text") return [];
      const href = child.value.trim();
      return isLoneAddress(parent, index)
        ? [elementOf("a", [{ type: "text", value: href }], { href })]
        : [child];
    });
  }

  function prepared(element: Element): ElementContent[] {
    const { tagName, properties } = element;
    const without = leftOut[tagName];
    if (without !== undefined) {
      notes.add(`${without} was left out`);
      return [];
    }
    const classes = classesOf(element);
    // What it has without scripts is the picture that stands before it.
    if (tagName === "noscript" || classes.some((name) => furniture.test(name))) return [];
    if (classes.includes("kg-signup-card")) {
      notes.add("a form was left out");
      return [];
    }
    if (embedded.test(tagName)) return embeddedLink(element);
    if (tagName === "img") return [image(element)];
    if (classes.includes("kg-bookmark-card")) return bookmark(element);
    prepare(element);
    if (/^h[1-6]$/.test(tagName) && wordsOf(element) === "" && !elementsIn(element).some(isImage)) return [];
    if (tagName === "figure") return figure(element);
    if (tagName === "a") {
      properties.href = addressOf(properties.href);
      if (hasBlocks(element) && !elementsIn(element).some(isImage))
        return [linkParagraph(element, properties.href)];
    }
    return [element];
  }

  function addressOf(value: unknown): string {
    const address = String(value ?? "").trim();
    // A place on the same page may be a footnote.
    if (address === "" || address.startsWith("#")) return address;
    return URL.parse(address, base)?.href ?? "";
  }

  function image(element: Element): Element {
    const { properties } = element;
    const src = imageSource(properties);
    if (src === "" && properties.src) notes.add("an image that is in the text itself was left out");
    return { ...element, properties: { ...properties, src: addressOf(src) } };
  }

  function embeddedLink(element: Element): ElementContent[] {
    const source = elementsIn(element).find(({ tagName }) => tagName === "source" || tagName === "embed");
    const { src, data } = element.properties;
    const address = addressOf(src ?? data ?? source?.properties.src);
    if (!/^https?:/.test(address)) {
      notes.add(`something embedded (${element.tagName}) was left out`);
      return [];
    }
    notes.add(`what was embedded from ${new URL(address).host} became a link`);
    return [elementOf("p", [elementOf("a", [{ type: "text", value: address }], { href: address })])];
  }

  /** A card of Ghost that shows another page: its title, as a link. */
  function bookmark(card: Element): ElementContent[] {
    const parts = elementsIn(card);
    const href = addressOf(parts.find(({ tagName }) => tagName === "a")?.properties.href);
    const title = parts.find((part) => classesOf(part).includes("kg-bookmark-title"));
    const words = (title === undefined ? "" : wordsOf(title)) || href;
    return [elementOf("p", [elementOf("a", [{ type: "text", value: words }], { href })])];
  }
}

/** One image takes the caption; several stand each for itself, above it. Without an element of its own, all words are it. */
function figure(element: Element): ElementContent[] {
  const images = elementsIn(element).filter(isImage);
  const caption = elementsIn(element).find(({ tagName }) => tagName === "figcaption");
  if (images.length === 0) return [element];
  const [only, ...others] = images;
  const words = wordsOf(caption ?? element);
  if (only !== undefined && others.length === 0) {
    if (words !== "") only.properties.dataCaption = words;
    return [elementOf("p", [linkAround(element, only)])];
  }
  const shown = images.map((img) => elementOf("p", [linkAround(element, img)]));
  return words === "" ? shown : [...shown, elementOf("p", [{ type: "text", value: words }])];
}

function linkAround(figureElement: Element, img: Element): Element {
  const link = elementsIn(figureElement).find(
    (each) => each.tagName === "a" && elementsIn(each).includes(img) && each.properties.href !== "",
  );
  return link === undefined ? img : { ...link, children: [img] };
}

function linkParagraph(link: Element, href: string): Element {
  return elementOf("p", [elementOf("a", [{ type: "text", value: wordsOf(link) || href }], { href })]);
}

function hasBlocks(element: Element): boolean {
  return elementsIn(element).some(({ tagName }) => blocks.test(tagName));
}

function isImage({ tagName }: Element): boolean {
  return tagName === "img";
}

function classesOf({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

function wordsOf(element: Element): string {
  return element.children
    .map((child) => (isElement(child) && blocks.test(child.tagName) ? ` ${wordsOf(child)} ` : textOf(child)))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}
