/** The one range of a text or a list that another replaces by something else: its first offset, and the one after its last. */
export function changedPart<T>(before: ArrayLike<T>, after: ArrayLike<T>): { from: number; to: number } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  const last = (list: ArrayLike<T>) => list[list.length - 1 - same];
  while (same < shorter - from && last(before) === last(after)) same += 1;
  return { from, to: before.length - same };
}
