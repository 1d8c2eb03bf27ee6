import type { Subject } from "../../../content/chat/subjects.ts";
import { leaningWords } from "../../../content/chat/vocabulary.ts";
import type { Asked } from "./asked.ts";
import type { Candidate } from "./candidate.ts";
import type { Context } from "./context.ts";
import { embed } from "./embedding.ts";
import { createIntentCandidates, type KnownIntents } from "./intent-candidates.ts";
import type { Message } from "./message.ts";
import { passageCandidates } from "./passage-candidates.ts";
import type { PassageIndex } from "./passage-index.ts";
import type { Spelling } from "./spelling.ts";

/** How much a message of this many keywords needs the one before, to be understood. */
const leaningOfLength = [1, 1, 0.6, 0.3];

/** Gathers what could answer a message, in no order; that nothing does is one of them. */
export type FindCandidates = (message: Message, before: Context) => Candidate[];

export function createCandidates(
  spelling: Spelling,
  intents: () => readonly KnownIntents[],
  passages: PassageIndex,
): FindCandidates {
  const isInExamples = (word: string) => intents().some(({ index }) => index.having.has(word));
  // What was added has words that no page has.
  const isTaught = (word: string) =>
    intents().some(
      ({ index: { vocabulary } }) => vocabulary.has(word) || vocabulary.has(word.replace(/s$/, "")),
    );
  const intentCandidates = createIntentCandidates(intents);
  return (message, before) => {
    const goesOn = before.last !== null;
    const asked: Asked = {
      message,
      before,
      short: goesOn ? (leaningOfLength[message.own.length] ?? 0) : 0,
      leans: +(goesOn && leansBy.test(message.plain)),
      goingOn: goesOn ? embed(`${before.asked} ${message.plain}`) : null,
      isOfOther: isOfOtherThanPlans(message.subjects, before),
    };
    const { candidates, paragraphs } = intentCandidates(asked);
    const words = message.plain.match(/[\p{L}\p{N}]+/gu) ?? [];
    const said = new Set(words.filter((word) => !spelling.isStopWord(word)));
    const strange = [...said].filter((word) => !spelling.isKnown(word) && !isTaught(word)).length;
    const miss: Candidate = {
      kind: "miss",
      features: {
        miss: 1,
        missNear: Math.max(0, ...candidates.map(({ features }) => features.exampleMeaning ?? 0)),
        missUnknown:
          message.own.filter((word) => !isInExamples(word)).length / Math.max(1, message.own.length),
        missStrange: +(strange > 0),
        missStrangeShare: strange / Math.max(1, said.size),
        missShort: asked.short,
        missGoingOn: +goesOn,
      },
    };
    return [...candidates, ...passageCandidates(passages, asked, paragraphs), miss];
  };
}

function isOfOtherThanPlans(named: readonly Subject[], { subject }: Context): boolean {
  const spokenOf = named.length > 0 || subject === null ? named : [subject];
  return spokenOf.length > 0 && !spokenOf.includes("no-code");
}

const [first, anywhere] = leaningWords;
const leansBy = new RegExp(
  `^(?:${first.replaceAll(" ", "|")})\\b|\\b(?:${anywhere.replaceAll(" ", "|")})\\b`,
);
