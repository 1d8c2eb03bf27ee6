import { gatheringLines } from "../../shared/drawing/gathering-lines.ts";

// As large as it is shown on a usual screen: its lines would grow with it.
export const signals = gatheringLines({
  seed: 71,
  width: 900,
  height: 820,
  strands: 26,
  knot: [0.5, 0.6],
  tip: [0.86, 0.3],
  scatter: 0.6,
});
