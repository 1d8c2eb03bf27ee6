import type { Context } from "./context.ts";
import type { Embedding } from "./embedding.ts";
import type { Message } from "./message.ts";

/** A message, after what was spoken of. */
export interface Asked {
  message: Message;
  before: Context;
  /** How much it needs the one before, by its length and by its words, from 0 to 1. */
  short: number;
  leans: number;
  /** What it means after the one before; null where there is none. */
  goingOn: Embedding | null;
  /** Whether it is about something that has no plans: their prices would mislead. */
  isOfOther: boolean;
}
