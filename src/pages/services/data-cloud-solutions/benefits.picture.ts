import { mark, marks, type Paths, steady } from "../../../shared/drawing/marks.ts";
import { dotAt } from "../../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../../shared/drawing/picture.ts";

/** What each of the six benefits does with a layer of the stack. */
export const benefitPictures: readonly Picture[] = [
  // As much as the load needs, within a limit.
  figure({ dashed: rhombusAt(32, 33, 30), box: slabAt(32, 31, 16), spark: dotAt(32, 31) }),
  // Two reports out of one place.
  figure({
    box: slabAt(32, 36, 28),
    large: dotAt(16, 8) + dotAt(48, 8),
    steady: "M32 36C32 18 16 26 16 8M32 36C32 18 48 26 48 8",
    spark: dotAt(32, 36),
  }),
  // Locked where it stands.
  figure(
    { box: slabAt(32, 36, 28), steady: "M23 22h18v14h-18zM27 22v-6a5 5 0 0 1 10 0v6M32 27v4" },
    marks({ lit: "M23 22h18v14h-18z" }),
  ),
  // Every dataset has an owner's flag.
  figure(
    { box: slabAt(32, 36, 28), steady: "M32 36V8h16l-4 5l4 5H32" },
    rowsOnPlate(
      [-2, -1, 0, 1, 2]
        .map((i) => dotAt(32 + i * 8, 36 + i * 3.2) + dotAt(32 - i * 8, 36 + i * 3.2))
        .join(""),
    ),
  ),
  // The copy comes back up.
  figure({ dashed: rhombusAt(32, 13, 26), box: slabAt(32, 38, 26), steady: "M32 38V13M25 20l7-7l7 7" }),
  // Over there, and a way back.
  figure({
    box: slabAt(15, 36, 14) + slabAt(49, 22, 14),
    steady: "M15 30C15 10 30 6 44 12M36 7l9 5l-7 7",
    dashed: "M49 36C46 46 36 50 26 44",
    edge: "M34 48l-8-4l4-7",
  }),
];

function figure({ box = "", ...paths }: Paths, onPlate = ""): Picture {
  return picture(64, 52, steady(marks({ box }) + onPlate + marks(paths)));
}

/** The rows of a table are light, since they lie on a dark plate. */
export function rowsOnPlate(rows: string): string {
  return mark('stroke="var(--trace-on-dark)" stroke-width="4.4"', rows);
}

export function rhombusAt(x: number, y: number, half: number): string {
  return `M${x} ${y - half * 0.4}L${x + half} ${y}L${x} ${y + half * 0.4}L${x - half} ${y}z`;
}

export function slabAt(x: number, y: number, half: number, thick = 4): string {
  const foot = y + half * 0.4;
  return `${rhombusAt(x, y, half)}M${x - half} ${y}v${thick}L${x} ${foot + thick}L${x + half} ${y + thick}v-${thick}L${x} ${foot}z`;
}
