import { gatheringLines } from "../../shared/drawing/gathering-lines.ts";

export const signals = gatheringLines({
  seed: 71,
  width: 520,
  height: 420,
  strands: 18,
  knot: [0.52, 0.6],
  tip: [0.93, 0.16],
  scatter: 0.7,
});
