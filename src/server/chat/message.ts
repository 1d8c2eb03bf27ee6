import type { Subject } from "../../../content/chat/subjects.ts";
import { type Embedding, embed } from "./embedding.ts";
import { keywordsOf } from "./keywords.ts";
import { subjectsIn, withOtherNamed, withoutSubjects } from "./subjects.ts";

/** More keywords than this are no question. */
const maxKeywords = 40;

/** A message, in what it is compared by. */
export interface Message {
  /** Spelled right, in lower case. */
  plain: string;
  embedding: Embedding;
  /** That of the message without the names of its subjects, which examples need not name. */
  bare: Embedding;
  subjects: readonly Subject[];
  keywords: readonly string[];
  /** The same without the names of its subjects. */
  own: readonly string[];
}

/** A message that is spelled right, after something was spoken of. */
export function readMessage(said: string, spokenOf: Subject | null = null): Message {
  const plain = withOtherNamed(said, spokenOf);
  const keywords = distinct(keywordsOf(plain));
  const rest = withoutSubjects(plain);
  const embedding = embed(plain);
  return {
    plain,
    embedding,
    bare: rest === plain ? embedding : embed(rest),
    subjects: subjectsIn(plain),
    keywords,
    own: rest === plain ? keywords : distinct(keywordsOf(rest)),
  };
}

/** Words once each, and no more than are looked at. */
export function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].slice(0, maxKeywords);
}
