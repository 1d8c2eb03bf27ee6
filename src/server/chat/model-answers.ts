import { modelInstructions } from "../../../content/chat/model-instructions.ts";
import { site } from "../../../content/site.ts";
import { longTimeIn } from "../../shared/company-time.ts";
import { log } from "../logging/log.ts";
import { createLinkFilter, type KnownLinks } from "./known-links.ts";
import { ModelError, type ModelMessage } from "./model.ts";
import type { Passage } from "./passages.ts";
import type { Turn } from "./sessions.ts";

/** All passages together; a model that reads more answers late. */
const maxPassagesLength = 60_000;

export type FoundPassage = Pick<Passage, "path" | "page" | "heading" | "text"> & {
  /** What comes after it on its page, as far as it is shown. */
  next?: Pick<Passage, "heading" | "text">;
};

type AskModel = (messages: ModelMessage[], signal: AbortSignal) => AsyncGenerator<string | null>;

/**
 * Has a model answer from passages. Each part is said as it comes, without links that the site does not have; gives all of
 * it, and whether the model came to its end. Gives null where nothing was said.
 */
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
    // Nobody sees an answer that begins with a space, and what comes then may still be nothing.
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
