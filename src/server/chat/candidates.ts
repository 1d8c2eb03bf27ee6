import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { groupOf } from "../../../content/chat/answers.ts";
import { notFound } from "../../../content/chat/replies.ts";
import { subjectCards } from "../../../content/chat/subject-cards.ts";
import type { Subject } from "../../../content/chat/subjects.ts";
import { articleWords, leaningWords } from "../../../content/chat/vocabulary.ts";
import { withDates } from "../../../content/dated.ts";
import { plans } from "../../../content/training/plans.ts";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { allAnswers, textsOfAnswers } from "./answer-index.ts";
import type { DirectAnswers } from "./direct-answers.ts";
import { type ExampleLikeness, exampleLikeness, type LeaningMessage } from "./example-likeness.ts";
import { meaningOf } from "./meaning.ts";
import { isStopWord, meaningfulWords } from "./meaningful-words.ts";
import { distinct, type MessageTerms } from "./message-terms.ts";
import type { FoundText, PassageIndex } from "./passage-index.ts";
import type { Features } from "./ranking.ts";
import type { Spelling } from "./spelling.ts";

/** What could be said, and what speaks for it. */
export type Candidate = { features: Features } & (
  | { kind: "answer"; answer: DirectAnswer }
  /** Of an article with another one of it, where it says more of the same. */
  | { kind: "passage"; passage: FoundText; beside: FoundText | null }
  | { kind: "miss" }
);

/** What a conversation is about. */
export interface Topic {
  subject: Subject | null;
  /** The words of what was asked. */
  asked: readonly string[];
  /** What was asked, spelled right: the end of it, where that is long. */
  askedPlain: string;
  /** What was said last; null before anything was. */
  last: Candidate | null;
}

/** Before anything was asked. */
export const noTopic: Topic = { subject: null, asked: [], askedPlain: "", last: null };

/** How much a message of this many words needs the one before, to be understood. */
const leaningOfLength = [1, 1, 0.6, 0.3];

/** A word alone stands in many places. */
const minWordsOfPassage = 2;

/** A passage without the words of a message has to mean as much as this of it. */
const minNear = 0.45;

/** A message, after what was spoken of. */
interface Asked extends LeaningMessage {
  before: Topic;
  likeness: ExampleLikeness;
}

const askForArticle = new Set(meaningfulWords(articleWords));

