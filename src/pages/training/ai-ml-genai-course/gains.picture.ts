import { engineerCourse } from "../../../../content/training/ai-ml-genai-course.ts";
import { gatheringLines } from "../../../shared/drawing/gathering-lines.ts";

export const gainsPicture = gatheringLines({
  seed: 489,
  width: 400,
  height: 300,
  // A line for each gain.
  strands: engineerCourse.gains.items.length,
  knot: [0.5, 0.52],
  tip: [0.93, 0.2],
  scatter: 0.25,
});
