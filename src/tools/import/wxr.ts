import { Parser } from "htmlparser2";

/** An item of a WordPress export (WXR 1.0 to 1.2): a post, a page, an attachment. */
export interface WxrItem {
  /** The texts of its elements, by their names. */
  fields: Map<string, string>;
  categories: { domain: string; name: string }[];
  /** `wp:postmeta`, by its key. */
  meta: Map<string, string>;
  comments: number;
}

export interface Wxr {
  /** Null where the document is no WordPress export. */
  version: string | null;
  siteUrl: string | null;
  items: WxrItem[];
}

// No element of an export nests deeper, and nobody writes so much text into one.
const maxDepth = 20;
const maxText = 5_000_000;

/** Reads the XML as it streams by. The parser knows the five entities of XML alone, so that none can grow. */
export function parseWxr(xml: string): Wxr {
  const wxr: Wxr = { version: null, siteUrl: null, items: [] };
  const open: { name: string; attributes: Record<string, string>; text: string }[] = [];
  let skipped = 0;
  let item: WxrItem | null = null;
  let metaKey = "";

  function close(name: string, attributes: Record<string, string>, text: string) {
    const parent = open.at(-1)?.name;
    if (item === null) {
      if (parent === "channel" && name === "wp:wxr_version") wxr.version = text.trim();
      const isAddress = name === "wp:base_blog_url" || (name === "link" && wxr.siteUrl === null);
      if (parent === "channel" && isAddress) wxr.siteUrl = text.trim();
    } else if (name === "item") {
      wxr.items.push(item);
      item = null;
    } else if (parent === "item") {
      if (name === "category") item.categories.push({ domain: attributes.domain ?? "", name: text.trim() });
      else if (name === "wp:comment") item.comments += 1;
      else if (!item.fields.has(name)) item.fields.set(name, text);
    } else if (parent === "wp:postmeta") {
      if (name === "wp:meta_key") metaKey = text.trim();
      if (name === "wp:meta_value" && metaKey !== "" && !item.meta.has(metaKey)) item.meta.set(metaKey, text);
    }
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length >= maxDepth) {
          skipped += 1;
          return;
        }
        open.push({ name, attributes, text: "" });
        if (name === "item") item = { fields: new Map(), categories: [], meta: new Map(), comments: 0 };
        if (name === "wp:postmeta") metaKey = "";
      },
      ontext(text) {
        const element = open.at(-1);
        if (element !== undefined && skipped === 0 && element.text.length <= maxText) element.text += text;
      },
      onclosetag() {
        if (skipped > 0) {
          skipped -= 1;
          return;
        }
        const element = open.pop();
        if (element !== undefined) close(element.name, element.attributes, element.text);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return wxr;
}
