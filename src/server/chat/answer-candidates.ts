import { groupOf } from "../../../content/chat/answers.ts";
import { subjectCards } from "../../../content/chat/subject-cards.ts";
import type { Subject } from "../../../content/chat/subjects.ts";
import { withDates } from "../../../content/dated.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { allAnswers, isRefusal, textsOfAnswers } from "./answer-index.ts";
import type { Asked, Candidate } from "./candidate.ts";
import type { DirectAnswers } from "./direct-answers.ts";
import { meaningfulWords } from "./meaningful-words.ts";
import { distinct } from "./message-terms.ts";
import { namesPrice } from "./names-price.ts";
import type { Features } from "./ranking.ts";

/** The direct answers that could answer a message, after what was spoken of. */
export function createAnswerCandidates(direct: DirectAnswers, dates: () => CourseDates) {
  const wordsOfText = textsOfAnswers.map((text) => distinct(meaningfulWords(text)));
  const refuses = allAnswers.map(isRefusal);
  const pricesOfPlans = textsOfAnswers.map(namesPrice);
  const groups = allAnswers.map(groupOf);

  function saidIn(candidate: Candidate): readonly string[] {
    if (candidate.kind === "answer") return wordsOfText[allAnswers.indexOf(candidate.answer)] ?? [];
    if (candidate.kind === "passage") return distinct(meaningfulWords(candidate.passage.text));
    return [];
  }

  function wordsOfCard(subject: Subject): readonly string[] {
    return distinct(meaningfulWords(withDates(subjectCards[subject], dates()).text));
  }

  return ({ message: { subjects }, before, short, likeness, isOfOther }: Asked): Candidate[] => {
    const last = before.last?.kind === "answer" ? allAnswers.indexOf(before.last.answer) : -1;
    const likeLast = before.last === null ? null : direct.byWords(saidIn(before.last)).text;
    const likeNamed =
      subjects.length === 0 ? null : direct.byWords(distinct(subjects.flatMap(wordsOfCard))).text;
    const afterArticle = before.last?.kind === "passage" && before.last.passage.isArticle;

    return allAnswers.flatMap((answer, at): Candidate[] => {
      if (!likeness.isLike(at) || (pricesOfPlans[at] && isOfOther)) return [];
      const examples = likeness.featuresOf(at);
      const { about } = answer;
      const named = subjects.length > 0;
      const isNamed = about !== undefined && subjects.includes(about);
      const isLast = about !== undefined && about === before.subject;
      const isBeside = last !== -1 && groups[last] === groups[at];
      const ofGroup = groups[at]?.subjects ?? [];
      const features: Features = {
        answer: 1,
        ...examples,
        ofNamed: +isNamed,
        exampleOfNamed: +isNamed * (examples.exampleByWords ?? 0),
        notOfNamed: +(named && about !== undefined && !isNamed),
        generalWhereNamed: +(named && about === undefined),
        groupOfNamed: +(
          named &&
          about === undefined &&
          ofGroup.some((subject) => subjects.includes(subject))
        ),
        groupNotOfNamed: +(
          named &&
          about === undefined &&
          ofGroup.length > 0 &&
          !ofGroup.some((subject) => subjects.includes(subject))
        ),
        likeNamed: likeNamed?.[at] ?? 0,
        refusesWhereNamed: +(named && (refuses[at] ?? false)),
        ofLast: +(!named && isLast),
        notOfLast: +(!named && before.subject !== null && about !== undefined && !isLast),
        besideLast: +isBeside,
        besideLastShort: short * +isBeside,
        likeLast: likeLast?.[at] ?? 0,
        sameAsLast: +(last === at),
        afterArticle: +afterArticle,
        refuses: +(refuses[at] ?? false),
      };
      return [{ kind: "answer", answer, features }];
    });
  };
}
