import { marks, type Paths, steady } from "../../shared/drawing/marks.ts";
import { type Point, round, spot } from "../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../shared/drawing/picture.ts";
import { randomFrom } from "../../shared/drawing/random.ts";
import { hashText } from "../../shared/record-version.ts";

/**
 * The frame of the drawing that a page ends on. What stands in it stands on `ground`, above the button; the frame's foot is
 * the button's middle, under which the last line ends at `button`. Lines may begin `outside` of the right edge only, which
 * is the panel's; `left` is where all of them turn, with the same room at the panel's edge of a phone.
 */
export const board = { width: 700, height: 330, ground: 245, left: 34, outside: 720, button: 480 } as const;

const turned = 80;

/** A drawing of a page's end: all of it is enlarged alike, and its lines keep their widths. */
export function ending(...layers: (Paths | string)[]): Picture {
  const html = layers.map((layer) => (typeof layer === "string" ? layer : steady(marks(layer))));
  return picture(board.width, board.height, html.join(""), { fit: "xMaxYMax meet" });
}

/** Path data of the way from the height `y` round to the button, under which it ends. Lines of a bundle lie inside of each other. */
export function turn(y: number = board.ground, inside = 0): string {
  const { height, left, button } = board;
  const end = height + 1 - inside / 9;
  const [x, middle] = [left + inside, (y + end) / 2];
  return `L${turned} ${round(y)}C${x + 20} ${round(y)} ${x} ${round((y + middle) / 2)} ${x} ${round(middle)}S${x + 20} ${round(end)} ${turned} ${round(end)}H${button}`;
}

/** Path data of cubic curves through every third point. */
export function bends([from = [0, 0], ...points]: readonly Point[]): string {
  return `M${spot(from)}${points.map((point, at) => (at % 3 === 0 ? "C" : " ") + spot(point)).join("")}`;
}

export function randomOf(seed: string): () => number {
  return randomFrom(hashText(seed));
}

const fines = ["faint", "middle", "clear"] as const;

export function fineInk(random: () => number): (typeof fines)[number] {
  return fines[Math.floor(random() * fines.length)] ?? "clear";
}

export type Stroke = readonly [ink: keyof Paths, d: string];

/** The strokes of each ink as one path. */
export function byInk(strokes: readonly Stroke[]): Paths {
  const paths: { -readonly [Ink in keyof Paths]: string } = {};
  for (const [ink, d] of strokes) paths[ink] = (paths[ink] ?? "") + d;
  return paths;
}
