import { setTimeout as wait } from "node:timers/promises";
import { pino, stdTimeFunctions } from "pino";
import SonicBoom from "sonic-boom";

// Output is buffered. Pino's own destination would retry forever at exit on a full disk.
const output = new SonicBoom({
  fd: 1,
  minLength: 4_096,
  // Drops lines that a full disk or a slow reader does not take.
  maxLength: 4_000_000,
  periodicFlush: 1_000,
});
// A failing log must not stop the site.
output.on("error", () => {});

const errorLevel = 50;

export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
type LogLevel = (typeof logLevels)[number];

/** JSON lines on standard output. Silent until `startLog`, so that tools and tests print nothing. */
export const log = pino(
  {
    level: "silent",
    base: null,
    messageKey: "event",
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: describeError },
    hooks: {
      logMethod(args, method, level) {
        method.apply(this, args);
        if (level >= errorLevel) output.flush();
      },
    },
  },
  output,
);

export function startLog(level: LogLevel): void {
  log.level = level;
}

const longestEndMs = 500;

export async function endLog(): Promise<void> {
  const { promise: written, resolve } = Promise.withResolvers<void>();
  output.flush(() => resolve());
  await Promise.race([written, wait(longestEndMs)]);
}

// Only the stack is logged: other properties of an error may contain what a visitor typed.
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? String(error);
  return error.cause === undefined ? own : `${own}\ncaused by ${describeError(error.cause)}`;
}
