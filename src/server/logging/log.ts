import { setTimeout as wait } from "node:timers/promises";
import { pino, stdTimeFunctions } from "pino";
import SonicBoom from "sonic-boom";

// Lines are gathered and written together, at the latest after a second. Not by pino's own destination: at the end of
// the process that one tries for ever to write to a full disk.
const output = new SonicBoom({
  fd: 1,
  minLength: 4_096,
  // Beyond this, what a full disk or a slow reader does not take is dropped.
  maxLength: 4_000_000,
  periodicFlush: 1_000,
});
// A log that cannot be written is no reason to take the site away as well.
output.on("error", () => {});

const errorLevel = 50;

/** What the log may be told to hold, from everything to nothing. */
export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
type LogLevel = (typeof logLevels)[number];

/**
 * The log: one line of JSON an event, on standard output. It is silent until `startLog`, so that commands and tests
 * that use parts of the server print nothing.
 */
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

/** Writes what is still gathered; to be awaited before the process ends. */
export async function endLog(): Promise<void> {
  const { promise: written, resolve } = Promise.withResolvers<void>();
  output.flush(() => resolve());
  await Promise.race([written, wait(longestEndMs)]);
}

// The stack and nothing else: an error's other properties can hold what a visitor typed.
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? String(error);
  return error.cause === undefined ? own : `${own}\ncaused by ${describeError(error.cause)}`;
}
