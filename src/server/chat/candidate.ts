import type { DirectAnswer } from "../../../content/chat/answer.ts";
import type { FoundText } from "./closest-passages.ts";
import type { Features } from "./ranker.ts";

/** What could be said, and what speaks for it. */
export type Candidate = { features: Features } /** One that is too uncertain to be said may be offered. */ & (
  | { kind: "answer"; answer: DirectAnswer; isOffered?: boolean }
  /** Of an article with another one of it, where it says more of the same. */
  | { kind: "passage"; passage: FoundText; beside: FoundText | null }
  | { kind: "miss" }
);

/** A candidate that says something of the site. */
export type Said = Exclude<Candidate, { kind: "miss" }>;
