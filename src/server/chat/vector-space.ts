/** How often a text has each of its terms. */
export type Terms = ReadonlyMap<string, number>;

/**
 * Where the terms stand: for each the texts that have it, and how much each says with it, one run after the other. Thousands
 * of texts take 30 MB as maps and arrays of their own.
 */
interface Places {
  /** Where the run of a term begins and ends. */
  runs: ReadonlyMap<string, readonly [start: number, end: number]>;
  texts: Uint16Array;
  shares: Float32Array;
}

/**
 * Compares texts by the terms that they have in common: gives how close each of `texts` is to another one, from 0 to 1 (the
 * cosine of the angle between them). A term counts by its weight, and the more often it stands, the less once more says.
 */
export function createVectorSpace(texts: readonly Terms[], weightOf: (term: string) => number) {
  const shareOf = (term: string, times: number) => Math.sqrt(times) * weightOf(term);
  const lengthOf = (terms: Terms) => Math.hypot(...[...terms].map(([term, times]) => shareOf(term, times)));
  const places = placesIn(texts, shareOf, lengthOf);
  // The texts themselves are not kept.
  const count = texts.length;

  return (terms: Terms): Float64Array => {
    const close = new Float64Array(count);
    const length = lengthOf(terms);
    for (const [term, times] of terms) {
      const [start, end] = places.runs.get(term) ?? [0, 0];
      const share = shareOf(term, times) / length;
      for (let at = start; at < end; at++) {
        const text = places.texts[at] ?? 0;
        close[text] = (close[text] ?? 0) + share * (places.shares[at] ?? 0);
      }
    }
    return close;
  };
}

function placesIn(
  texts: readonly Terms[],
  shareOf: (term: string, times: number) => number,
  lengthOf: (terms: Terms) => number,
): Places {
  const found = new Map<string, { text: number; share: number }[]>();
  for (const [text, terms] of texts.entries()) {
    const length = lengthOf(terms);
    for (const [term, times] of terms) {
      const known = found.get(term) ?? [];
      known.push({ text, share: shareOf(term, times) / length });
      found.set(term, known);
    }
  }
  const all = [...found.values()].flat();
  const runs = new Map<string, [number, number]>();
  let start = 0;
  for (const [term, { length }] of found) {
    runs.set(term, [start, start + length]);
    start += length;
  }
  return {
    runs,
    texts: Uint16Array.from(all, ({ text }) => text),
    shares: Float32Array.from(all, ({ share }) => share),
  };
}

/** The terms of a list, counted. */
export function countTerms(terms: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
