import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { groupOf } from "../../../content/chat/answers.ts";
import { foldText } from "../../shared/fold-text.ts";
import type { Asked } from "./asked.ts";
import type { Candidate } from "./candidate.ts";
import type { Context } from "./context.ts";
import { embed } from "./embedding.ts";
import {
  coverageOf,
  type IntentIndex,
  rarityOf,
  similarByEmbedding,
  similarByLetters,
} from "./intent-index.ts";
import { admitsNothing, allAnswers, isRefusal, textsOfAnswers } from "./intents.ts";
import { namesPrice } from "./names-price.ts";
import type { Features } from "./ranker.ts";
import { isTaughtFor } from "./taught.ts";

/** An index with the answers of its places; the places after them are paragraphs. */
export interface KnownIntents {
  index: IntentIndex;
  answers: readonly DirectAnswer[];
  /** Whether the administrator added them: few examples must not catch their opposites. */
  isAdded?: boolean;
  /** The answer to a message that has the keywords of one of its examples, and no other. */
  withSameWords?: (message: string) => DirectAnswer | null;
}

/** What is less similar to a message, by letters and by meaning, is no answer to it. */
const minLetters = 0.12;
const minMeaning = 0.45;

/** A message that is less similar than this to an added answer's examples is neither given it nor offered it. */
const minOffered = 0.5;

/** What the site says otherwise comes before an added answer where it is closer than this. */
const nearlyAsNear = 0.05;

/** Of paragraphs that may be asked for, as many are looked at. */
const maxParagraphs = 10;

/** The paragraphs whose examples are the most like a message, with what speaks for each. */
export type ParagraphFeatures = ReadonlyMap<number, Features>;

interface Found {
  candidates: Candidate[];
  paragraphs: ParagraphFeatures;
}

/** The answers whose examples are like a message, after what was spoken of. */
export function createIntentCandidates(intents: () => readonly KnownIntents[]): (asked: Asked) => Found {
  const rules = new WeakMap<DirectAnswer, ReturnType<typeof rulesOf>>();
  const ruleOf = (answer: DirectAnswer) => {
    const known = rules.get(answer) ?? rulesOf(answer);
    rules.set(answer, known);
    return known;
  };

  return (asked) => {
    const last = lastAnswer(asked.before);
    const groupOfLast = last === null ? null : ruleOf(last).group;
    const candidates: Candidate[] = [];
    const paragraphs: [place: number, like: number, features: Features][] = [];
    const known = intents();
    const rarity = rarityIn(known);
    for (const { index, answers, isAdded = false } of known) {
      for (const [place, like, features] of similarPlaces(index, asked)) {
        const answer = answers[place];
        if (answer === undefined) paragraphs.push([place, like, features]);
        else if (isAdded && nearnessOf(features) < minOffered) continue;
        else if (!(asked.isOfOther && ruleOf(answer).hasPrice))
          candidates.push({
            kind: "answer",
            answer,
            isOffered: isAdded && !isTaughtFor(answer, nearnessOf(features), asked.message, rarity),
            features: {
              answer: 1,
              added: +isAdded,
              ...features,
              ...contextFeatures(answer, ruleOf(answer), asked, groupOfLast),
            },
          });
      }
    }
    const closest = paragraphs.sort(([, one], [, other]) => other - one).slice(0, maxParagraphs);
    return {
      candidates: withoutOvertaken(candidates),
      paragraphs: new Map(closest.map(([place, , features]) => [place, features])),
    };
  };
}

/** How much a keyword says by how few built-in intents have it. */
function rarityIn(known: readonly KnownIntents[]): (word: string) => number {
  const own = known.find(({ isAdded }) => !isAdded)?.index;
  return (word) => (own === undefined ? 1 : rarityOf(own, word));
}

/** An added answer is left out where what the site says otherwise has an example that means more nearly what was asked. */
function withoutOvertaken(candidates: readonly Candidate[]): Candidate[] {
  const closest = Math.max(
    ...candidates.map((one) =>
      one.features.added === 1 || one.kind !== "answer" || admitsNothing(one.answer)
        ? 0
        : nearnessOf(one.features),
    ),
  );
  return candidates.filter(
    (one) => one.features.added !== 1 || nearnessOf(one.features) >= closest - nearlyAsNear,
  );
}

