import type { Element, ElementContent, Root, RootContent } from "hast";
import { elementOf, elementsIn, inOneLine, isElement, textOf } from "./html-parts.ts";

/** What stands for a note in a text: a number, a letter or a sign, mostly in brackets. */
const mark = /^[[(^\s]*(?:note\s)?(?:[\d:]{1,6}|[ivxl]{1,5}|[a-z]|[*†‡§¶#]{1,3})[\])\s]*$/i;

/**
 * Gives the notes that a page lists at its end the addresses of a document's notes, which become footnotes. Only an item
 * and a link that lead to each other are a note: a table of contents leads to headings, which do not lead back.
 */
export function nameListedNotes(root: Root): void {
  const names = new Map<Element, readonly string[]>();
  nameAll(root, [], names);
  const references = new Map<string, Element[]>();
  for (const link of names.keys()) {
    const target = targetOf(link);
    if (target === "" || !mark.test(textOf(link))) continue;
    const others = references.get(target);
    if (others === undefined) references.set(target, [link]);
    else others.push(link);
  }
  const notes = new Map<Element, Element>();
  for (const item of names.keys()) {
    if (item.tagName !== "li") continue;
    const here = references.get(String(item.properties.id ?? "")) ?? [];
    const places = new Set(here.flatMap((link) => names.get(link) ?? []));
    const isBack = (element: Element) => places.has(targetOf(element));
    if (places.size === 0 || !elementsIn(item).some(isBack)) continue;
    const number = notes.size + 1;
    for (const link of here) {
      link.properties.href = `#_ftn${number}`;
      link.children = [{ type: "text", value: `[${number}]` }];
    }
    const back = elementOf("a", [{ type: "text", value: `[${number}]` }], { href: `#_ftnref${number}` });
    notes.set(item, elementOf("p", [back, ...inOneLine(without(item, isBack).children)]));
  }
  if (notes.size === 0) return;
  withoutNotes(root, new Set(notes.keys()));
  root.children.push(...notes.values());
}

/** Finds the ids by which a link can lead to each element: its own, and that of what is around it. */
function nameAll(
  parent: Root | Element,
  around: readonly string[],
  names: Map<Element, readonly string[]>,
): void {
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    const id = String(child.properties.id ?? "");
    const own = id === "" ? around : [id, ...around.slice(0, 1)];
    names.set(child, own);
    nameAll(child, own, names);
  }
}

/** The place on a page that a link leads to, or "". Browsers complete a copied address with that of its page. */
function targetOf({ tagName, properties }: Element): string {
  if (tagName !== "a") return "";
  const href = String(properties.href ?? "");
  const at = href.indexOf("#");
  return at === -1 ? "" : href.slice(at + 1);
}

function without(parent: Element, isLeftOut: (element: Element) => boolean): Element {
  const children = parent.children
    .filter((child) => !isElement(child) || !isLeftOut(child))
    .map((child) => (isElement(child) ? without(child, isLeftOut) : child));
  return { ...parent, children };
}

/** Without what became notes, and the list and the part of the page that were made for them alone. */
function withoutNotes(parent: Root | Element, taken: ReadonlySet<Element>): void {
  const children: readonly (RootContent | ElementContent)[] = parent.children;
  parent.children = children.filter((child) => {
    if (!isElement(child)) return true;
    if (taken.has(child)) return false;
    const hadNotes = elementsIn(child).some((element) => taken.has(element));
    withoutNotes(child, taken);
    const { className, id } = child.properties;
    const isForNotes = !child.children.some(isElement) || /footnote|endnote/i.test(`${className} ${id}`);
    return !(hadNotes && isForNotes);
  }) as ElementContent[];
}
