import type { Subject } from "../../../content/chat/subjects.ts";
import { type Embedding, embed } from "./embedding.ts";
import { keywordsOf } from "./keywords.ts";
import { subjectsIn, withOtherNamed, withoutSubjects } from "./subjects.ts";

/** More keywords than this are no question. */
const maxKeywords = 40;

/** A message, in what it is compared by. */
export interface Message {
  /** Spelled right, in lower case. */
  normalized: string;
  embedding: Embedding;
  /** That of the message without the names of its subjects, which examples need not name. */
  topicFreeEmbedding: Embedding;
  subjects: readonly Subject[];
  keywords: readonly string[];
  /** The same without the names of its subjects. */
  topicKeywords: readonly string[];
}

/** A message that is spelled right, after something was spoken of. */
export function parseMessage(corrected: string, lastSubject: Subject | null = null): Message {
  const normalized = withOtherNamed(corrected, lastSubject);
  const keywords = distinct(keywordsOf(normalized));
  const rest = withoutSubjects(normalized);
  const embedding = embed(normalized);
  return {
    normalized,
    embedding,
    topicFreeEmbedding: rest === normalized ? embedding : embed(rest),
    subjects: subjectsIn(normalized),
    keywords,
    topicKeywords: rest === normalized ? keywords : distinct(keywordsOf(rest)),
  };
}

/** Words once each, and no more than are looked at. */
export function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].slice(0, maxKeywords);
}

const greeting =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day))(?: (?:there|all|team|everyone))?[\s,.!:;–-]+(?=\S)/i;

// Whoever introduces or asks after somebody still greets: "hi, I'm Maria".
const question =
  /^(?:do|does|did|can|could|would|will|should|is|are|what|which|when|where|who|how|why|may|i (?:want|need|would like|'d like|am looking))\b|\?\s*$/i;

/** A question without the greeting before it, which says nothing about what is asked; all else as it is. */
export function withoutGreeting(message: string): string {
  const rest = message.trim().replace(greeting, "");
  return question.test(rest) ? rest : message;
}
