import { marks, type Paths, stretched } from "../../shared/drawing/marks.ts";
import { dotAt, type Point, round } from "../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../shared/drawing/picture.ts";
import { randomFrom } from "../../shared/drawing/random.ts";
import { hashText } from "../../shared/record-version.ts";

/**
 * The line that a page ends on, as its button's tail. The wide one is as wide as its row, and only x stretches; the narrow
 * one keeps its size, above the button of a phone.
 */
export interface Ending {
  wide: Picture;
  narrow: Picture;
}

/** Both frames are as high as the button, and the line leaves them at its middle; drawings may reach out of them, and what begins `outside` is cut by the panel's edge. */
export const row = { outside: -200, wide: 1000, narrow: 300, height: 60, middle: 30 } as const;

export function endingOf(wide: Paths, narrow: Paths): Ending {
  return {
    wide: { html: stretched(row.wide, row.height, marks(wide)) },
    narrow: picture(row.narrow, row.height, marks(narrow), { width: row.narrow }),
  };
}

export function randomOf(seed: string): () => number {
  return randomFrom(hashText(seed));
}

export type Fine = "faint" | "middle" | "clear";

const fines: readonly Fine[] = ["faint", "middle", "clear"];

export function fineInk(random: () => number): Fine {
  return fines[Math.floor(random() * fines.length)] ?? "clear";
}

/** The paths of each ink, to which the drawing adds. */
export class Pens {
  readonly paths: { -readonly [Ink in keyof Paths]: string } = {};

  add(ink: keyof Paths, d: string): void {
    this.paths[ink] = (this.paths[ink] ?? "") + d;
  }
}

/** A drawing of the wide row, which is drawn once more for a phone: smaller, mirrored, and above the button. */
export function drawn(draw: (sheet: Sheet) => void): Ending {
  const [wide, narrow] = [new Sheet(false), new Sheet(true)];
  draw(wide);
  draw(narrow);
  return endingOf(wide.pens.paths, narrow.pens.paths);
}

/** Takes places of the wide row, whose line ends at the right, in the middle. */
export class Sheet {
  readonly pens = new Pens();
  readonly narrow: boolean;

  constructor(narrow: boolean) {
    this.narrow = narrow;
  }

  /** Cubic curves through every third point. */
  line(ink: keyof Paths, [from = [0, 0], ...bends]: readonly Point[]): void {
    const turns = bends.map((point, at) => (at % 3 === 0 ? "C" : " ") + this.#write(point));
    this.pens.add(ink, `M${this.#write(from)}${turns.join("")}`);
  }

  /** A line that reaches the button; on a phone it turns down to it. */
  lead(ink: keyof Paths, points: readonly Point[]): void {
    this.line(ink, points);
    if (!this.narrow) return;
    const [x, y] = this.#place(points.at(-1) ?? [row.wide, row.middle]);
    this.pens.add(ink, `C${x - 42} ${round(y)} ${x - 42} ${row.middle} ${x} ${row.middle}`);
  }

  dot(ink: keyof Paths, point: Point): void {
    this.pens.add(ink, dotAt(...this.#place(point)));
  }

  #write(point: Point): string {
    return this.#place(point).map(round).join(" ");
  }

  #place([x, y]: Point): Point {
    return this.narrow ? [302 + (row.wide - x) * 0.29, (y - row.middle) * 0.62 - 75] : [x, y];
  }
}

/** A cubic curve that leaves and arrives level. */
export function level([x, y]: Point, [toX, toY]: Point): [Point, Point, Point, Point] {
  const half = (x + toX) / 2;
  return [
    [x, y],
    [half, y],
    [half, toY],
    [toX, toY],
  ];
}

/** A straight line. */
export function straight(from: Point, to: Point): [Point, Point, Point, Point] {
  return [from, from, to, to];
}
