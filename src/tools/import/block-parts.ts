import * as v from "valibot";

/** What the export has for the blocks that only name their content. */
export interface BlockSources {
  /** The content of a shared block by its id; undefined for one that the export does not have. */
  sharedBlock(id: number): string | undefined;
  /** The notes of the post, as WordPress keeps them beside its text: JSON, or "". */
  footnotes: string;
}

/** A block without content of its own. WordPress writes two dashes and ">" in its settings otherwise. */
const block = /<!--\s+wp:([a-z][\w-]*(?:\/[\w-]+)?)\s+(\{[^>]{0,20000}\}\s+)?\/-->/g;

/** Blocks of a text that are empty, and show nothing. */
const empty = /^(?:paragraph|html|freeform|shortcode|more|nextpage|missing|heading|list)$/;

const maxDepth = 5;
/** Longer texts are left out anyway. */
const maxLength = 2_000_000;

const settingsSchema = v.pipe(v.string(), v.parseJson(), v.object({ ref: v.number() }));
const footnotesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]+$/)), content: v.string() })),
);

/** Puts shared blocks and footnotes into a text, which only names them. `notes` are about what cannot be shown. */
export function completeBlocks(
  html: string,
  { sharedBlock, footnotes }: BlockSources,
): { html: string; notes: string[] } {
  const unknown = new Set<string>();
  let isMissing = false;
  let length = html.length;
  const text = complete(html, []);
  const listed = footnoteList(text, footnotes);
  const notes = [
    ...(isMissing ? ["it shows a shared block that the export does not have"] : []),
    ...(listed === null ? ["its footnotes cannot be read"] : []),
    ...(unknown.size > 0
      ? [`the text has blocks that only WordPress shows: ${[...unknown].join(", ")}`]
      : []),
  ];
  return { html: text + (listed ?? ""), notes };

  function complete(part: string, within: readonly number[]): string {
    return part.replace(block, (whole, name: string, settings = "") => {
      if (name === "footnotes" || empty.test(name)) return whole;
      const found = v.safeParse(settingsSchema, settings);
      if (name !== "block" || !found.success) {
        unknown.add(name);
        return whole;
      }
      const { ref } = found.output;
      const shared = within.includes(ref) || within.length >= maxDepth ? undefined : sharedBlock(ref);
      length += shared?.length ?? 0;
      if (shared === undefined || length > maxLength) {
        isMissing = true;
        return whole;
      }
      return complete(shared, [...within, ref]);
    });
  }
}

/** The list that WordPress shows below the text; null where there are notes that cannot be read. */
function footnoteList(html: string, footnotes: string): string | null {
  const places = new Set([...html.matchAll(/\sdata-fn="([\w-]+)"/g)].map(([, id]) => id));
  if (places.size === 0) return "";
  const found = v.safeParse(footnotesSchema, footnotes);
  if (!found.success) return null;
  const items = found.output
    .filter(({ id }) => places.has(id))
    .map(({ id, content }) => `<li id="${id}">${content} <a href="#${id}-link">↩</a></li>`);
  return `<ol class="wp-block-footnotes">${items.join("")}</ol>`;
}
