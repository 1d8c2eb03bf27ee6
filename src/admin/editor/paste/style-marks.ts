import type { Element } from "hast";

/** What styles stand for, and the element that says it; the first is the innermost. */
const meanings = [
  [
    "code",
    /(?<![\w-])font-family\s*:\s*["']?(?:courier|consolas|menlo|monaco|roboto mono|source code|ui-monospace|monospace)/i,
  ],
  ["del", /(?<![\w-])text-decoration(?:-line)?\s*:[^;]*line-through/i],
  ["em", /(?<![\w-])font-style\s*:\s*(?:italic|oblique)/i],
  ["strong", /(?<![\w-])font-weight\s*:\s*(?:bold|bolder|[6-9]00)/i],
] as const;

const same: Record<string, readonly string[]> = {
  code: ["code", "kbd", "samp", "tt"],
  del: ["del", "s", "strike"],
  em: ["em", "i"],
  strong: ["strong", "b"],
};

/** What an element's styles say beyond its name, as names of elements. */
export function marksOf({ tagName, properties }: Element): string[] {
  const style = String(properties.dataStyle ?? "");
  if (style === "") return [];
  return meanings.flatMap(([mark, styles]) =>
    styles.test(style) && !same[mark]?.includes(tagName) ? [mark] : [],
  );
}
