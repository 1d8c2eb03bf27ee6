import { figure } from "../../../shared/drawing/figure.ts";
import { circleAt, dotAt } from "../../../shared/drawing/paths.ts";
import type { Picture } from "../../../shared/drawing/picture.ts";

/** Simple shapes: the page has the most text of all, and its weight has a limit. */
export const gainPictures: readonly Picture[] = [
  // From the first line to an agent.
  figure(`M5 41h38${circleAt(38, 12, 5)}`, "M6 36c16 0 14-24 27-24", dotAt(6, 36)),
  // Three who ask each other.
  figure(circleAt(13, 14, 5) + circleAt(35, 14, 5) + circleAt(24, 37, 5), "M18 14h12M15 19l7 13M33 19l-7 13"),
  // Steps, each closed by a project.
  figure("M4 42h10V33h10V24h10V15h10", "", dotAt(14, 27) + dotAt(24, 18) + dotAt(34, 9)),
  // A way that does not end.
  figure("M24 24c-7-13-20-13-20 0s13 13 20 0", "M24 24c7-13 20-13 20 0s-13 13-20 0"),
  // Four projects, and the capstone.
  figure("M5 42V31h38v11zM11 31V20h26v11M24 20v22", "M15 15l9-10l9 10z"),
  // A model's card.
  figure("M8 5h32v38H8zM15 30h18M15 36h12", "M14 23c6 0 5-11 10-11s4 11 10 11"),
  // Two in the same code.
  figure("M4 8h40v30H4zM11 17l5 5l-5 5", "M21 27h8", dotAt(35, 27)),
  // A sheet with its seal.
  figure("M24 36H4V8h40v14M12 16h24M12 24h12", `${circleAt(35, 29, 5)}M31 33v10l4-3l4 3V33`),
  // A door that is opened.
  figure("M5 42h38M12 42V7h24v35", "M12 7l14 6v33l-14-4", dotAt(21, 28)),
  // What one can do, in six directions.
  figure("M24 5v38M8 14l32 20M8 34l32-20", "M24 12l10 6v11l-10 8l-10-6V18z"),
];
