import type { PagePath } from "../../src/shared/urls.ts";
import type { Dated } from "../dated.ts";
import type { Subject } from "./subjects.ts";

/** What the built-in answerer says to an intent. */
export interface Reply {
  /** Its examples stand under this name in `intents/`. */
  intent: string;
  /** What it speaks of. Its examples need not name it: the message does, or the one before. */
  about?: Subject;
  /** Holds nothing that the site does not say. Yes and No are left out: the same answer is given to many questions. */
  text: string | Dated;
  /** The page that says more; null for small talk. */
  href: PagePath | null;
  /** Whether it is for somebody who wants a person: the chat offers one in place. */
  person?: true;
}

/** A reply with the messages that ask for it. The first is shown, where the answer is one of several that may be meant. */
export interface DirectAnswer extends Reply {
  questions: readonly string[];
}
