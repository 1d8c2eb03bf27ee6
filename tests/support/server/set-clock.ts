import type { Clock } from "../../../src/server/clock/clock.ts";

export function createSetClock(time: string): Clock & { set(time: string): void } {
  let current = new Date(time);
  return {
    now: () => new Date(current),
    set(next) {
      current = new Date(next);
    },
  };
}
