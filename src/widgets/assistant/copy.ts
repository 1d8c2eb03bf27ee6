import type { ChatSource } from "../../shared/chat.ts";
import type { ReplyCopy } from "../chat/copy.ts";

export interface AssistantCopy extends ReplyCopy {
  assistant: string;
  role: string;
  questions: string;
  log: string;
  youAsked: string;
  example: string;
  /** Stands before the name of the page that an answer comes from. */
  read: string;
  reading: string;
  noPassage: string;
  /** For an answer beside which a person is offered. */
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

export interface Example {
  answer: string;
  source: ChatSource;
}

export interface AssistantContent {
  /** Four; the first is that of the example. */
  questions: readonly string[];
  /** The page that answers each question, where no script runs. */
  answeredAt: readonly string[];
  example: Example;
  /** When a person takes over: `lead` is set in bold. */
  handOver: { lead: string; text: string };
}
