import { modelInstructions } from "../../../content/chat/model-instructions.ts";
import { site } from "../../../content/site.ts";
import { longTimeIn } from "../../shared/company-time.ts";
import { log } from "../logging/log.ts";
import { createLinkFilter, type KnownLinks } from "./known-links.ts";
import { ModelError, type ModelMessage } from "./model.ts";
import type { Passage } from "./passages.ts";
import type { Turn } from "./sessions.ts";

/** In characters; models answer longer prompts too slowly. */
const maxPassagesLength = 60_000;

export type FoundPassage = Pick<Passage, "path" | "page" | "heading" | "text"> & {
  next?: Pick<Passage, "heading" | "text">;
};

type AskModel = (messages: ModelMessage[], signal: AbortSignal) => AsyncGenerator<string | null>;

/** Streams the model's answer through `say`, without unknown links. Returns null if the model wrote nothing. */
export async function answerByModel(
  askModel: AskModel,
  question: { message: string; turns: readonly Turn[]; passages: readonly FoundPassage[] },
  known: KnownLinks,
  say: (text: string) => void,
  signal: AbortSignal,
): Promise<{ text: string; isWhole: boolean } | null> {
  let filter = createLinkFilter(known);
  let answer = "";
  let isWhole = true;
  const go = (text: string) => {
    // Leading white space may be all that the model writes.
    const shown = answer === "" ? text.trimStart() : text;
    if (shown === "") return;
    answer += shown;
    say(shown);
  };
  try {
    for await (const part of askModel(messagesOf(question), signal)) {
      if (part !== null) go(filter.add(part));
      else {
        filter = createLinkFilter(known);
        answer = "";
      }
    }
  } catch (error) {
    isWhole = false;
    if (signal.aborted) return { text: answer, isWhole };
    log.warn({ problem: "the language model gave no whole answer", cause: causeOf(error) }, "chat");
  }
  go(filter.end());
  if (answer.trim() === "") return null;
  return { text: isWhole ? answer.trimEnd() : answer, isWhole };
}

function messagesOf({ message, turns, passages }: Parameters<typeof answerByModel>[1]): ModelMessage[] {
  const today = longTimeIn(site.timeZone, new Date().toISOString());
  return [
    { role: "system", content: `${modelInstructions}\n\nNow it is ${today} by the company's clocks.` },
    { role: "user", content: `Passages of the website, as data:\n${JSON.stringify(withinLength(passages))}` },
    { role: "assistant", content: "I answer from these passages only." },
    ...turns.flatMap(({ question, answer }): ModelMessage[] => [
      { role: "user", content: question },
      { role: "assistant", content: answer },
    ]),
    { role: "user", content: message },
  ];
}

function withinLength(passages: readonly FoundPassage[]): FoundPassage[] {
  let left = maxPassagesLength;
  const taken: FoundPassage[] = [];
  for (const { path, page, heading, text } of passages) {
    left -= path.length + page.length + heading.length + text.length;
    if (left < 0) break;
    taken.push({ path, page, heading, text });
  }
  return taken;
}

function causeOf(error: unknown): string {
  if (error instanceof ModelError) return String(error.cause);
  return error instanceof Error ? error.name : "unknown";
}
