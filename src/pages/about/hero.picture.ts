import { gatheringLines } from "../../shared/drawing/gathering-lines.ts";

export const signals = gatheringLines({
  seed: 1203,
  width: 640,
  height: 460,
  strands: 34,
  knot: [0.44, 0.5],
  tip: [0.94, 0.26],
  scatter: 0.9,
});
