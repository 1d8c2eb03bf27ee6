import { gatheringLines } from "../../shared/drawing/gathering-lines.ts";

export const light = gatheringLines({
  seed: 233,
  width: 560,
  height: 300,
  strands: 20,
  knot: [0.55, 0.58],
  tip: [0.93, 0.24],
  scatter: 0.6,
});

export const night = gatheringLines({
  seed: 71,
  width: 560,
  height: 260,
  strands: 14,
  knot: [0.52, 0.6],
  tip: [0.94, 0.2],
  scatter: 0.7,
});
