/** How often a text has each of its terms. */
export type Terms = ReadonlyMap<string, number>;

/** Where a term stands: the texts that have it, and how much each says with it. */
interface Places {
  texts: Uint16Array;
  shares: Float64Array;
}

/**
 * Compares texts by the terms that they have in common: gives how close each of `texts` is to another one, from 0 to 1 (the
 * cosine of the angle between them). A term counts by its weight, and the more often it stands, the less once more says.
 */
export function createVectorSpace(texts: readonly Terms[], weightOf: (term: string) => number) {
  const shareOf = (term: string, times: number) => Math.sqrt(times) * weightOf(term);
  const lengthOf = (terms: Terms) => Math.hypot(...[...terms].map(([term, times]) => shareOf(term, times)));

  const places = placesIn(texts, shareOf, lengthOf);
  // The texts themselves are not kept: thousands of them take 20 MB.
  const count = texts.length;

  return (terms: Terms): Float64Array => {
    const close = new Float64Array(count);
    const length = lengthOf(terms);
    for (const [term, times] of terms) {
      const found = places.get(term);
      if (found === undefined) continue;
      const share = shareOf(term, times) / length;
      for (const [at, text] of found.texts.entries())
        close[text] = (close[text] ?? 0) + share * (found.shares[at] ?? 0);
    }
    return close;
  };
}

function placesIn(
  texts: readonly Terms[],
  shareOf: (term: string, times: number) => number,
  lengthOf: (terms: Terms) => number,
): Map<string, Places> {
  const found = new Map<string, { texts: number[]; shares: number[] }>();
  for (const [text, terms] of texts.entries()) {
    const length = lengthOf(terms);
    for (const [term, times] of terms) {
      const known = found.get(term) ?? { texts: [], shares: [] };
      known.texts.push(text);
      known.shares.push(shareOf(term, times) / length);
      found.set(term, known);
    }
  }
  return new Map(
    [...found].map(([term, { texts, shares }]) => [
      term,
      { texts: Uint16Array.from(texts), shares: Float64Array.from(shares) },
    ]),
  );
}

/** The terms of a list, counted. */
export function countTerms(terms: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
