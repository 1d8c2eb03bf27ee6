import type { OpenAI } from "openai";
import { memoize } from "../cache/memoize.ts";
import type { ChatModel } from "../settings/env.ts";
import { createThoughtFilter } from "./thoughts.ts";

export interface ModelLimits {
  modelFirstWordMs: number;
  modelWholeMs: number;
  /** In characters; with its reasoning an answer may be ten times as long. */
  modelAnswerLength: number;
}

export const defaultModelLimits: ModelLimits = {
  modelFirstWordMs: 10_000,
  modelWholeMs: 40_000,
  modelAnswerLength: 4_000,
};

export type ModelMessage = OpenAI.ChatCompletionMessageParam;

/** `cause` is safe to log: it contains no address and no key. */
export class ModelError extends Error {
  constructor(cause: string) {
    super("The model gave no answer.", { cause });
  }
}

export function createModel(settings: ChatModel, limits: ModelLimits) {
  const clientOf = memoize(async ({ url, key }: ChatModel) => {
    const { OpenAI } = await import("openai");
    return new OpenAI({
      baseURL: url,
      apiKey: key ?? "none",
      // The library would read these from environment variables.
      organization: null,
      project: null,
      maxRetries: 0,
      timeout: limits.modelWholeMs,
      logLevel: "off",
      fetchOptions: { redirect: "error" },
    });
  });

  const beginAnswer = createThoughtFilter();

  /** Yields the answer without reasoning, and null if the text so far was reasoning. Throws ModelError unless the model ends with `stop`. */
  return async function* ask(messages: ModelMessage[], signal: AbortSignal): AsyncGenerator<string | null> {
    const tooLate = new AbortController();
    let problem = "took too long";
    const stop = (why: string) => () => {
      problem = why;
      tooLate.abort();
    };
    const firstWord = setTimeout(stop("no first word"), limits.modelFirstWordMs);
    const wholeTimer = setTimeout(stop("took too long"), limits.modelWholeMs);
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
        // Some chunks have no choice, such as Azure's filter results and usage.
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
      // The library ends its loop without an error on abort.
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
      clearTimeout(wholeTimer);
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
