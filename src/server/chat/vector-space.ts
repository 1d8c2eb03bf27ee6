/** A text's terms, each once, with how often it has them. */
export type Terms = readonly (readonly [term: string, times: number])[];

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
  const lengthOf = (terms: Terms) => {
    let square = 0;
    for (const [term, times] of terms) square += shareOf(term, times) ** 2;
    return Math.sqrt(square);
  };
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
  const counts = new Map<string, number>();
  for (const terms of texts) for (const [term] of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const runs = new Map<string, [start: number, end: number]>();
  let size = 0;
  for (const [term, count] of counts) {
    runs.set(term, [size, size]);
    size += count;
  }
  const places = { runs, texts: new Uint16Array(size), shares: new Float32Array(size) };
  for (const [text, terms] of texts.entries()) {
    const length = lengthOf(terms);
    for (const [term, times] of terms) {
      const run = runs.get(term);
      if (run === undefined) continue;
      places.texts[run[1]] = text;
      places.shares[run[1]] = shareOf(term, times) / length;
      run[1]++;
    }
  }
  return places;
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
