import { figure } from "../../../shared/drawing/figure.ts";
import { boxAt, circleAt, dotAt } from "../../../shared/drawing/paths.ts";
import type { Picture } from "../../../shared/drawing/picture.ts";

export const benefitPictures: readonly Picture[] = [
  // Somebody before a board.
  figure(`M15 8h27v20H21${circleAt(11, 24, 5)}M3 42c0-12 16-12 16 0z`, "M22 21l5-6l5 4l6-6"),
  // What was built runs.
  figure(`${boxAt(6, 8, 36, 32, [3])}M6 17h36`, "M20 23l10 5.5l-10 5.5z"),
  // Set as the company needs it.
  figure("M6 12h36M6 24h36M6 36h36", "", dotAt(14, 12) + dotAt(33, 24) + dotAt(21, 36)),
  // Two evenings, or a block of half days.
  figure(`${boxAt(6, 11, 36, 30, [3])}M6 20h36M15 6v9M33 6v9`, "M13 28h6M29 28h6M13 35h22"),
  // After the last session the line goes on.
  figure("M5 40h19M9 40v-8M16 40v-13M23 40v-18", "M24 40c12 0 16-10 16-24M34 21l6-6l5 7"),
  // The hours before, and after.
  figure("M5 41h38M10 41V9M17 41V13M24 41V10", "M31 41V29M38 41V32"),
];
