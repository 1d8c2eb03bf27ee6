import { figure } from "../../../shared/drawing/figure.ts";
import { boxAt, circleAt } from "../../../shared/drawing/paths.ts";
import type { Picture } from "../../../shared/drawing/picture.ts";

export const reasonPictures: readonly Picture[] = [
  // Braces, crossed out.
  figure("M18 8c-8 0-3 16-11 16c8 0 3 16 11 16M30 8c8 0 3 16 11 16c-8 0-3 16-11 16", "M10 41L38 7"),
  // One thing leads to another.
  figure(boxAt(4, 7, 17, 13, [3]) + boxAt(27, 28, 17, 13, [3]), "M21 13.5c14 0-8 21 6 21"),
  // A watch.
  figure(`${circleAt(24, 27, 16)}M19 5h10M24 5v6`, "M24 17v10l7 5"),
  // Up, and on.
  figure("M4 42h11V33h11V24h11", "M5 28C18 27 30 20 41 8M31 7l10 .5l-.5 10"),
];
