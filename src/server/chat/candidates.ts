import type { Subject } from "../../../content/chat/subjects.ts";
import { backReferenceWords } from "../../../content/chat/vocabulary.ts";
import type { Candidate, Context, Query } from "./context.ts";
import { embed } from "./embedding.ts";
import { createIntentCandidates, type IntentSet } from "./intent-candidates.ts";
import type { Message } from "./message.ts";
import { passageCandidates } from "./passage-candidates.ts";
import type { PassageIndex } from "./passage-index.ts";
import type { Spelling } from "./spelling.ts";

/** How likely a message with so few keywords is a follow-up. */
const shortnessByKeywordCount = [1, 1, 0.6, 0.3];

/** Returns the unordered candidates for a message, which include the fallback. */
export type FindCandidates = (message: Message, before: Context) => Candidate[];

export function createCandidates(
  spelling: Spelling,
  intents: () => readonly IntentSet[],
  passages: PassageIndex,
): FindCandidates {
  const isInExamples = (word: string) => intents().some(({ index }) => index.documentFrequency.has(word));
  const isInVocabulary = (word: string) =>
    intents().some(
      ({ index: { vocabulary } }) => vocabulary.has(word) || vocabulary.has(word.replace(/s$/, "")),
    );
  const intentCandidates = createIntentCandidates(intents);
  return (message, context) => {
    const isFollowUp = context.lastReply !== null;
    const query: Query = {
      message,
      context,
      shortness: isFollowUp ? (shortnessByKeywordCount[message.keywordsWithoutSubjects.length] ?? 0) : 0,
      refersBack: +(isFollowUp && backReference.test(message.normalized)),
      embeddingInContext: isFollowUp ? embed(`${context.lastQuestion} ${message.normalized}`) : null,
      excludesPlanPrices: isAboutSubjectWithoutPlans(message.subjects, context),
    };
    const { candidates, paragraphs } = intentCandidates(query);
    const words = message.normalized.match(/[\p{L}\p{N}]+/gu) ?? [];
    const meaningfulWords = new Set(words.filter((word) => !spelling.isStopWord(word)));
    const unknownCount = [...meaningfulWords].filter(
      (word) => !spelling.isKnown(word) && !isInVocabulary(word),
    ).length;
    const fallback: Candidate = {
      kind: "fallback",
      features: {
        miss: 1,
        missNear: Math.max(0, ...candidates.map(({ features }) => features.exampleMeaning ?? 0)),
        missUnknown:
          message.keywordsWithoutSubjects.filter((word) => !isInExamples(word)).length /
          Math.max(1, message.keywordsWithoutSubjects.length),
        missStrange: +(unknownCount > 0),
        missStrangeShare: unknownCount / Math.max(1, meaningfulWords.size),
        missShort: query.shortness,
        missGoingOn: +isFollowUp,
      },
    };
    return [...candidates, ...passageCandidates(passages, query, paragraphs), fallback];
  };
}

function isAboutSubjectWithoutPlans(named: readonly Subject[], { subject }: Context): boolean {
  const subjects = named.length > 0 || subject === null ? named : [subject];
  return subjects.length > 0 && !subjects.includes("no-code");
}

const [first, anywhere] = backReferenceWords;
const backReference = new RegExp(
  `^(?:${first.replaceAll(" ", "|")})\\b|\\b(?:${anywhere.replaceAll(" ", "|")})\\b`,
);
