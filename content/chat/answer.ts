import type { PagePath } from "../../src/shared/urls.ts";
import type { Dated } from "../dated.ts";
import type { Subject } from "./subjects.ts";

/**
 * What the built-in answerer says directly. A visitor's message is compared with the example questions, word by word and
 * whatever the word order: short ones that hold only what matters are found in long messages too, so new phrasings are
 * worth adding where an answer is missed.
 */
export interface DirectAnswer {
  /** The first is shown, where the answer is one of several that may be meant. */
  questions: readonly string[];
  /** What it speaks of. Its questions need not name it: the message does, or the one before. */
  about?: Subject;
  /** Holds nothing that the site does not say. Yes and No are left out: the same answer is given to many questions. */
  text: string | Dated;
  /** The page that says more; null for small talk. */
  href: PagePath | null;
  /** Whether it is for somebody who wants a person: the chat offers one in place. */
  person?: true;
}

/** Example questions, written one after the other with a bar between. */
export function questionsIn(text: string): string[] {
  return text.split("|").map((question) => question.trim());
}
