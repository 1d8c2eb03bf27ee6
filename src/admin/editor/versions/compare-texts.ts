import { diffLines, diffWordsWithSpace } from "diff";

export interface TextPart {
  kind: "same" | "added" | "removed";
  text: string;
}

// Comparing long texts that share little word by word would take minutes.
const patienceMs = 300;
const context = 160;

/** Compares by word; by line, or as a whole, where that would take too long. */
export function compareTexts(before: string, after: string): TextPart[] {
  if (before === after) return before === "" ? [] : [{ kind: "same", text: before }];
  const options = { timeout: patienceMs };
  const changes = diffWordsWithSpace(before, after, options) ?? diffLines(before, after, options);
  if (changes === undefined) {
    const whole: TextPart[] = [
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ];
    return whole.filter(({ text }) => text !== "");
  }
  return changes.map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
}

/** Shortens long unchanged parts to an ellipsis between the text beside two changes. */
export function aroundChanges(parts: readonly TextPart[]): TextPart[] {
  return parts.map((part, index) => {
    const { kind, text } = part;
    if (kind !== "same" || text.length <= 2 * context) return part;
    const start = index === 0 ? "" : `${text.slice(0, context)} `;
    const end = index === parts.length - 1 ? "" : ` ${text.slice(-context)}`;
    return { kind, text: `${start}…${end}` };
  });
}
