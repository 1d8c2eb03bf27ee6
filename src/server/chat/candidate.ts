import type { DirectAnswer } from "../../../content/chat/answer.ts";
import type { Subject } from "../../../content/chat/subjects.ts";
import type { FoundText } from "./closest-passages.ts";
import type { ExampleLikeness, LeaningMessage } from "./example-likeness.ts";
import type { Features } from "./ranking.ts";

/** What could be said, and what speaks for it. */
export type Candidate = { features: Features } & (
  | { kind: "answer"; answer: DirectAnswer }
  /** Of an article with another one of it, where it says more of the same. */
  | { kind: "passage"; passage: FoundText; beside: FoundText | null }
  | { kind: "miss" }
);

/** A candidate that says something of the site. */
export type Said = Exclude<Candidate, { kind: "miss" }>;

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

/** A message, after what was spoken of. */
export interface Asked extends LeaningMessage {
  before: Topic;
  likeness: ExampleLikeness;
  /** Whether it is about something that has no plans: their prices would mislead. */
  isOfOther: boolean;
}