/** Gathers what could answer a message, after what was spoken of. */
export function createCandidates(
  spelling: Spelling,
  direct: DirectAnswers,
  passages: PassageIndex,
  dates: () => CourseDates,
) {
  const wordsOfText = textsOfAnswers.map((text) => distinct(meaningfulWords(text)));
  const refuses = textsOfAnswers.map((text) => text.startsWith(notFound));
  const pricesOfPlans = textsOfAnswers.map(namesPrice);
  const groups = allAnswers.map(groupOf);

  function answersTo({ message: { subjects }, before, short, likeness }: Asked): Candidate[] {
    const last = before.last?.kind === "answer" ? allAnswers.indexOf(before.last.answer) : -1;
    const likeLast = before.last === null ? null : direct.byWords(saidIn(before.last)).text;
    const isOfOther = isOfOtherThanPlans(subjects, before);
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
  }

  function saidIn(candidate: Candidate): readonly string[] {
    if (candidate.kind === "answer") return wordsOfText[allAnswers.indexOf(candidate.answer)] ?? [];
    if (candidate.kind === "passage") return distinct(meaningfulWords(candidate.passage.text));
    return [];
  }

  function wordsOfCard(subject: Subject): readonly string[] {
    return distinct(meaningfulWords(withDates(subjectCards[subject], dates()).text));
  }

  function passagesFor({ message, before, short, leans, meaning, goingOn, likeness }: Asked): Candidate[] {
    const about = message.words.filter((word) => !askForArticle.has(word));
    const asked = +(about.length < message.words.length);
    const spokenOf = before.last?.kind === "passage" ? before.last.passage.path : null;
    const isOfOther = isOfOtherThanPlans(message.subjects, before);
    const isMeant = ({ path, found, inTitle, near, nearGoingOn }: FoundText) =>
      path === spokenOf ||
      asked === 1 ||
      found >= minWordsOfPassage ||
      inTitle > 0.99 ||
      Math.max(near, nearGoingOn) > minNear;
    const closest = passages
      .closest(about, spokenOf, meaning, goingOn, likeness.paragraphs)
      .filter((found) => !(isOfOther && namesPrice(found.text)));
    const asParagraphs = closest.flatMap((passage): Candidate[] => {
      const { place } = passage;
      if (place === null || !likeness.isLike(place)) return [];
      const same = +(passage.path === spokenOf);
      const features: Features = {
        ...likeness.featuresOf(place),
        paragraph: 1,
        articleAsked: asked,
        samePage: same,
        samePageShort: same * short,
        samePageLeaning: same * leans,
      };
      return [{ kind: "passage", passage, beside: besideIn(closest, passage), features }];
    });
    const asPassages = closest.filter(isMeant).map((passage): Candidate => {
      const article = +passage.isArticle;
      const same = +(passage.path === spokenOf);
      const features: Features = {
        passage: 1,
        article,
        passageCoverage: passage.coverage,
        articleCoverage: article * passage.coverage,
        passageTitle: passage.inTitle,
        articleTitle: article * passage.inTitle,
        passageFound: Math.min(passage.found, 5) / 5,
        passageRank: passage.rank,
        articleAsked: asked * article,
        articleAskedCoverage: asked * article * passage.coverage,
        pageWhereArticleAsked: asked * (1 - article),
        samePage: same,
        samePageShort: same * short,
        samePageLeaning: same * leans,
        samePageRank: same * passage.rank,
        passageMeaning: passage.near,
        articleMeaning: article * passage.near,
        samePageMeaning: same * passage.near,
        samePageGoingOn: same * passage.nearGoingOn,
        samePageShortMeaning: same * short * passage.near,
        passageGoingOn: (1 - same) * passage.nearGoingOn,
      };
      return { kind: "passage", passage, beside: besideIn(closest, passage), features };
    });
    return [...asParagraphs, ...asPassages];
  }

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
    const asked: Asked = { ...leaning, before, likeness: exampleLikeness(direct, leaning) };
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
    return [...answers, ...passagesFor(asked), { kind: "miss", features: miss }];
  };
}

/** What else of the same article comes closest, and does not say the same; null where a page is no article. */
function besideIn(closest: readonly FoundText[], passage: FoundText): FoundText | null {
  if (!passage.isArticle) return null;
  const others = closest.filter(
    (other) =>
      other.path === passage.path &&
      other.id !== passage.id &&
      other.summary !== "" &&
      !goesOnWith(passage, other) &&
      !goesOnWith(other, passage),
  );
  return others.toSorted((one, other) => fitOf(other) - fitOf(one))[0] ?? null;
}

const goesOnWith = ({ following }: FoundText, { text }: FoundText) =>
  following !== "" && text.startsWith(following);

const fitOf = ({ rank, near, nearGoingOn }: FoundText) => rank + Math.max(near, nearGoingOn);

/** Whether what is spoken of has no plans: a price of something else misleads. */
function isOfOtherThanPlans(named: readonly Subject[], { subject }: Topic): boolean {
  const spokenOf = named.length > 0 || subject === null ? named : [subject];
  return spokenOf.length > 0 && !spokenOf.includes("no-code");
}

function namesPrice(text: string): boolean {
  return Object.values(plans).some(({ priceDisplay }) => text.includes(priceDisplay));
}

const [first, anywhere] = leaningWords;
const leansBy = new RegExp(
  `^(?:${first.replaceAll(" ", "|")})\\b|\\b(?:${anywhere.replaceAll(" ", "|")})\\b`,
);
