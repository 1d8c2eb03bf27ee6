import { agreement } from "../../../../content/training/agreement.ts";
import { gatheringLines } from "../../../shared/drawing/gathering-lines.ts";

export const signals = gatheringLines({
  seed: 529,
  width: 520,
  height: 320,
  // A line for each clause, and one agreement.
  strands: agreement.sections.length,
  knot: [0.5, 0.56],
  tip: [0.95, 0.3],
  scatter: 0.7,
});
