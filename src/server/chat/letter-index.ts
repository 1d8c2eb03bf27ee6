/** As many letters as most roots of words have. */
const runLength = 4;
const maxLetters = 300;

/** A text's runs of letters, and how often it has each. */
export type Runs = ReadonlyMap<string, number>;

/** An inverted index: for each run of four letters the texts that have it, and the share that it has of each. */
export interface LetterIndex {
  /** How many texts there are. */
  count: number;
  /** Which of the lists is a run's; each begins at its start and ends at the next one's. */
  lists: ReadonlyMap<string, number>;
  starts: Uint32Array;
  texts: Uint16Array;
  shares: Float32Array;
}

/** The runs of four letters of a text in lower case, each once: what words have in common that are not the same. */
export function runsOf(plain: string): Runs {
  const text = ` ${plain.replace(/[^\p{L}\p{N} ]/gu, "").slice(0, maxLetters)} `;
  const runs = new Map<string, number>();
  for (let at = 0; at + runLength <= text.length; at++) runs.set(text.slice(at, at + runLength), 1);
  return runs;
}

/** The runs of several texts together: each counts as often as texts have it. */
export function sumOfRuns(all: readonly Runs[]): Runs {
  const sum = new Map<string, number>();
  for (const runs of all) for (const [run, times] of runs) sum.set(run, (sum.get(run) ?? 0) + times);
  return sum;
}

/** Indexes at most 65,535 texts. */
export function createLetterIndex(texts: readonly Runs[]): LetterIndex {
  const counts = new Map<string, number>();
  for (const runs of texts) for (const run of runs.keys()) counts.set(run, (counts.get(run) ?? 0) + 1);
  const lists = new Map(Array.from(counts.keys(), (run, list) => [run, list]));
  const starts = new Uint32Array(counts.size + 1);
  for (const [list, count] of [...counts.values()].entries()) starts[list + 1] = (starts[list] ?? 0) + count;
  const size = starts.at(-1) ?? 0;
  const index = {
    count: texts.length,
    lists,
    starts,
    texts: new Uint16Array(size),
    shares: new Float32Array(size),
  };
  const next = starts.slice();
  for (const [text, runs] of texts.entries()) {
    const length = lengthOf(runs);
    for (const [run, times] of runs) {
      const list = lists.get(run) ?? 0;
      const at = next[list] ?? 0;
      index.texts[at] = text;
      // The more often a run stands, the less once more says.
      index.shares[at] = Math.sqrt(times) / length;
      next[list] = at + 1;
    }
  }
  return index;
}

/** The cosine similarity of each text of an index to another one, from 0 to 1. */
export function similarTexts(index: LetterIndex, runs: Runs): Float32Array {
  const found = new Float32Array(index.count);
  const length = lengthOf(runs);
  for (const [run, times] of runs) {
    const list = index.lists.get(run);
    if (list === undefined) continue;
    const share = Math.sqrt(times) / length;
    for (let at = index.starts[list] ?? 0, end = index.starts[list + 1] ?? 0; at < end; at++) {
      const text = index.texts[at] ?? 0;
      found[text] = (found[text] ?? 0) + share * (index.shares[at] ?? 0);
    }
  }
  return found;
}

function lengthOf(runs: Runs): number {
  let square = 0;
  for (const times of runs.values()) square += times;
  return Math.sqrt(square) || 1;
}
