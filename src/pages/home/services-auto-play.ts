import { atLeast } from "../../shared/breakpoints.ts";
import type { AutoPlay } from "../../widgets/carousel/use-rotation.ts";

/** The services carousel moves on by itself as the specification says (marketing pages, sections 4 and 9). */
export const servicesAutoPlay: AutoPlay = {
  everyMs: 5000,
  when: atLeast(40),
  turnedOffBy: ["tab", "dot", "arrow", "panel"],
  resumesAfterMs: 0,
};
