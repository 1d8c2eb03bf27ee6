import type { PagePath } from "../../src/shared/urls.ts";
import type { Dated } from "../dated.ts";
import type { Subject } from "./subjects.ts";

export interface Reply {
  /** The key of its examples in `intents/`. */
  intent: string;
  /** Examples need not name this subject: the message or its context does. */
  about?: Subject;
  /** States only facts from the site, and never begins with Yes or No, since it answers many questions. */
  text: string | Dated;
  /** A page with more on it; null for small talk. */
  href: PagePath | null;
  /** Whether the chat offers a person. */
  person?: true;
}

/** The first example is the label of the button when the answer is offered. */
export interface DirectAnswer extends Reply {
  questions: readonly string[];
}
