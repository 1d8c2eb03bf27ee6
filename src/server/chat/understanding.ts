import { LRUCache } from "lru-cache";
import type { DirectAnswer } from "../../../content/chat/answer.ts";
import { englishOnly } from "../../../content/chat/replies.ts";
import type { Subject } from "../../../content/chat/subjects.ts";
import { type Candidate, noTopic, type Topic } from "./candidate.ts";
import type { DirectAnswers } from "./direct-answers.ts";
import { isForeign } from "./language.ts";
import { isStopWord } from "./meaningful-words.ts";
import { distinct, type MessageTerms, termsOf } from "./message-terms.ts";
import { type Ranked, rank } from "./ranking.ts";
import type { Spelling } from "./spelling.ts";
import { withoutGreeting } from "./without-greeting.ts";

/** Of conversations, so that a long one is not gone through anew at each of its questions. */
const maxTopics = 500;

/** Of what was asked before, beside what is asked now. */
const maxAsked = 6;
const maxAskedLength = 200;

export interface Understood {
  /** What could be said, the likeliest first. */
  ranked: readonly Ranked<Candidate>[];
  message: MessageTerms;
  /** What the conversation is about from then on. */
  topic: Topic;
}

const inOtherLanguage: DirectAnswer = { questions: [], text: englishOnly, href: null };

/** Finds what a message asks for, by itself and by what was asked before. */
export function createUnderstanding(
  spelling: Spelling,
  direct: DirectAnswers,
  candidatesFor: (message: MessageTerms, before: Topic) => Candidate[],
) {
  const isEnglish = (word: string) => isStopWord(word) || spelling.isAsked(word);

  function understand(said: string, before: Topic): Understood {
    // What is known with its greeting, such as "hello, is somebody here", is understood with it.
    const message = direct.exactly(said, before.subject) === null ? withoutGreeting(said) : said;
    const terms = termsOf(spelling.correct(message), before.subject);
    const exact = direct.exactly(message, before.subject);
    if (exact === null && isForeign(message, isEnglish)) {
      return { ranked: [certain(inOtherLanguage)], message: terms, topic: before };
    }
    const ranked = rankedOf(terms, before, exact);
    return { ranked, message: terms, topic: topicWith(terms, before, ranked[0]) };
  }

  function rankedOf(terms: MessageTerms, before: Topic, exact: DirectAnswer | null) {
    if (exact !== null && !mayBeElliptic(terms, before, exact)) return [certain(exact)];
    const found = rank(candidatesFor(terms, before));
    return exact === null || isOf(before.subject, found[0]) ? found : [certain(exact)];
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

function certain(answer: DirectAnswer): Ranked<Candidate> {
  return { kind: "answer", answer, features: {}, likelihood: 1 };
}

/** "Price?" asks for that of what was spoken of, where that has an answer of its own. */
function mayBeElliptic({ own }: MessageTerms, { subject }: Topic, exact: DirectAnswer): boolean {
  return own.length === 1 && subject !== null && exact.about !== subject;
}

function isOf(subject: Subject | null, best: Candidate | undefined): boolean {
  return best?.kind === "answer" && best.answer.about === subject;
}

/** What a conversation is about once this was said. */
export function topicWith(message: MessageTerms, before: Topic, said: Candidate | undefined): Topic {
  const { own, subjects } = message;
  const standsAlone = own.length > 1 || before.asked.length === 0;
  return {
    subject: subjectOf(said) ?? subjects[0] ?? (said?.kind === "passage" ? null : before.subject),
    asked: standsAlone ? own : distinct([...own, ...before.asked]).slice(0, maxAsked),
    askedPlain: (standsAlone ? message.plain : `${before.askedPlain} ${message.plain}`).slice(
      -maxAskedLength,
    ),
    last: said === undefined || said.kind === "miss" ? before.last : said,
  };
}

function subjectOf(said: Candidate | undefined): Subject | null {
  return said?.kind === "answer" ? (said.answer.about ?? null) : null;
}
