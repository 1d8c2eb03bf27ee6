import { processorMs } from "./processor-time.ts";

const tickMs = 5;
const longestTickMs = 20;

/**
 * How long `act` takes by a clock that stands still while the machine has no time for this process, in ms: what lies
 * between two ticks counts as no more than this thread has worked in it and the length of a tick.
 */
export async function ownMsOf(act: () => Promise<unknown>): Promise<number> {
  let passed = 0;
  let [before, workedBefore] = [performance.now(), processorMs()];
  const tick = () => {
    const [now, worked] = [performance.now(), processorMs()];
    passed += Math.min(now - before, worked - workedBefore + longestTickMs);
    [before, workedBefore] = [now, worked];
  };
  const ticks = setInterval(tick, tickMs);
  try {
    await act();
  } finally {
    clearInterval(ticks);
  }
  tick();
  return passed;
}
