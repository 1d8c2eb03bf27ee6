import type { ChatSource } from "../../shared/chat.ts";
import type { ReplyCopy } from "../chat/copy.ts";

/** The words of the assistant in the page. */
export interface AssistantCopy extends ReplyCopy {
  /** Its name. */
  assistant: string;
  /** Stands under the name: what it is. */
  role: string;
  questions: string;
  log: string;
  youAsked: string;
  /** In place of it where nobody has asked yet. */
  example: string;
  /** Before the name of the page that a passage stands on. */
  read: string;
  reading: string;
  /** Where an answer comes from no single page. */
  noPassage: string;
  /** Under an answer beside which a person is offered. */
  personBeside: string;
  withoutScript: string;
  greeting: string;
  input: string;
  placeholder: string;
  send: string;
  typing: string;
  stillWorking: string;
  tryAgain: string;
}

/** An answer that the assistant gives, shown before anybody asks. */
export interface Example {
  answer: string;
  source: ChatSource;
}

export interface AssistantContent {
  /** Four to try; the first is the example's. */
  questions: readonly string[];
  /** Where each is answered, for who cannot ask. */
  answeredAt: readonly string[];
  example: Example;
  /** When a person takes over: a few words that stand out, and the rest. */
  handOver: { lead: string; text: string };
}
