import { notFound, notFoundButRelated } from "../../content/chat/replies.ts";
import { type Candidate, type Context, contextAfter, noContext } from "../../src/server/chat/context.ts";
import { parseMessage } from "../../src/server/chat/message.ts";
import { rank } from "../../src/server/chat/ranker.ts";
import { weights as rankingWeights } from "../../src/server/chat/ranker-weights.ts";
import { createChatParts } from "./ask.ts";
import { type Dialogue, faultsOf, inventedIn, type Turn } from "./dialogue.ts";
import {
  followUps,
  moreWays,
  offTopicLearned,
  twenty,
  unanswerable,
  unanswerableOfSubject,
} from "./single-questions.ts";

/** New weights change replies and thus the context of later turns, so learning repeats. */
const rounds = 3;
const epochs = 40;
const rate = 0.15;
/** L2 regularization; weaker for the fallback's features, since few turns train them. */
const decay = 0.5;
const fallbackDecay = 0.35;

const dialogueTurnsPerTest = 5;

const inventedPenalty = 6;

/** A copy, because cross-validation overwrites the weights. */
const lastWeights = { ...rankingWeights };

export type Weights = typeof rankingWeights;

const names = Object.keys(lastWeights) as (keyof Weights)[];
const decayByFeature = names.map((name) => (name.startsWith("miss") ? fallbackDecay : decay));

/** A turn with its candidates; `features` has a row for each candidate. */
interface Sample {
  candidates: readonly Candidate[];
  features: Float32Array;
  isRight: readonly boolean[];
  isInvented: readonly boolean[];
}

const { spelling, candidatesFor, textFor } = createChatParts();
const known = new Map<string, Sample>();

/** Cached, since most samples are the same in each round. */
function sampleOf(say: string, before: Context, judge: Judge, name: string): Sample {
  const key = JSON.stringify([name, before.subject, before.lastQuestion, sourceOf(before.lastReply)]);
  const sample = known.get(key) ?? makeSample(say, before, judge);
  known.set(key, sample);
  return sample;
}

type Judge = (text: string) => { isRight: boolean; isInvented: boolean };

function makeSample(say: string, before: Context, judge: Judge): Sample {
  const message = parseMessage(spelling.correct(say), before.subject);
  const candidates = candidatesFor(message, before);
  const judged = candidates.map((one) => judge(textFor(one, message, contextAfter(message, before, one))));
  return {
    candidates,
    features: Float32Array.from(
      candidates.flatMap(({ features }) => names.map((name) => features[name] ?? 0)),
    ),
    isRight: judged.map(({ isRight }) => isRight),
    isInvented: judged.map(({ isInvented }) => isInvented),
  };
}

function sourceOf(last: Candidate | null): string {
  if (last?.kind === "answer") return last.answer.questions[0] ?? "";
  return last?.kind === "passage" ? last.passage.id : "";
}

function samplesOf(
  messages: readonly string[],
  judgeOf: (turn: number) => Judge,
  weights: Weights,
  name: string,
): Sample[] {
  let topic = noContext;
  return messages.map((say, turn) => {
    const sample = sampleOf(say, topic, judgeOf(turn), `${name} ${turn}`);
    topic = contextAfter(
      parseMessage(spelling.correct(say), topic.subject),
      topic,
      rank(sample.candidates, weights)[0],
    );
    return sample;
  });
}

function samplesOfDialogue({ id, turns }: Dialogue, weights: Weights): Sample[] {
  const judgeOf =
    (turn: Turn): Judge =>
    (text) => ({
      isRight: faultsOf(turn, text).length === 0,
      isInvented: inventedIn(turn, text).length > 0,
    });
  const judges = turns.map(judgeOf);
  return samplesOf(
    turns.map(({ say }) => say),
    (turn) => judges[turn] as Judge,
    weights,
    id,
  );
}

/** The likelihood of right candidates in each turn; `plain` leaves out example questions of paragraphs. */
export function rightLikelihoodsOf(
  dialogue: Dialogue,
  weights: Weights,
): { asIs: number[]; plain: number[] } {
  const by = Float64Array.from(names, (name) => weights[name]);
  const rightIn = (sample: Sample) =>
    likelihoodsOf(sample, by).reduce((sum, one, at) => sum + (sample.isRight[at] ? one : 0), 0);
  const samples = samplesOfDialogue(dialogue, weights);
  return {
    asIs: samples.map(rightIn),
    plain: samples.filter(isOfArticles).flatMap((sample) => withoutParagraphs(sample).map(rightIn)),
  };
}

function isOfArticles({ candidates, isRight }: Sample): boolean {
  const right = candidates.filter((_, at) => isRight[at]);
  return right.length > 0 && right.every((one) => one.kind === "passage" && one.passage.isArticle);
}

