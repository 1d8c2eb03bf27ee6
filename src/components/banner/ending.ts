import { marks, type Paths, stretched } from "../../shared/drawing/marks.ts";
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

/** Both frames are as high as the button, and the line leaves them at its middle; drawings may reach out of them. */
export const row = { wide: 1000, narrow: 300, height: 60, middle: 30 } as const;

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
