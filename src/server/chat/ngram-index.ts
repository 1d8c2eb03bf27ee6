/** About the length of most word stems. */
const ngramLength = 4;
const maxLetters = 300;

type Ngrams = ReadonlyMap<string, number>;

/** An inverted index: the postings of list n are `texts` and `weights` from `starts[n]` to `starts[n + 1]`. */
export interface NgramIndex {
  count: number;
  postings: ReadonlyMap<string, number>;
  starts: Uint32Array;
  texts: Uint16Array;
  weights: Float32Array;
}

export function ngramsOf(normalized: string): Ngrams {
  const text = ` ${normalized.replace(/[^\p{L}\p{N} ]/gu, "").slice(0, maxLetters)} `;
  const ngrams = new Map<string, number>();
  for (let at = 0; at + ngramLength <= text.length; at++) ngrams.set(text.slice(at, at + ngramLength), 1);
  return ngrams;
}

export function sumNgrams(all: readonly Ngrams[]): Ngrams {
  const sum = new Map<string, number>();
  for (const ngrams of all)
    for (const [ngram, times] of ngrams) sum.set(ngram, (sum.get(ngram) ?? 0) + times);
  return sum;
}

/** Takes at most 65,535 texts. */
export function createNgramIndex(texts: readonly Ngrams[]): NgramIndex {
  const counts = new Map<string, number>();
  for (const ngrams of texts)
    for (const ngram of ngrams.keys()) counts.set(ngram, (counts.get(ngram) ?? 0) + 1);
  const postings = new Map(Array.from(counts.keys(), (ngram, list) => [ngram, list]));
  const starts = new Uint32Array(counts.size + 1);
  for (const [list, count] of [...counts.values()].entries()) starts[list + 1] = (starts[list] ?? 0) + count;
  const size = starts.at(-1) ?? 0;
  const index = {
    count: texts.length,
    postings,
    starts,
    texts: new Uint16Array(size),
    weights: new Float32Array(size),
  };
  const next = starts.slice();
  for (const [text, ngrams] of texts.entries()) {
    const norm = normOf(ngrams);
    for (const [ngram, times] of ngrams) {
      const list = postings.get(ngram) ?? 0;
      const at = next[list] ?? 0;
      index.texts[at] = text;
      // The square root dampens frequent n-grams.
      index.weights[at] = Math.sqrt(times) / norm;
      next[list] = at + 1;
    }
  }
  return index;
}

export function ngramSimilarities(index: NgramIndex, ngrams: Ngrams): Float32Array {
  const found = new Float32Array(index.count);
  const norm = normOf(ngrams);
  for (const [ngram, times] of ngrams) {
    const list = index.postings.get(ngram);
    if (list === undefined) continue;
    const weight = Math.sqrt(times) / norm;
    for (let at = index.starts[list] ?? 0, end = index.starts[list + 1] ?? 0; at < end; at++) {
      const text = index.texts[at] ?? 0;
      found[text] = (found[text] ?? 0) + weight * (index.weights[at] ?? 0);
    }
  }
  return found;
}

function normOf(ngrams: Ngrams): number {
  let square = 0;
  for (const times of ngrams.values()) square += times;
  return Math.sqrt(square) || 1;
}
