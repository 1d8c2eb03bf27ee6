import { gatheringLines } from "../../shared/drawing/gathering-lines.ts";

export const signals = gatheringLines({
  seed: 404,
  width: 480,
  height: 300,
  strands: 16,
  knot: [0.5, 0.55],
  tip: [0.93, 0.2],
  scatter: 0.6,
});
