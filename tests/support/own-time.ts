import { setTimeout as wait } from "node:timers/promises";
import { processorMs } from "./processor-time.ts";

const beatMs = 10;

/**
 * How long `act` takes by a clock that stands still while the machine has no time for this process: it counts beats of 10 ms,
 * each with what `beat` does, however late they come, and what this thread works. A `beat` that asks another process has
 * the clock wait for that one as well.
 */
export async function ownMsOf(
  act: () => Promise<unknown>,
  beat: () => Promise<unknown> = async () => {},
): Promise<number> {
  let isOver = false;
  const acting = act().finally(() => {
    isOver = true;
  });
  // Whoever awaits it comes later.
  acting.catch(() => {});
  let passed = 0;
  let before = processorMs();
  while (!isOver) {
    await wait(beatMs);
    await beat();
    const now = processorMs();
    passed += Math.max(beatMs, now - before);
    before = now;
  }
  await acting;
  return passed;
}
