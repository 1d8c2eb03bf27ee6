import { figure } from "../../../shared/drawing/figure.ts";
import { boxAt, circleAt, dotAt } from "../../../shared/drawing/paths.ts";
import type { Picture } from "../../../shared/drawing/picture.ts";

export const reasonPictures: readonly Picture[] = [
  // A goal that can be seen from below.
  figure("M5 41L20 18L28 30L33 23L43 41z", "M20 18V6l10 4.5L20 15"),
  // Somewhere else on the globe.
  figure(`${circleAt(24, 24, 18)}M6 24h36M24 6c9 10 9 26 0 36c-9-10-9-26 0-36`, "", dotAt(34.5, 14)),
  // A rate that is known.
  figure(`M7 23L23 7h17v17L24 40z${circleAt(33, 14, 2.5)}`, "M17 23l8 8M22 18l8 8"),
  // Who knows it is one line away.
  figure(
    `M15 31L22 18M16 36h16${circleAt(24, 12, 6)}${circleAt(10, 36, 6)}${circleAt(38, 36, 6)}`,
    "M26 18l9 13",
  ),
  // Nothing is opened before it is settled.
  figure(`${boxAt(9, 21, 30, 21, [3])}M15 21v-6a9 9 0 0 1 18 0v6`, "M17 31l5 5l9-10"),
  // Hours, a phase, or a project.
  figure("M6 10v28M6 12h9M6 36h34", "M6 24h20", dotAt(15, 12) + dotAt(26, 24) + dotAt(40, 36)),
];
