import type { OpenAI } from "openai";
import { memoize } from "../cache/memoize.ts";
import type { ChatModel } from "../settings/env.ts";
import { createThoughtFilter } from "./thoughts.ts";

export interface ModelLimits {
  /** So long the first word may take. */
  modelFirstWordMs: number;
  /** So long the whole answer may take. */
  modelWholeMs: number;
  /** Of a longer answer no more is read; with its thoughts it may be ten times as long. */
  modelAnswerLength: number;
}

export const defaultModelLimits: ModelLimits = {
  modelFirstWordMs: 10_000,
  modelWholeMs: 40_000,
  modelAnswerLength: 4_000,
};

export type ModelMessage = OpenAI.ChatCompletionMessageParam;

/** What was wrong with a model's answer; `cause` says it for the log, without addresses and keys. */
export class ModelError extends Error {
  constructor(cause: string) {
    super("The model gave no answer.", { cause });
  }
}

/** Asks a language model over the OpenAI-compatible API; loaded with the first question. */
export function createModel(settings: ChatModel, limits: ModelLimits) {
  const clientOf = memoize(async ({ url, key }: ChatModel) => {
    const { OpenAI } = await import("openai");
    return new OpenAI({
      baseURL: url,
      // Servers in one's own network need none.
      apiKey: key ?? "none",
      // The library would take these from its own variables of the environment.
      organization: null,
      project: null,
      maxRetries: 0,
      timeout: limits.modelWholeMs,
      logLevel: "off",
      fetchOptions: { redirect: "error" },
    });
  });

  const beginAnswer = createThoughtFilter();

  /**
   * The parts of an answer as they come, without what the model thinks; null where all that came turns out to be a thought.
   * Throws a ModelError where there is no answer, or where it does not come to its end, which only `stop` is. One that is too
   * long ends early, by an ellipsis.
   */
  return async function* ask(messages: ModelMessage[], signal: AbortSignal): AsyncGenerator<string | null> {
    const tooLate = new AbortController();
    let problem = "took too long";
    const stop = (why: string) => () => {
      problem = why;
      tooLate.abort();
    };
    const firstWord = setTimeout(stop("no first word"), limits.modelFirstWordMs);
    const whole = setTimeout(stop("took too long"), limits.modelWholeMs);
    const answer = beginAnswer();
    try {
      const client = await clientOf(settings);
      const stream = await client.chat.completions.create(
        { model: settings.name, messages, stream: true },
        { signal: AbortSignal.any([signal, tooLate.signal]) },
      );
      let received = 0;
      let end = "";
      for await (const { choices } of stream) {
        // Some chunks have no choice: what Azure's filters say of the prompt, and what was used.
        const choice = choices?.[0];
        const text = choice?.delta?.content;
        if (typeof text === "string") {
          received += text.length;
          yield* answer.add(text);
          if (answer.hasBegun()) clearTimeout(firstWord);
        }
        if (answer.length() > limits.modelAnswerLength) {
          yield* answer.finish(false);
          yield "…";
          return;
        }
        if (received > 10 * limits.modelAnswerLength) throw new ModelError("thinks too much");
        end = choice?.finish_reason ?? "";
        if (end !== "") break;
      }
      // The library ends its loop without an error when it is stopped.
      if (tooLate.signal.aborted) throw new ModelError(problem);
      if (end !== "stop") throw new ModelError(end === "" ? "no end" : `ended by ${end}`);
      yield* answer.finish(true);
      if (answer.isOpen()) throw new ModelError("a thought without end");
      if (answer.length() === 0) throw new ModelError("an empty answer");
    } catch (error) {
      yield* answer.finish(false);
      if (error instanceof ModelError) throw error;
      throw new ModelError(tooLate.signal.aborted ? problem : causeOf(error));
    } finally {
      clearTimeout(firstWord);
      clearTimeout(whole);
      tooLate.abort();
    }
  };
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if ("status" in error && typeof error.status === "number") return `status ${error.status}`;
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.name;
}
