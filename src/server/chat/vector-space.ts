/** A text's terms, each once, with how often it has them. */
export type Terms = readonly (readonly [term: string, times: number])[];

/**
 * Texts by the terms that they have: for each term the texts that have it, and how much each says with it, one run after the
 * other. Thousands of texts take 30 MB as maps and arrays of their own.
 */
export interface VectorSpace {
  /** How many texts there are. */
  count: number;
  /** Which of the runs is a term's, and where each begins: the next one's begin is its end. */
  runs: ReadonlyMap<string, number>;
  starts: Uint32Array;
  texts: Uint16Array;
  shares: Float32Array;
}

type WeightOf = (term: string) => number;

/** Makes texts comparable with others. A term counts by its weight, and the more often it stands, the less once more says. */
export function createVectorSpace(texts: readonly Terms[], weightOf: WeightOf): VectorSpace {
  const counts = new Map<string, number>();
  for (const terms of texts) for (const [term] of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const runs = new Map(Array.from(counts.keys(), (term, run) => [term, run]));
  const starts = new Uint32Array(counts.size + 1);
  for (const [run, count] of [...counts.values()].entries()) starts[run + 1] = (starts[run] ?? 0) + count;
  const size = starts.at(-1) ?? 0;
  const space = {
    count: texts.length,
    runs,
    starts,
    texts: new Uint16Array(size),
    shares: new Float32Array(size),
  };
  const next = starts.slice();
  for (const [text, terms] of texts.entries()) {
    const length = lengthOf(terms, weightOf);
    for (const [term, times] of terms) {
      const run = runs.get(term) ?? 0;
      const at = next[run] ?? 0;
      space.texts[at] = text;
      space.shares[at] = shareOf(times, weightOf(term)) / length;
      next[run] = at + 1;
    }
  }
  return space;
}

/** How close each text of a space is to another one, from 0 to 1: the cosine of the angle between them. */
export function closeIn(space: VectorSpace, terms: Terms, weightOf: WeightOf): Float64Array {
  const close = new Float64Array(space.count);
  const length = lengthOf(terms, weightOf);
  for (const [term, times] of terms) {
    const run = space.runs.get(term);
    if (run === undefined) continue;
    const share = shareOf(times, weightOf(term)) / length;
    for (let at = space.starts[run] ?? 0, end = space.starts[run + 1] ?? 0; at < end; at++) {
      const text = space.texts[at] ?? 0;
      close[text] = (close[text] ?? 0) + share * (space.shares[at] ?? 0);
    }
  }
  return close;
}

const shareOf = (times: number, weight: number) => Math.sqrt(times) * weight;

function lengthOf(terms: Terms, weightOf: WeightOf): number {
  let square = 0;
  for (const [term, times] of terms) square += shareOf(times, weightOf(term)) ** 2;
  return Math.sqrt(square);
}

/** The terms of a list, counted. */
export function countTerms(terms: Iterable<string>): Terms {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return [...counts];
}

/** The terms of a list, each counted as one. */
export function distinctTerms(terms: Iterable<string>): Terms {
  return Array.from(new Set(terms), (term) => [term, 1] as const);
}
