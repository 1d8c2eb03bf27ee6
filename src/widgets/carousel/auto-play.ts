import { narrowerThan } from "../../shared/breakpoints.ts";
import type { AutoPlay } from "./use-rotation.ts";

/** Cards that move on by themselves on phones, whatever a visitor does. */
export const phoneAutoPlay: AutoPlay = {
  everyMs: 4000,
  when: narrowerThan(48),
  turnedOffBy: [],
  resumesAfterMs: 0,
};
