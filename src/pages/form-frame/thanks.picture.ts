import { gatheringLines } from "../../shared/drawing/gathering-lines.ts";
import type { Picture } from "../../shared/drawing/picture.ts";

/** All that was sent has come together, and arrives. Whole in frames of any shape: nothing of it is cut. */
export const gathered: Picture = {
  ...gatheringLines({
    seed: 1843,
    width: 620,
    height: 470,
    strands: 30,
    knot: [0.56, 0.62],
    tip: [0.9, 0.1],
    scatter: 0.55,
  }),
  fit: "xMinYMax meet",
};
