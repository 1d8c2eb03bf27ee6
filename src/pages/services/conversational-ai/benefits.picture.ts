import { figure } from "../../../shared/drawing/figure.ts";
import { boxAt, dotAt } from "../../../shared/drawing/paths.ts";
import type { Picture } from "../../../shared/drawing/picture.ts";

/** What each of the six benefits changes, in a bubble of its own. */
export const benefitPictures: readonly Picture[] = [
  // A day, whose night is answered too.
  figure("M24 8a16 16 0 0 1 0 32M24 15v9l6 4", "M24 40a16 16 0 0 1 0-32"),
  // Said once, and understood.
  figure("M11 15h26M11 23h26M11 31h9", "M25 33l5 5l10-11"),
  // What is routine goes through, the rest goes to a person.
  figure("M8 11h32M8 18h32M8 25h32", "M8 36h14M32 35a4 4 0 1 0 0-8a4 4 0 0 0 0 8M25 42a7 6 0 0 1 14 0"),
  // One line into three systems.
  figure(
    `M12 24C23 24 19 12 31 12M12 24h19M12 24C23 24 19 36 31 36${[8, 20, 32].map((y) => boxAt(31, y, 8, 8, [2])).join("")}`,
    "",
    dotAt(12, 24),
  ),
  // Calls pile up in the season; the cost of an answer stays low.
  figure("M10 39V30M17 39V24M24 39V10M31 39V20M38 39V29", "M6 35H42"),
  // The same said in two scripts.
  figure(
    `${boxAt(6, 8, 24, 17, [8, 8, 8, 2])}M12 17q3-5 6 0t6 0`,
    `${boxAt(18, 23, 24, 17, [8, 8, 2, 8])}M24 31h3m4 0h5`,
  ),
];
