interface ChangedPart {
  /** Its first offset, and the one after its last. */
  from: number;
  to: number;
}

/** The one range of a list that another list replaces by something else. */
export function changedPart<T>(before: ArrayLike<T>, after: ArrayLike<T>): ChangedPart {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let same = 0;
  const last = (list: ArrayLike<T>) => list[list.length - 1 - same];
  while (same < shorter - from && last(before) === last(after)) same += 1;
  return { from, to: before.length - same };
}

const step = 1_000;

/** The same of texts, and what the other one has there. Compared letter by letter, a long text takes 40 times as long. */
export function changedText(before: string, after: string): ChangedPart & { insert: string } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  const first = (text: string) => text.slice(from, from + step);
  while (from + step <= shorter && first(before) === first(after)) from += step;
  let same = 0;
  const last = (text: string) => text.slice(text.length - same - step, text.length - same);
  while (same + step <= shorter - from && last(before) === last(after)) same += step;
  const between = (text: string) => text.slice(from, text.length - same);
  const part = changedPart(between(before), between(after));
  const to = from + part.to;
  from += part.from;
  return { from, to, insert: after.slice(from, after.length - (before.length - to)) };
}