/** By meaning or, where words have no vectors, by letters. */
function nearnessOf({ exampleMeaning = 0, bareMeaning = 0, exampleLetters = 0 }: Features): number {
  return Math.max(exampleMeaning, bareMeaning, exampleLetters);
}

/** The places that a message is like, how much, and what speaks for each. */
function similarPlaces(
  index: IntentIndex,
  { message, before, short, leans, goingOn }: Asked,
): [place: number, like: number, features: Features][] {
  const letters = similarByLetters(index, message.plain);
  const meaning = similarByEmbedding(index, message.embedding);
  const bare = message.bare === message.embedding ? meaning : similarByEmbedding(index, message.bare);
  const coverage = coverageOf(index, message.own);
  const onward = goingOn === null ? null : similarByEmbedding(index, goingOn);
  const last = lastText(before);
  const likeLast = last === null ? null : similarByEmbedding(index, embed(last));
  const at = (found: Float32Array | undefined, place: number) => found?.[place] ?? 0;
  return index.counts.flatMap((_, place): [number, number, Features][] => {
    const exampleLetters = at(letters.example, place);
    const exampleMeaning = at(meaning.example, place);
    const onwardMeaning = at(onward?.example, place);
    const near = Math.max(exampleMeaning, onwardMeaning);
    if (exampleLetters < minLetters && near < minMeaning) return [];
    return [
      [
        place,
        exampleLetters + near,
        {
          exampleLetters,
          examplesLetters: at(letters.examples, place),
          coverage: at(coverage, place),
          exampleMeaning,
          nextMeaning: at(meaning.next, place),
          examplesMeaning: at(meaning.examples, place),
          textMeaning: at(meaning.text, place),
          bareMeaning: at(bare.example, place),
          bareExamplesMeaning: at(bare.examples, place),
          onwardMeaning,
          onwardExamplesMeaning: at(onward?.examples, place),
          shortOnward: short * onwardMeaning,
          leansOnward: leans * onwardMeaning,
          likeLast: at(likeLast?.examples, place),
        },
      ],
    ];
  });
}

function rulesOf(answer: DirectAnswer) {
  const text = textOf(answer);
  return { refuses: isRefusal(answer), hasPrice: namesPrice(text), group: groupOf(answer) };
}

/** What the subjects that are named, and what was said last, say for an answer or against it. */
function contextFeatures(
  answer: DirectAnswer,
  { refuses, group }: ReturnType<typeof rulesOf>,
  { message: { subjects }, before, short }: Asked,
  groupOfLast: ReturnType<typeof groupOf>,
): Features {
  const { about } = answer;
  const isNamed = subjects.length > 0;
  const ofGroup = group?.subjects ?? [];
  const isGroupNamed = ofGroup.some((subject) => subjects.includes(subject));
  const isOfGroup = about === undefined && ofGroup.length > 0;
  const last = lastAnswer(before);
  const isLast = about !== undefined && about === before.subject;
  const isBeside = last !== null && groupOfLast === group;
  return {
    ofNamed: +(about !== undefined && subjects.includes(about)),
    notOfNamed: +(isNamed && about !== undefined && !subjects.includes(about)),
    generalWhereNamed: +(isNamed && about === undefined),
    groupOfNamed: +(isNamed && isOfGroup && isGroupNamed),
    groupNotOfNamed: +(isNamed && isOfGroup && !isGroupNamed),
    ofLast: +(!isNamed && isLast),
    ofLastShort: short * +(!isNamed && isLast),
    notOfLast: +(!isNamed && before.subject !== null && about !== undefined && !isLast),
    besideLast: +isBeside,
    besideLastShort: short * +isBeside,
    sameAsLast: +(last === answer),
    afterArticle: +(before.last?.kind === "passage" && before.last.passage.isArticle),
    refuses: +refuses,
    refusesWhereNamed: +(isNamed && refuses),
  };
}

function lastAnswer({ last }: Context): DirectAnswer | null {
  return last?.kind === "answer" ? last.answer : null;
}

/** What an answer says where nothing is known of dates; "" for one that was added. */
function textOf(answer: DirectAnswer): string {
  return textsOfAnswers[allAnswers.indexOf(answer)] ?? "";
}

/** What was said last, in lower case. */
function lastText({ last }: Context): string | null {
  if (last === null || last.kind === "miss") return null;
  if (last.kind === "passage") return foldText(last.passage.text);
  return foldText(textOf(last.answer));
}
