import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { groupOf } from "../../../content/chat/answers.ts";
import { foldText } from "../../shared/fold-text.ts";
import { matchesAddedAnswer } from "./added-answer-match.ts";
import type { Candidate, Context, Query } from "./context.ts";
import { type Embedding, embed } from "./embedding.ts";
import {
  coverageOf,
  embeddingSimilarity,
  type IntentIndex,
  inverseFrequencyOf,
  ngramSimilarity,
} from "./intent-index.ts";
import { allAnswers, isRefusal, namesPrice, saysNotOnSite, textsOfAnswers } from "./intents.ts";
import type { Features } from "./ranker.ts";

/** An index with its answers; index entries beyond them are paragraphs of articles. */
export interface IntentSet {
  index: IntentIndex;
  answers: readonly DirectAnswer[];
  /** Added answers have few examples, so they must match more closely. */
  isAdded?: boolean;
  findSameQuestion?: (message: string) => DirectAnswer | null;
}

const minNgramSimilarity = 0.12;
const minEmbeddingSimilarity = 0.45;

/** A built-in answer that is more similar than an added one by this margin replaces it. */
const addedTolerance = 0.05;

const maxParagraphs = 10;

export type ParagraphFeatures = ReadonlyMap<number, Features>;

interface IntentMatches {
  candidates: Candidate[];
  paragraphs: ParagraphFeatures;
}

export function createIntentCandidates(intents: () => readonly IntentSet[]): (query: Query) => IntentMatches {
  const traits = new WeakMap<DirectAnswer, ReturnType<typeof traitsOf>>();
  const traitsFor = (answer: DirectAnswer) => {
    const known = traits.get(answer) ?? traitsOf(answer);
    traits.set(answer, known);
    return known;
  };

  return (query) => {
    const last = lastAnswer(query.context);
    const groupOfLast = last === null ? null : traitsFor(last).group;
    const candidates: Candidate[] = [];
    const paragraphs: [entry: number, similarity: number, features: Features][] = [];
    const lastReply = lastText(query.context);
    const lastEmbedding = lastReply === null ? null : embed(lastReply);
    const known = intents();
    const rarity = inverseFrequencyIn(known);
    for (const { index, answers, isAdded = false } of known) {
      for (const [entry, similarity, features] of similarEntries(index, query, lastEmbedding)) {
        const answer = answers[entry];
        if (answer === undefined) paragraphs.push([entry, similarity, features]);
        else if (isAdded && !matchesAddedAnswer(answer, bestSimilarityOf(features), query.message, rarity))
          continue;
        else if (!(query.excludesPlanPrices && traitsFor(answer).hasPrice))
          candidates.push({
            kind: "answer",
            answer,
            features: {
              answer: 1,
              added: +isAdded,
              ...features,
              ...contextFeatures(answer, traitsFor(answer), query, groupOfLast),
            },
          });
      }
    }
    const closest = paragraphs.sort(([, one], [, other]) => other - one).slice(0, maxParagraphs);
    return {
      candidates: withoutWeakerAdded(candidates),
      paragraphs: new Map(closest.map(([entry, , features]) => [entry, features])),
    };
  };
}

function inverseFrequencyIn(known: readonly IntentSet[]): (word: string) => number {
  const builtIn = known.find(({ isAdded }) => !isAdded)?.index;
  return (word) => (builtIn === undefined ? 1 : inverseFrequencyOf(builtIn, word));
}

/** Added answers are not given where a built-in one is more similar. */
function withoutWeakerAdded(candidates: readonly Candidate[]): Candidate[] {
  const closest = Math.max(
    ...candidates.map((one) =>
      one.features.added === 1 || one.kind !== "answer" || saysNotOnSite(one.answer)
        ? 0
        : bestSimilarityOf(one.features),
    ),
  );
  return candidates.filter(
    ({ features }) => features.added !== 1 || bestSimilarityOf(features) >= closest - addedTolerance,
  );
}

/** Words without vectors are compared by n-grams only. */
function bestSimilarityOf({ exampleMeaning = 0, bareMeaning = 0, exampleLetters = 0 }: Features): number {
  return Math.max(exampleMeaning, bareMeaning, exampleLetters);
}

