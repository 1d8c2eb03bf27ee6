import { vi } from "vitest";
import type { AnswerIndex } from "../src/server/chat/answer-index.ts";

// The files of a worker share its process and its packages: each begins with its own modules, and with its own globals.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();

/** What a worker keeps for its files. */
const kept = globalThis as { answerIndex?: AnswerIndex };

// It takes most of a second to make, and never changes.
vi.mock("../src/server/chat/answer-index.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("../src/server/chat/answer-index.ts")>();
  const makeAnswerIndex = () => {
    kept.answerIndex ??= original.makeAnswerIndex();
    return kept.answerIndex;
  };
  return { ...original, makeAnswerIndex };
});
