import { vi } from "vitest";

// The files of a worker share its process and its packages: each begins with its own modules, and with its own globals.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();

// Who waits gives up only where something hangs: a busy machine may stall for seconds.
const hangMs = 60_000;
const { waitFor } = vi;
if (waitFor.name !== "waitPatiently") {
  const waitPatiently: typeof waitFor = (check, options) =>
    waitFor(check, { timeout: hangMs, ...(typeof options === "number" ? { timeout: options } : options) });
  vi.waitFor = waitPatiently;
}

// A thread of its own for each file would take longer than what it makes.
vi.mock("../src/server/chat/content-index.ts", async () => {
  const { intentIndex } = await import("./support/inputs/intent-index.ts");
  return { contentIndex: async () => intentIndex() };
});
