import { LRUCache } from "lru-cache";
import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { groupOf } from "../../../content/chat/answers.ts";
import { englishOnly } from "../../../content/chat/replies.ts";
import { subjectCards } from "../../../content/chat/subject-cards.ts";
import type { Subject } from "../../../content/chat/subjects.ts";
import type { DirectAnswers, Match } from "./direct-answers.ts";
import { isForeign } from "./language.ts";
import { isStopWord, meaningfulWords } from "./meaningful-words.ts";
import { type FoundText, isArticlePath, type PassageIndex } from "./passage-index.ts";
import type { Spelling } from "./spelling.ts";
import { subjectsIn, withoutSubjects } from "./subjects.ts";

/** More words than this are no question. */
const maxWords = 40;

/** A message less like an answer's examples asks for something else. */
const minScore = 0.32;

/** Where a second answer fits nearly as well, both are given. */
const nearlyAsGood = 0.85;

/** A question that leans on the one before fits less surely than one that stands alone. */
const followUpShare = 0.7;

/**
 * What a passage must have of a message. Less is enough in an article that was just spoken of, even where a direct answer
 * has somewhat more, or where an article is asked for.
 */
const minCoverage = 0.5;
const minCoverageOfArticle = 0.25;
const leadOfSameArticle = 0.3;

/** By how much more of a message an article must have than a direct answer, which says it shorter. */
const minLeadOfArticle = 0.35;

/** Of conversations, so that a long one is not gone through anew at each of its questions. */
const maxTopics = 500;

/** A word alone stands in many places. */
const minWordsOfPassage = 2;

/** What something costs and who somebody is are said directly or not at all: a passage with the words misleads. */
const neverFromPassage = new Set(meaningfulWords("price who"));

const articleWords = new Set(meaningfulWords("article"));

/** What a conversation is about. */
export interface Topic {
  subject: Subject | null;
  /** What was asked of it. */
  words: readonly string[];
  /** The article that was answered from. */
  article: string | null;
  /** The answers beside the last one. */
  beside: readonly DirectAnswer[];
}

/** Before anything was asked. */
export const noTopic: Topic = { subject: null, words: [], article: null, beside: [] };

export interface Understood {
  /** What answers the message, the best first; neither these nor a passage, where nothing does. */
  answers: readonly DirectAnswer[];
  passage: FoundText | null;
  /** The words that carry the message's meaning, its subjects among them. */
  words: readonly string[];
  /** What the conversation is about from then on. */
  topic: Topic;
}

const inOtherLanguage: DirectAnswer = { questions: [], text: englishOnly, href: null };