function samplesOfTests(weights: Weights): Sample[] {
  const last = (messages: readonly string[], isRight: (text: string) => boolean) =>
    samplesOf(
      messages,
      () => (text) => ({ isRight: isRight(text), isInvented: false }),
      weights,
      `also ${messages.join()}`,
    ).slice(-1);
  return [
    ...[...unanswerable, ...unanswerableOfSubject, ...offTopicLearned].flatMap((say) =>
      last([say], (text) => text.startsWith(notFound) || text.startsWith(notFoundButRelated)),
    ),
    ...[...twenty, ...moreWays].flatMap(([say, fact, path]) =>
      last([say], (text) => text.includes(fact) && text.includes(path)),
    ),
    ...followUps.flatMap(([messages, answer]) => last(messages, (text) => answer.test(text))),
  ];
}

/** Also trains without example questions of paragraphs, since editors' articles have none. */
function withPlainArticles(sample: Sample): Sample[] {
  return [sample, ...withoutParagraphs(sample).filter(isInformative)];
}

function withoutParagraphs(sample: Sample): Sample[] {
  const isPlain = sample.candidates.map(({ features }) => features.paragraph === undefined);
  if (isPlain.every(Boolean)) return [];
  const plain: Sample = {
    candidates: sample.candidates.filter((_, at) => isPlain[at]),
    features: sample.features.filter((_, place) => isPlain[Math.floor(place / names.length)]),
    isRight: sample.isRight.filter((_, at) => isPlain[at]),
    isInvented: sample.isInvented.filter((_, at) => isPlain[at]),
  };
  return [plain];
}

/** Nothing can be learned if all candidates are right, or none. */
function isInformative({ isRight }: Sample): boolean {
  return isRight.includes(true) && isRight.includes(false);
}

export function learnFrom(dialogues: readonly Dialogue[]): Weights {
  let weights: Weights = { ...lastWeights };
  for (let round = 0; round < rounds; round++) {
    const before = weights;
    const many = dialogues.flatMap((dialogue) => samplesOfDialogue(dialogue, before));
    const taught = (samples: readonly Sample[]) => samples.filter(isInformative).flatMap(withPlainArticles);
    const samples = interleave(taught(many), taught(samplesOfTests(before)));
    const from = names.map((name) => (round === 0 && !name.startsWith("miss") ? 0 : before[name]));
    const learned = gradientAscent(samples, Float64Array.from(from));
    weights = Object.fromEntries(names.map((name, at) => [name, learned[at] ?? 0])) as Weights;
  }
  return weights;
}

function likelihoodsOf({ candidates, features }: Sample, weights: Float64Array): Float64Array {
  const scores = Float64Array.from(candidates, (_, candidate) => {
    let score = 0;
    for (let at = 0, place = candidate * names.length; at < names.length; at++, place++) {
      score += (weights[at] ?? 0) * (features[place] ?? 0);
    }
    return score;
  });
  const best = Math.max(...scores);
  const likely = scores.map((score) => Math.exp(score - best));
  const total = likely.reduce((sum, one) => sum + one, 0);
  return likely.map((one) => one / total);
}

/** AdaGrad on the likelihood of right candidates, minus a penalty for invented ones. */
function gradientAscent(samples: readonly Sample[], weights: Float64Array): Float64Array {
  const steps = new Float64Array(names.length).fill(1e-6);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const sample of samples) {
      const slope = gradientOf(sample, weights);
      for (let at = 0; at < names.length; at++) {
        const value = slope[at] ?? 0;
        if (value === 0) continue;
        const step = value - ((decayByFeature[at] ?? 0) * (weights[at] ?? 0)) / Math.sqrt(samples.length);
        const sum = (steps[at] ?? 0) + step ** 2;
        steps[at] = sum;
        weights[at] = (weights[at] ?? 0) + (rate * step) / Math.sqrt(sum);
      }
    }
  }
  return weights;
}

function gradientOf(sample: Sample, weights: Float64Array): Float64Array {
  const { isRight, isInvented, features } = sample;
  const likelihoods = likelihoodsOf(sample, weights);
  let right = 1e-12;
  let invented = 0;
  for (const [at, likelihood] of likelihoods.entries()) {
    if (isRight[at]) right += likelihood;
    if (isInvented[at]) invented += likelihood;
  }
  const harm = inventedPenalty / (1 - invented + 1e-12);
  const slope = new Float64Array(names.length);
  for (const [candidate, likelihood] of likelihoods.entries()) {
    const missing =
      (isRight[candidate] ? likelihood / right : 0) -
      likelihood -
      harm * likelihood * (+(isInvented[candidate] ?? false) - invented);
    for (let at = 0, place = candidate * names.length; at < names.length; at++, place++) {
      slope[at] = (slope[at] ?? 0) + missing * (features[place] ?? 0);
    }
  }
  return slope;
}

/** Repeats the few samples among the many, since unanswerable questions would be outnumbered otherwise. */
function interleave(many: readonly Sample[], few: readonly Sample[]): Sample[] {
  return many.flatMap((sample, at) => {
    const other = at % dialogueTurnsPerTest === 0 ? few[(at / dialogueTurnsPerTest) % few.length] : undefined;
    return other === undefined ? [sample] : [sample, other];
  });
}
