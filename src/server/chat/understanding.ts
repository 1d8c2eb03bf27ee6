import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { englishOnly } from "../../../content/chat/answers.ts";
import { subjectCards } from "../../../content/chat/subject-cards.ts";
import type { Subject } from "../../../content/chat/subjects.ts";
import type { DirectAnswers, Match } from "./direct-answers.ts";
import { isForeign } from "./language.ts";
import { isStopWord, meaningfulWords, weightOf } from "./meaningful-words.ts";
import type { FoundText, PassageIndex } from "./passage-index.ts";
import type { Spelling } from "./spelling.ts";
import { subjectsIn, withoutSubjects } from "./subjects.ts";

/** More words than this are no question. */
const maxWords = 40;

/** An example of which a message says less is another question. */
const minOfExample = 0.68;

/**
 * What of a message an example must say, by the number of the message's words: in a long one much is said beside. Of one
 * that speaks of something else than the conversation, more.
 */
const minOfMessage = [1, 0.9, 0.4, 0.34, 0.28, 0.25, 0.2, 0.18];
const minOfMessageElsewhere = 0.55;
const minOfWord = 0.5;

/** What a passage must have of a message; less where the article that it is in was just spoken of. */
const minCoverage = 0.5;
const minCoverageInSame = 0.35;

/** What something costs and who somebody is are said directly or not at all: a passage with the words misleads. */
const neverFromPassage = new Set(meaningfulWords("price who"));

/** By how much more of a message an article must have than a direct answer, which says it shorter. */
const minLeadOfPassage = 0.35;

/** A word alone stands in many places. */
const minWordsOfPassage = 2;

/** A question that leans on the one before fits less surely than one that stands alone. */
const followUpShare = 0.7;

/** What a conversation is about. */
export interface Topic {
  subject: Subject | null;
  /** What was asked of it. */
  words: readonly string[];
  /** The article that was answered from. */
  article: string | null;
}

export interface Understood {
  /** What says it, if anything does. */
  found: DirectAnswer | FoundText | null;
  /** The words that carry the message's meaning, its subjects among them. */
  words: readonly string[];
  topic: Topic;
}

/** Before anything was asked. */
export const noTopic: Topic = { subject: null, words: [], article: null };

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
    const named = subjectsIn(plain);
    const words = distinct(meaningfulWords(plain));
    const own = distinct(meaningfulWords(withoutSubjects(plain)));
    const guessed = named.length > 0 ? null : guessSubject(own);
    const subjects = named;
    const said = (answer: DirectAnswer, asked: readonly string[]): Understood => ({
      found: answer,
      words,
      topic: { subject: answer.about ?? subjects[0] ?? before.subject, words: asked, article: null },
    });

    const exact = direct.exactly(message);
    if (exact !== null && (exact.about === undefined || before.subject === null)) return said(exact, own);
    if (isForeign(message, isEnglish)) return said(inOtherLanguage, before.words);

    const best = closest(own, subjects, guessed === null ? before : { ...before, subject: guessed });
    const passage = passageFor(words, best, before);
    if (passage !== null) {
      const article = passage.isArticle ? passage.path : null;
      return { found: passage, words, topic: { subject: null, words: own, article } };
    }
    if (best !== undefined) return said(best.answer, best.words);
    const [subject = guessed ?? before.subject] = subjects;
    if (subject !== null && subjects.length > 0 && own.length === 0) {
      return said({ questions: [], about: subject, ...subjectCards[subject] }, []);
    }
    return { found: null, words, topic: { ...before, subject } };
  }

  /** The example question that is most like a message, by itself or as a question about what was asked before. */
  function closest(own: readonly string[], subjects: readonly Subject[], before: Topic): Match | undefined {
    const alone = direct.rank(own, subjects, before.subject).find((match) => fits(match, own.length, [...subjects, before.subject]));
    const again = followUp(own, subjects, before);
    return again !== undefined && again.score > (alone?.score ?? 0) ? again : alone;
  }

  /** "And for students?" asks again what was asked before; "when?" asks something else of the same. */
  function followUp(own: readonly string[], subjects: readonly Subject[], before: Topic): Match | undefined {
    const asked = before.words.filter((word) => !own.includes(word));
    const isOther = subjects.some((subject) => subject !== before.subject);
    if (asked.length === 0 || (own.length === 0 && !isOther)) return;
    const match = direct
      .rank([...own, ...asked], subjects, before.subject)
      .find(
        ({ words, ofExample }) =>
          ofExample > 0.8 && (own.length === 0 || words.some((word) => own.includes(word))),
      );
    return match && { ...match, score: match.score * followUpShare };
  }

  /** The passage that answers better than an example question's answer would, or where there is none. */
  function passageFor(words: readonly string[], best: Match | undefined, before: Topic): FoundText | null {
    const ofMessage = best?.ofMessage ?? 0;
    if (before.article !== null) {
      const same = passages.find(words, before.article);
      if (same !== null && same.coverage >= Math.max(minCoverageInSame, ofMessage)) return same;
    }
    if (words.some((word) => neverFromPassage.has(word))) return null;
    if (words.filter((word) => weightOf(word) === 1).length < minWordsOfPassage) return null;
    const found = passages.find(words, null);
    if (found === null || found.coverage < minCoverage) return null;
    // "What is RAG?" is a question to the article of that name, not to a course that teaches it.
    if (best === undefined) return found;
    const isElsewhere = best.answer.about !== undefined && best.answer.about !== before.subject;
    const lead = found.isArticle && isElsewhere && found.inTitle > 0.4 ? -0.05 : minLeadOfPassage;
    return found.isArticle && found.coverage > ofMessage + lead ? found : null;
  }

  return {
    understand,
    /** What a conversation is about after these questions. */
    topicAfter: (questions: readonly string[]): Topic =>
      questions.reduce((topic: Topic, question) => understand(question, topic).topic, noTopic),
  };
}

function fits({ answer, words: example, ofExample, ofMessage }: Match, words: number, spokenOf: readonly (Subject | null)[]): boolean {
  if (ofExample < minOfExample) return false;
  const elsewhere = answer.about !== undefined && !spokenOf.includes(answer.about);
  const least = minOfMessage[words] ?? minOfMessage.at(-1) ?? 0;
  return ofMessage >= Math.max(least, elsewhere ? minOfMessageElsewhere : 0, example.length === 1 ? minOfWord : 0);
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].slice(0, maxWords);
}
