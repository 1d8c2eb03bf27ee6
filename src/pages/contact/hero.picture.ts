import { gatheringLines } from "../../shared/drawing/gathering-lines.ts";

export const signals = gatheringLines({
  seed: 972,
  width: 640,
  height: 460,
  strands: 18,
  knot: [0.62, 0.46],
  tip: [0.93, 0.3],
  scatter: 0.35,
});
