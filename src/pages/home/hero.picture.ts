import { gatheringLines } from "../../shared/drawing/gathering-lines.ts";

export const signals = gatheringLines({
  seed: 29,
  width: 640,
  height: 600,
  strands: 30,
  knot: [0.55, 0.6],
  tip: [0.93, 0.22],
  scatter: 0.5,
});