/** Finds what a message asks for, by itself and by what was asked before. */
export function createUnderstanding(
  spelling: Spelling,
  direct: DirectAnswers,
  passages: PassageIndex,
  guessSubject: (words: readonly string[]) => Subject | null,
) {
  const isEnglish = (word: string) => isStopWord(word) || spelling.isAsked(word);

  function understand(message: string, before: Topic): Understood {
    const plain = spelling.correct(message);
    const subjects = subjectsIn(plain);
    const words = distinct(meaningfulWords(plain));
    const own = distinct(meaningfulWords(withoutSubjects(plain)));
    const say = (answers: readonly DirectAnswer[], asked: readonly string[]): Understood => {
      const subject = answers[0]?.about ?? subjects[0] ?? before.subject;
      const beside = answers[0] === undefined ? [] : groupOf(answers[0]);
      return { answers, passage: null, words, topic: { subject, words: asked, article: null, beside } };
    };

    const exact = direct.exactly(message, before.subject);
    if (exact !== null && (exact.about === before.subject || !isElliptic(own, before))) {
      return say([exact], own);
    }
    if (isForeign(message, isEnglish)) return say([inOtherLanguage], before.words);

    const [named] = subjects;
    if (named !== undefined && own.length === 0 && (named === before.subject || before.words.length === 0)) {
      return say([{ questions: [], about: named, ...subjectCards[named] }], []);
    }
    const guessed = subjects.length > 0 ? null : guessSubject(own);
    const matches = closest(own, subjects, guessed === null ? before : { ...before, subject: guessed });
    const passage = own.length === 0 ? null : passageFor(words, matches[0], before);
    if (passage !== null) {
      const article = isArticlePath(passage.path) ? passage.path : null;
      return { answers: [], passage, words, topic: { ...noTopic, words: own, article } };
    }
    const [best] = matches;
    if (best !== undefined)
      return say(
        matches.map(({ answer }) => answer),
        best.words,
      );
    const subject = named ?? guessed ?? before.subject;
    return { answers: [], passage: null, words, topic: { ...before, subject } };
  }

  /** "Price?" asks for that of what was spoken of, where that has an answer of its own. */
  function isElliptic(own: readonly string[], before: Topic): boolean {
    if (own.length !== 1 || before.subject === null) return false;
    const [best] = direct.rank(own, [], before);
    return best?.answer.about === before.subject && best.words.length === 1;
  }

  /** The answers that fit a message best, by itself or as a question about what was asked before. */
  function closest(own: readonly string[], subjects: readonly Subject[], before: Topic): Match[] {
    const [alone, ...others] = direct.rank(own, subjects, before).filter(({ score }) => score >= minScore);
    const again = followUp(own, subjects, before);
    if (again !== undefined && again.score > (alone?.score ?? 0)) return [again];
    if (alone === undefined) return [];
    // What something costs is said of one thing: two prices mislead.
    if (own.some((word) => neverFromPassage.has(word))) return [alone];
    const second = others.find(
      ({ answer: { about } }) => about === undefined || about === alone.answer.about,
    );
    return second !== undefined && second.score > nearlyAsGood * alone.score ? [alone, second] : [alone];
  }

  /** "And for students?" asks again what was asked before; "when?" asks something else of the same. */
  function followUp(own: readonly string[], subjects: readonly Subject[], before: Topic): Match | undefined {
    const asked = before.words.filter((word) => !own.includes(word));
    const isOther = subjects.some((subject) => subject !== before.subject);
    if (asked.length === 0 || (own.length === 0 && !isOther)) return;
    const match = direct
      .rank([...own, ...asked], subjects, before)
      .find(
        ({ words, score }) =>
          score > minScore && (own.length === 0 || words.some((word) => own.includes(word))),
      );
    return match && { ...match, score: match.score * followUpShare };
  }

  /** The passage that answers better than the best match would, or where there is none. */
  function passageFor(words: readonly string[], best: Match | undefined, before: Topic): FoundText | null {
    const ofMessage = best?.ofMessage ?? 0;
    if (before.article !== null) {
      const same = passages.find(words, (path) => path === before.article);
      const least = Math.max(minCoverageOfArticle, ofMessage - leadOfSameArticle);
      if (same !== null && same.coverage >= least) return same;
    }
    const about = words.filter((word) => !articleWords.has(word));
    if (about.length < words.length && about.length > 1) {
      const named = passages.find(about, isArticlePath);
      if (named !== null && named.coverage >= minCoverageOfArticle) return named;
    }
    if (words.some((word) => neverFromPassage.has(word))) return null;
    const found = passages.find(words, () => true);
    if (found === null || found.coverage < minCoverage) return null;
    const isTitle = isArticlePath(found.path) && found.inTitle > 0.99;
    if (!isTitle && found.found < minWordsOfPassage) return null;
    if (best === undefined) return found;
    if (!isArticlePath(found.path)) return null;
    // "What is RAG?" is a question to the article of that name, not to a course that teaches it.
    const isElsewhere = best.answer.about !== undefined && best.answer.about !== before.subject;
    const lead = isElsewhere && found.inTitle > 0.4 ? -0.05 : minLeadOfArticle;
    return found.coverage > ofMessage + lead ? found : null;
  }

  const topics = new LRUCache<string, Topic>({ max: maxTopics });

  /** What a conversation is about after these questions. */
  function topicAfter(questions: readonly string[]): Topic {
    const last = questions.at(-1);
    if (last === undefined) return noTopic;
    const key = JSON.stringify(questions);
    const known = topics.get(key) ?? understand(last, topicAfter(questions.slice(0, -1))).topic;
    topics.set(key, known);
    return known;
  }

  return { understand, topicAfter };
}

/** Words once each, and no more than are looked at. */
export function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].slice(0, maxWords);
}
