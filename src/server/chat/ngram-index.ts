/** As many letters as most roots of words have. */
const ngramLength = 4;
const maxLetters = 300;

/** A text's ngrams of letters, and how often it has each. */
export type Ngrams = ReadonlyMap<string, number>;

/** An inverted index: for each ngram of four letters the texts that have it, and the weight that it has of each. */
export interface NgramIndex {
  /** How many texts there are. */
  count: number;
  /** Which of the lists is a ngram's; each begins at its start and ends at the next one's. */
  postings: ReadonlyMap<string, number>;
  starts: Uint32Array;
  texts: Uint16Array;
  weights: Float32Array;
}

/** The ngrams of four letters of a text in lower case, each once: what words have in common that are not the same. */
export function ngramsOf(plain: string): Ngrams {
  const text = ` ${plain.replace(/[^\p{L}\p{N} ]/gu, "").slice(0, maxLetters)} `;
  const ngrams = new Map<string, number>();
  for (let at = 0; at + ngramLength <= text.length; at++) ngrams.set(text.slice(at, at + ngramLength), 1);
  return ngrams;
}

/** The ngrams of several texts together: each counts as often as texts have it. */
export function sumNgrams(all: readonly Ngrams[]): Ngrams {
  const sum = new Map<string, number>();
  for (const ngrams of all)
    for (const [ngram, times] of ngrams) sum.set(ngram, (sum.get(ngram) ?? 0) + times);
  return sum;
}

/** Indexes at most 65,535 texts. */
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
      // The more often a ngram stands, the less once more says.
      index.weights[at] = Math.sqrt(times) / norm;
      next[list] = at + 1;
    }
  }
  return index;
}

/** The cosine similarity of each text of an index to another one, from 0 to 1. */
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
