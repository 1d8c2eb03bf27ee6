import type { Subject } from "../../../content/chat/subjects.ts";
import { leaningWords } from "../../../content/chat/vocabulary.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { createAnswerCandidates } from "./answer-candidates.ts";
import type { Asked, Candidate, Topic } from "./candidate.ts";
import type { DirectAnswers } from "./direct-answers.ts";
import { exampleLikeness, type LeaningMessage } from "./example-likeness.ts";
import { meaningOf } from "./meaning.ts";
import { isStopWord } from "./meaningful-words.ts";
import type { MessageTerms } from "./message-terms.ts";
import { passageCandidates } from "./passage-candidates.ts";
import type { PassageIndex } from "./passage-index.ts";
import type { Features } from "./ranking.ts";
import type { Spelling } from "./spelling.ts";

/** How much a message of this many words needs the one before, to be understood. */
const leaningOfLength = [1, 1, 0.6, 0.3];

/** Gathers what could answer a message, after what was spoken of. */
export function createCandidates(
  spelling: Spelling,
  direct: DirectAnswers,
  passages: PassageIndex,
  dates: () => CourseDates,
) {
  const answersTo = createAnswerCandidates(direct, dates);

  /** All that could answer a message, in no order; that nothing does is one of them. */
  return (message: MessageTerms, before: Topic): Candidate[] => {
    const goesOn = before.last !== null;
    const leaning: LeaningMessage = {
      message,
      asked: goesOn ? before.asked : null,
      short: goesOn ? (leaningOfLength[message.own.length] ?? 0) : 0,
      leans: +(goesOn && leansBy.test(message.plain)),
      meaning: meaningOf(message.plain),
      goingOn: goesOn ? meaningOf(`${before.askedPlain} ${message.plain}`) : null,
    };
    const asked: Asked = {
      ...leaning,
      before,
      likeness: exampleLikeness(direct, leaning),
      isOfOther: isOfOtherThanPlans(message.subjects, before),
    };
    const said = message.phrase.filter((word) => !isStopWord(word));
    const strange = said.filter((word) => !spelling.isKnown(word)).length;
    const answers = answersTo(asked);
    const miss: Features = {
      miss: 1,
      missNear: Math.max(0, ...answers.map(({ features }) => features.exampleByMeaning ?? 0)),
      missStrange: +(strange > 0),
      missStrangeShare: strange / Math.max(1, said.length),
      missUnknown: direct.unknownOf(message.own),
      missShort: asked.short,
      missGoingOn: +goesOn,
    };
    return [...answers, ...passageCandidates(passages, asked), { kind: "miss", features: miss }];
  };
}

function isOfOtherThanPlans(named: readonly Subject[], { subject }: Topic): boolean {
  const spokenOf = named.length > 0 || subject === null ? named : [subject];
  return spokenOf.length > 0 && !spokenOf.includes("no-code");
}

const [first, anywhere] = leaningWords;
const leansBy = new RegExp(
  `^(?:${first.replaceAll(" ", "|")})\\b|\\b(?:${anywhere.replaceAll(" ", "|")})\\b`,
);
