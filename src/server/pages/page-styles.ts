/** Where the build writes the parts of its style sheets, below the folder of the browser's files. */
export const stylePartsFile = ".vite/style-parts.json";

/** What the build took a style sheet apart into. */
export type StylePart =
  /** Holds on every page. */
  | string
  /** Each selector with what a page must have for it to fit anything: `h2`, `.card`, `data-tone="night"`. */
  | { selectors: { selector: string; needs: string[] }[]; body: string }
  | { block: string; parts: StylePart[] };

const keyframes = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;
const customProperties = /(?<=[{;])(--[\w-]+):[^;{}]*;?/g;
const closedDialogs = /(?<=<dialog )[^>]*>.*?<\/dialog>/gs;

/** The rules of the sheets that fit something in the markup: how it looks before anybody does anything. */
export function stylesFor(markup: string, sheets: StylePart[][]): string {
  const styles = writeRules(sheets.flat(), namesIn(markup.replace(closedDialogs, "")));
  return withoutUnusedProperties(withoutUnusedKeyframes(styles), markup);
}

/** Takes out the custom properties that neither a rule nor an element reads, and what only these have read. */
function withoutUnusedProperties(styles: string, markup: string): string {
  const read = new Set((styles + markup).match(/(?<=var\()--[\w-]+/g));
  const kept = styles.replace(customProperties, (all, name: string) => (read.has(name) ? all : ""));
  return kept === styles ? kept : withoutUnusedProperties(kept, markup);
}

function withoutUnusedKeyframes(styles: string): string {
  return styles.replace(keyframes, (rule: string, name: string) =>
    styles.indexOf(name) === styles.lastIndexOf(name) ? "" : rule,
  );
}

function namesIn(markup: string): Set<string> {
  const names = new Set<string>();
  for (const [, element = ""] of markup.matchAll(/<([a-z][\w-]*)/g)) names.add(element);
  for (const [, attribute = ""] of markup.matchAll(/ ((?:aria|data)-[\w-]+="[\w-]*")/g)) names.add(attribute);
  for (const [, classes = ""] of markup.matchAll(/ class="([^"]*)"/g)) {
    for (const name of classes.split(" ")) names.add(`.${name}`);
  }
  return names;
}

function writeRules(parts: StylePart[], names: Set<string>): string {
  const rules = parts.map((part) => {
    if (typeof part === "string") return part;
    if ("block" in part) {
      const rules = writeRules(part.parts, names);
      // An empty layer still sets the order of the layers.
      return rules !== "" || part.block.startsWith("@layer") ? `${part.block}{${rules}}` : "";
    }
    const fitting = part.selectors.filter(({ needs }) => needs.every((name) => names.has(name)));
    return fitting.length > 0 ? fitting.map(({ selector }) => selector).join() + part.body : "";
  });
  return rules.join("");
}
