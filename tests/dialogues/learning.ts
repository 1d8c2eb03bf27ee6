/** Learns how much each feature of a candidate counts, from what dialogues call right. */
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

/** What was learned changes what is said, and with it what the next turn is about. */
const rounds = 3;
const epochs = 40;
const rate = 0.15;
/** Holds weights small that few turns speak for; those of a miss less, since few turns are about it at all. */
const decay = 0.5;
const fallbackDecay = 0.35;

/** So many turns of dialogues stand between two of what else the tests ask. */
const dialogueTurnsPerTest = 5;

/** What is invented is worse than what is beside the point. */
const inventedPenalty = 6;

/** As they are stored: a cross-validation puts others in their place. */
const lastWeights = { ...rankingWeights };

export type Weights = typeof rankingWeights;

const names = Object.keys(lastWeights) as (keyof Weights)[];
const decayByFeature = names.map((name) => (name.startsWith("miss") ? fallbackDecay : decay));

/** A turn: what could be said with the features of each, one after the other, and what of it is right or invented. */
interface Sample {
  candidates: readonly Candidate[];
  features: Float32Array;
  isRight: readonly boolean[];
  isInvented: readonly boolean[];
}

const { spelling, candidatesFor, textFor } = createChatParts();
const known = new Map<string, Sample>();

/** What could be said to a message after what was spoken of. Kept, since most is the same in each round. */
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

/** The turns of a conversation, where what is likeliest by these weights is said. */
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

export function samplesOfDialogue({ id, turns }: Dialogue, weights: Weights): Sample[] {
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

/**
 * How likely it is, at each turn of a dialogue, that what is said first is right; and the same of turns that articles could
 * answer, if these had no example questions.
 */
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

/** Whether only articles answer a turn rightly. */
function isOfArticles({ candidates, isRight }: Sample): boolean {
  const right = candidates.filter((_, at) => isRight[at]);
  return right.length > 0 && right.every((one) => one.kind === "passage" && one.passage.isArticle);
}

/** What the tests ask beside the dialogues: of each conversation the last turn. */
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

/** A turn as it is, and as it would be without the example questions of paragraphs: the articles that an editor writes have none. */
function withPlainArticles(sample: Sample): Sample[] {
  return [sample, ...withoutParagraphs(sample).filter(isInformative)];
}

/** A turn without what is said for the example questions of a paragraph; nothing where nothing is. */
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

/** Nothing is learned where nothing is right, or all. */
function isInformative({ isRight }: Sample): boolean {
  return isRight.includes(true) && isRight.includes(false);
}

/** Learns from dialogues, and from what else the tests ask. */
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

/** How likely each candidate of a sample is, by a softmax over their scores. */
export function likelihoodsOf({ candidates, features }: Sample, weights: Float64Array): Float64Array {
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

/** Makes what is right likelier, and what is invented less likely, turn by turn (by AdaGrad). */
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

/** Strews a few samples among many, again and again: what nobody answers is else outnumbered by what is answered. */
function interleave(many: readonly Sample[], few: readonly Sample[]): Sample[] {
  return many.flatMap((sample, at) => {
    const other = at % dialogueTurnsPerTest === 0 ? few[(at / dialogueTurnsPerTest) % few.length] : undefined;
    return other === undefined ? [sample] : [sample, other];
  });
}
