import { narrowerThan } from "../../shared/breakpoints.ts";
import type { AutoPlay } from "../../widgets/carousel/use-rotation.ts";

/** Benefit cards move on by themselves on phones (specification, sections 4 and 9); a swipe or a dot leaves it so. */
export const lastingAutoPlay: AutoPlay = {
  everyMs: 4000,
  when: narrowerThan(48),
  turnedOffBy: [],
  resumesAfterMs: 0,
};

/** The same, until the visitor's first swipe or choice of a dot turns it off for the visit. */
export const yieldingAutoPlay: AutoPlay = { ...lastingAutoPlay, turnedOffBy: ["swipe", "dot"] };
