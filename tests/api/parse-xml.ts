/** An element of an XML document, with the text directly in it. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const token =
  /<\?xml version="1\.0" encoding="UTF-8"\?>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;

/** Reads the XML that the site writes, and throws at whatever is not well-formed. */
export function parseXml(xml: string): Element {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML may not hold
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(xml) || !xml.isWellFormed()) {
    throw new Error("A character that XML cannot hold");
  }
  const top: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [top];
  token.lastIndex = 0;
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex;
    const found = token.exec(xml);
    if (found === null) throw new Error(`Not XML: ${xml.slice(at, at + 80)}`);
    const [, end, name, attributes, empty, text] = found;
    const current = open.at(-1);
    if (current === undefined) throw new Error("Something stands behind the end");
    if (text !== undefined) current.text += decode(text);
    if (name === undefined) continue;
    if (end) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
      continue;
    }
    const element: Element = { name, attributes: readAttributes(attributes ?? ""), children: [], text: "" };
    current.children.push(element);
    if (!empty) open.push(element);
  }
  const [root, ...others] = top.children;
  if (open.length !== 1 || root === undefined || others.length > 0) throw new Error("Not one whole document");
  return root;
}

/** The elements of a name directly in another one. */
export function all(parent: Element, name: string): Element[] {
  return parent.children.filter((child) => child.name === name);
}

/** The text of the one element of a name directly in another one. */
export function textOf(parent: Element, name: string): string {
  const [only, ...others] = all(parent, name);
  if (only === undefined || others.length > 0) throw new Error(`${parent.name} does not have one ${name}`);
  return only.text;
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name, value]) => [name, decode(value ?? "")]),
  );
}

function decode(text: string): string {
  return text.replace(/&([^;]*;?)/g, (_, entity: string) => {
    const char = entities[entity.slice(0, -1)];
    if (char === undefined || !entity.endsWith(";")) throw new Error(`&${entity} is no entity`);
    return char;
  });
}
