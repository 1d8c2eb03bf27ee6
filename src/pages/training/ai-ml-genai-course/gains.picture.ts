import { figure } from "../../../shared/drawing/figure.ts";
import { boxAt, circleAt, dotAt } from "../../../shared/drawing/paths.ts";
import type { Picture } from "../../../shared/drawing/picture.ts";

export const gainPictures: readonly Picture[] = [
  // From the first line to an agent.
  figure(`M5 41h38${circleAt(38, 12, 5)}`, "M6 36c16 0 14-24 27-24", dotAt(6, 36)),
  // Three who ask each other.
  figure(
    circleAt(13, 15, 6) + circleAt(35, 15, 6) + circleAt(24, 37, 6),
    "M19 15h10M15.8 20.5l5.4 11M32.2 20.5l-5.4 11",
  ),
  // Steps, each closed by a project.
  figure("M4 42h10V33h10V24h10V15h10", "", dotAt(14, 27) + dotAt(24, 18) + dotAt(34, 9)),
  // A way that does not end.
  figure("M24 24c-7-13-20-13-20 0s13 13 20 0", "M24 24c7-13 20-13 20 0s-13 13-20 0"),
  // Four projects, and the capstone.
  figure(
    boxAt(5, 31, 18, 11, [1]) +
      boxAt(25, 31, 18, 11, [1]) +
      boxAt(10, 18, 13, 11, [1]) +
      boxAt(25, 18, 13, 11, [1]),
    "M15 15l9-10l9 10z",
  ),
  // A model's card.
  figure(`${boxAt(8, 5, 32, 38, [3])}M15 30h18M15 36h11`, "M14 23c6 0 5-11 10-11s4 11 10 11"),
  // Two in the same code.
  figure(`${boxAt(4, 8, 40, 30, [3])}M11 17l5 4.5l-5 4.5`, "M21 26h9", dotAt(36, 26)),
  // A sheet with its seal.
  figure(
    `M24 35H8a3 3 0 0 1-3-3V10a3 3 0 0 1 3-3h32a3 3 0 0 1 3 3v12M12 15h24M12 22h12`,
    `${circleAt(35, 29, 6)}M31 34v9l4-3l4 3v-9`,
  ),
  // A door that is opened.
  figure("M5 42h38M12 42V7h24v35", "M12 7l14 6v33l-14-4", dotAt(21, 28)),
  // What one can do, in six directions.
  figure("M24 5v38M7.5 14.5l33 19M7.5 33.5l33-19", "M24 11l11 7l-2 11l-9 8l-12-6l2-13z"),
];
