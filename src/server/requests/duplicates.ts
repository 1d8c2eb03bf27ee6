import { isDeepStrictEqual } from "node:util";

/** Within this time the same words are the same request: whoever saw no answer sends it again. */
const repeatMs = 10 * 60 * 1000;

interface Kept {
  id: string;
  createdAt: string;
  handledAt: string | null;
}

/** The kept forms with the next one added, unless one of the last 10 minutes says the same, word for word. */
export function addOnce<T extends Kept>(kept: readonly T[], next: T): T[] {
  const since = Date.parse(next.createdAt) - repeatMs;
  const repeats = kept.some(
    (earlier) => Date.parse(earlier.createdAt) >= since && isDeepStrictEqual(wordsOf(earlier), wordsOf(next)),
  );
  return repeats ? [...kept] : [...kept, next];
}

function wordsOf(form: Kept) {
  return { ...form, id: "", createdAt: "", handledAt: null };
}