function similarEntries(
  index: IntentIndex,
  { message, shortness, refersBack, embeddingInContext }: Query,
  lastEmbedding: Embedding | null,
): [entry: number, similarity: number, features: Features][] {
  const letters = ngramSimilarity(index, message.normalized);
  const meaning = embeddingSimilarity(index, message.embedding);
  const bare =
    message.embeddingWithoutSubjects === message.embedding
      ? meaning
      : embeddingSimilarity(index, message.embeddingWithoutSubjects);
  const coverage = coverageOf(index, message.keywordsWithoutSubjects);
  const onward = embeddingInContext === null ? null : embeddingSimilarity(index, embeddingInContext);
  const likeLast = lastEmbedding === null ? null : embeddingSimilarity(index, lastEmbedding);
  const at = (found: Float32Array | undefined, entry: number) => found?.[entry] ?? 0;
  return index.exampleCounts.flatMap((_, entry): [number, number, Features][] => {
    const exampleLetters = at(letters.best, entry);
    const exampleMeaning = at(meaning.best, entry);
    const onwardMeaning = at(onward?.best, entry);
    const near = Math.max(exampleMeaning, onwardMeaning);
    if (exampleLetters < minNgramSimilarity && near < minEmbeddingSimilarity) return [];
    return [
      [
        entry,
        exampleLetters + near,
        {
          exampleLetters,
          examplesLetters: at(letters.mean, entry),
          coverage: at(coverage, entry),
          exampleMeaning,
          nextMeaning: at(meaning.secondBest, entry),
          examplesMeaning: at(meaning.mean, entry),
          textMeaning: at(meaning.text, entry),
          bareMeaning: at(bare.best, entry),
          bareExamplesMeaning: at(bare.mean, entry),
          onwardMeaning,
          onwardExamplesMeaning: at(onward?.mean, entry),
          shortOnward: shortness * onwardMeaning,
          leansOnward: refersBack * onwardMeaning,
          likeLast: at(likeLast?.mean, entry),
        },
      ],
    ];
  });
}

function traitsOf(answer: DirectAnswer) {
  const text = textOf(answer);
  return { refuses: isRefusal(answer), hasPrice: namesPrice(text), group: groupOf(answer) };
}

function contextFeatures(
  answer: DirectAnswer,
  { refuses, group }: ReturnType<typeof traitsOf>,
  { message: { subjects }, context, shortness }: Query,
  groupOfLast: ReturnType<typeof groupOf>,
): Features {
  const { about } = answer;
  const isNamed = subjects.length > 0;
  const ofGroup = group?.subjects ?? [];
  const isGroupNamed = ofGroup.some((subject) => subjects.includes(subject));
  const isOfGroup = about === undefined && ofGroup.length > 0;
  const last = lastAnswer(context);
  const isLast = about !== undefined && about === context.subject;
  const isSameGroup = last !== null && groupOfLast === group;
  return {
    ofNamed: +(about !== undefined && subjects.includes(about)),
    notOfNamed: +(isNamed && about !== undefined && !subjects.includes(about)),
    generalWhereNamed: +(isNamed && about === undefined),
    groupOfNamed: +(isNamed && isOfGroup && isGroupNamed),
    groupNotOfNamed: +(isNamed && isOfGroup && !isGroupNamed),
    ofLast: +(!isNamed && isLast),
    ofLastShort: shortness * +(!isNamed && isLast),
    notOfLast: +(!isNamed && context.subject !== null && about !== undefined && !isLast),
    besideLast: +isSameGroup,
    besideLastShort: shortness * +isSameGroup,
    sameAsLast: +(last === answer),
    afterArticle: +(context.lastReply?.kind === "passage" && context.lastReply.passage.isArticle),
    refuses: +refuses,
    refusesWhereNamed: +(isNamed && refuses),
  };
}

function lastAnswer({ lastReply }: Context): DirectAnswer | null {
  return lastReply?.kind === "answer" ? lastReply.answer : null;
}

/** "" for an added answer. */
function textOf(answer: DirectAnswer): string {
  return textsOfAnswers[allAnswers.indexOf(answer)] ?? "";
}

function lastText({ lastReply }: Context): string | null {
  if (lastReply === null || lastReply.kind === "fallback") return null;
  if (lastReply.kind === "passage") return foldText(lastReply.passage.text);
  return foldText(textOf(lastReply.answer));
}
