/** The one range of a text that another text replaces by something else: its first offset, and the one after its last. */
export function changedPart(before: string, after: string): { from: number; to: number } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from += 1;
  let same = 0;
  const last = (text: string) => text.charCodeAt(text.length - 1 - same);
  while (same < shorter - from && last(before) === last(after)) same += 1;
  return { from, to: before.length - same };
}
