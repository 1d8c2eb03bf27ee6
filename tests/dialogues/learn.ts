/** Learns how much each feature of a candidate counts, from all dialogues but the kept ones, and writes it down. */
import { writeFile } from "node:fs/promises";
import { notFound, notQuite } from "../../content/chat/replies.ts";
import { type Candidate, noTopic, type Topic } from "../../src/server/chat/candidates.ts";
import { termsOf } from "../../src/server/chat/message-terms.ts";
import { type Features, rank } from "../../src/server/chat/ranking.ts";
import { weights as lastWeights } from "../../src/server/chat/ranking-weights.ts";
import { topicWith } from "../../src/server/chat/understanding.ts";
import { allDialogues } from "./all.ts";
import { createChatParts } from "./ask.ts";
import { faultsOf } from "./dialogue.ts";
import { offTopicLearned } from "./off-topic.ts";
import { followUps, moreWays, twenty } from "./single-questions.ts";
import { unanswerable, unanswerableOfSubject } from "./unanswerable.ts";

/** What was learned changes what is said, and with it what the next turn is about. */
const rounds = 3;
const epochs = 40;
const rate = 0.15;
/** Holds weights small that few turns speak for. */
const decay = 0.1;

type Weights = Record<keyof Features, number>;

/** A turn: what could be said, and whether it is right. */
type Sample = { features: Features; isRight: boolean }[];

const { spelling, candidatesFor, textFor } = createChatParts();

/** The last message of a conversation: what could be said to it, and whether that is right by its text. */
function sampleOf(messages: readonly string[], isRight: (text: string) => boolean, weights: Weights): Sample {
  let topic = noTopic;
  let sample: Sample = [];
  for (const say of messages) {
    const message = termsOf(spelling.correct(say));
    const before = topic;
    const candidates = candidatesFor(message, before);
    sample = candidates.map((said) => ({
      features: said.features,
      isRight: isRight(textFor(said, message, topicWith(message, before, said))),
    }));
    topic = topicWith(message, before, rank(candidates, weights)[0]);
  }
  return sample;
}

/** What the tests ask beside the dialogues. */
const alsoAsked = (weights: Weights): Sample[] => [
  ...[...unanswerable, ...unanswerableOfSubject, ...offTopicLearned].map((say) =>
    sampleOf([say], (text) => text.startsWith(notFound) || text.startsWith(notQuite), weights),
  ),
  ...[...twenty, ...moreWays].map(([say, fact, path]) =>
    sampleOf([say], (text) => text.includes(fact) && text.includes(path), weights),
  ),
  ...followUps.map(([messages, answer]) => sampleOf(messages, (text) => answer.test(text), weights)),
];

/** Goes through the dialogues, saying what is likeliest by these weights. */
function samplesBy(weights: Weights): Sample[] {
  return allDialogues
    .filter(({ kept }) => !kept)
    .flatMap(({ turns }) => {
      let topic: Topic = noTopic;
      return turns.map((turn) => {
        const message = termsOf(spelling.correct(turn.say));
        const candidates = candidatesFor(message, topic);
        const before = topic;
        const textOf = (said: Candidate) => textFor(said, message, topicWith(message, before, said));
        topic = topicWith(message, before, rank(candidates, weights)[0]);
        return candidates.map((said) => ({
          features: said.features,
          isRight: faultsOf(turn, textOf(said)).length === 0,
        }));
      });
    })
    .filter(teaches);
}

/** Nothing is learned where nothing is right, or all. */
function teaches(sample: Sample): boolean {
  return sample.some(({ isRight }) => isRight) && !sample.every(({ isRight }) => isRight);
}

/** Makes what is right likelier, turn by turn (a softmax over the candidates, by AdaGrad). */
function learnFrom(samples: readonly Sample[], from: Weights): Weights {
  const weights = { ...from };
  const steps = new Map<string, number>();
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const sample of samples) {
      const ranked = rank(sample, weights);
      const right = ranked.reduce((sum, { isRight, likelihood }) => sum + (isRight ? likelihood : 0), 1e-12);
      const slope = new Map<keyof Features, number>();
      for (const { features, isRight, likelihood } of ranked) {
        const missing = (isRight ? likelihood / right : 0) - likelihood;
        for (const [name, value] of Object.entries(features) as [keyof Features, number][]) {
          if (value !== 0) slope.set(name, (slope.get(name) ?? 0) + missing * value);
        }
      }
      for (const [name, value] of slope) {
        const step = value - (decay * weights[name]) / Math.sqrt(samples.length);
        const sum = (steps.get(name) ?? 1e-6) + step ** 2;
        steps.set(name, sum);
        weights[name] += (rate * step) / Math.sqrt(sum);
      }
    }
  }
  return weights;
}

/** Strews a few samples among many, since the last ones of a list count most. */
function mixed(many: readonly Sample[], few: readonly Sample[]): Sample[] {
  const every = Math.ceil(many.length / few.length);
  return many.flatMap((sample, at) => (at % every === 0 ? [sample, few[at / every] ?? []] : [sample]));
}

let weights: Weights = { ...lastWeights };
const nothing = Object.fromEntries(Object.keys(lastWeights).map((name) => [name, 0])) as Weights;
for (let round = 0; round < rounds; round++)
  weights = learnFrom(
    mixed(samplesBy(weights), alsoAsked(weights).filter(teaches)),
    round === 0 ? nothing : weights,
  );

const lines = Object.entries(weights).map(([name, weight]) => `  ${name}: ${Number(weight.toFixed(2))},`);
await writeFile(
  new URL("../../src/server/chat/ranking-weights.ts", import.meta.url),
  `/** How much each feature of a candidate counts. Written by \`tests/dialogues/learn.ts\`. */\nexport const weights = {\n${lines.join("\n")}\n};\n`,
);
