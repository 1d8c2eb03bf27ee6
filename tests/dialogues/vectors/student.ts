/** A bag-of-words model: the embedding of a text is the sum of the vectors of its words and bigrams. */
export interface Student {
  start: Float64Array;
  terms: Float64Array[];
}

export interface Lesson {
  terms: number[];
  meaning: Float64Array;
  /** The answer that this text is an example of; null for other texts. */
  answer: number | null;
}

const epochs = 5;
const epochsOfAnswers = 3;
const batch = 64;
const sharpness = 10;
/** L2 regularization towards the initial vectors. */
const hold = 5e-4;

/** Distils the teacher's embeddings, then moves examples towards the mean of their answer. */
export function learn(student: Student, lessons: readonly Lesson[]): void {
  const step = createStepper(student);
  for (let epoch = 0, rate = 0.004; epoch < epochs; epoch++, rate *= 0.85)
    inBatches(lessons, (lesson) => pull(student, lesson, []), step, rate);
  const examples = lessons.filter(({ answer }) => answer !== null);
  for (let epoch = 0; epoch < epochsOfAnswers; epoch++) {
    const centres = centresOf(student, examples);
    inBatches(examples, (lesson) => pull(student, lesson, centres), step, 0.002);
  }
}

function pull(
  student: Student,
  { terms, meaning, answer }: Lesson,
  centres: readonly Float64Array[],
): Float64Array {
  const sum = sumOf(student, terms);
  const length = lengthOf(sum);
  const now = sum.map((value) => value / length);
  const wanted = meaning.map((value) => -(centres.length === 0 ? 1 : 2) * value);
  if (answer !== null && centres.length > 0) {
    const scores = centres.map((centre) => sharpness * dot(centre, now));
    const best = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - best));
    const whole = shares.reduce((all, share) => all + share, 0);
    for (const [at, centre] of centres.entries()) {
      const share = (shares[at] / whole - (at === answer ? 1 : 0)) * Math.sqrt(sharpness);
      for (let k = 0; k < wanted.length; k++) wanted[k] += share * centre[k];
    }
  }
  const along = dot(wanted, now);
  return wanted.map((value, at) => (value - along * now[at]) / length);
}

/** Adam with sparse updates: only the terms of a batch. */
function createStepper({ start, terms }: Student) {
  const all = [start, ...terms];
  const began = all.map((vector) => vector.slice());
  const drift = all.map((vector) => new Float64Array(vector.length));
  const swing = all.map((vector) => new Float64Array(vector.length));
  return (slopes: ReadonlyMap<number, Float64Array>, count: number, rate: number): void => {
    for (const [place, slope] of slopes) {
      const vector = all[place];
      for (let at = 0; at < vector.length; at++) {
        const value = slope[at] / count + (place === 0 ? 0 : hold * (vector[at] - began[place][at]));
        drift[place][at] = 0.9 * drift[place][at] + 0.1 * value;
        swing[place][at] = 0.99 * swing[place][at] + 0.01 * value ** 2;
        vector[at] -= (rate * drift[place][at]) / (Math.sqrt(swing[place][at]) + 1e-8);
      }
    }
  };
}

function inBatches(
  lessons: readonly Lesson[],
  slopeOf: (lesson: Lesson) => Float64Array,
  step: ReturnType<typeof createStepper>,
  rate: number,
): void {
  const order = shuffled(lessons);
  for (let from = 0; from < order.length; from += batch) {
    const some = order.slice(from, from + batch);
    const slopes = new Map<number, Float64Array>();
    for (const lesson of some) {
      if (lesson.terms.length === 0) continue;
      const slope = slopeOf(lesson);
      // The start vector precedes the terms' vectors.
      for (const place of [-1, ...lesson.terms]) {
        const sum = slopes.get(place + 1) ?? new Float64Array(slope.length);
        for (let at = 0; at < slope.length; at++) sum[at] += slope[at];
        slopes.set(place + 1, sum);
      }
    }
    step(slopes, some.length, rate);
  }
}

function centresOf(student: Student, examples: readonly Lesson[]): Float64Array[] {
  const sums: Float64Array[] = [];
  for (const { terms, answer } of examples) {
    const sum = sumOf(student, terms);
    const length = lengthOf(sum);
    const centre = sums[answer ?? 0] ?? new Float64Array(sum.length);
    sums[answer ?? 0] = centre;
    for (let at = 0; at < sum.length; at++) centre[at] += sum[at] / length;
  }
  return sums.map((sum) => sum.map((value) => value / lengthOf(sum)));
}

function sumOf({ start, terms }: Student, places: readonly number[]): Float64Array {
  const sum = start.slice();
  for (const place of places) for (let at = 0; at < sum.length; at++) sum[at] += terms[place][at];
  return sum;
}

const dot = (one: Float64Array, other: Float64Array) =>
  one.reduce((sum, value, at) => sum + value * other[at], 0);
export const lengthOf = (vector: Float64Array) => Math.sqrt(dot(vector, vector)) + 1e-9;

/** A fixed seed makes runs reproducible. */
let seed = 1;
function random(): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
}

function shuffled<T>(list: readonly T[]): T[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
  }
  return mixed;
}
