import { gatheringLines } from "../../../shared/drawing/gathering-lines.ts";

export const signals = gatheringLines({
  seed: 1207,
  width: 460,
  height: 260,
  strands: 18,
  knot: [0.5, 0.62],
  tip: [0.92, 0.32],
  scatter: 0.6,
});
