import type { Subject } from "../../../content/chat/subjects.ts";
import { type Embedding, embed } from "./embedding.ts";
import { keywordsOf } from "./keywords.ts";
import { subjectsIn, withOtherNamed, withoutSubjects } from "./subjects.ts";

const maxKeywords = 40;

export interface Message {
  /** Corrected and in lower case. */
  normalized: string;
  embedding: Embedding;
  /** Without the names of subjects, which examples need not contain. */
  embeddingWithoutSubjects: Embedding;
  subjects: readonly Subject[];
  keywords: readonly string[];
  keywordsWithoutSubjects: readonly string[];
}

export function parseMessage(corrected: string, lastSubject: Subject | null = null): Message {
  const normalized = withOtherNamed(corrected, lastSubject);
  const keywords = distinct(keywordsOf(normalized));
  const rest = withoutSubjects(normalized);
  const embedding = embed(normalized);
  return {
    normalized,
    embedding,
    embeddingWithoutSubjects: rest === normalized ? embedding : embed(rest),
    subjects: subjectsIn(normalized),
    keywords,
    keywordsWithoutSubjects: rest === normalized ? keywords : distinct(keywordsOf(rest)),
  };
}

export function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].slice(0, maxKeywords);
}

const greeting =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day))(?: (?:there|all|team|everyone))?[\s,.!:;–-]+(?=\S)/i;

// Greetings with an introduction, such as "hi, I'm Maria", stay small talk.
const question =
  /^(?:do|does|did|can|could|would|will|should|is|are|what|which|when|where|who|how|why|may|i (?:want|need|would like|'d like|am looking))\b|\?\s*$/i;

export function withoutGreeting(message: string): string {
  const rest = message.trim().replace(greeting, "");
  return question.test(rest) ? rest : message;
}
