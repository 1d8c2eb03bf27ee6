import type { OpenAI } from "openai";
import { memoize } from "../cache/memoize.ts";
import type { ChatModel } from "../settings/env.ts";

export interface ModelLimits {
  /** So long the first word may take. */
  modelFirstWordMs: number;
  /** So long the whole answer may take. */
  modelWholeMs: number;
  /** More of an answer is not read. */
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
      maxRetries: 0,
      timeout: limits.modelWholeMs,
      logLevel: "off",
      fetchOptions: { redirect: "error" },
    });
  });

  /**
   * The parts of an answer as they come. Throws a ModelError where there is no answer, or it is cut off; ends early where
   * it is too long.
   */
  return async function* ask(messages: ModelMessage[], signal: AbortSignal): AsyncGenerator<string> {
    const tooLate = new AbortController();
    let problem = "took too long";
    const stop = (why: string) => () => {
      problem = why;
      tooLate.abort();
    };
    const firstWord = setTimeout(stop("no first word"), limits.modelFirstWordMs);
    const whole = setTimeout(stop("took too long"), limits.modelWholeMs);
    try {
      const client = await clientOf(settings);
      const stream = await client.chat.completions.create(
        { model: settings.name, messages, stream: true },
        { signal: AbortSignal.any([signal, tooLate.signal]) },
      );
      let length = 0;
      for await (const { choices } of stream) {
        const text = choices?.[0]?.delta?.content;
        if (typeof text !== "string" || text === "") continue;
        clearTimeout(firstWord);
        length += text.length;
        yield text;
        if (length > limits.modelAnswerLength) break;
      }
      // The library ends its loop without an error when it is stopped.
      if (tooLate.signal.aborted) throw new ModelError(problem);
      if (length === 0) throw new ModelError("an empty answer");
    } catch (error) {
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
