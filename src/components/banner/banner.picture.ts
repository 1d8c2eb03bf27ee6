import { dotInk, emptyPaths, fineInk, marks } from "../../shared/drawing/marks.ts";
import { curveThrough, dotAt, type Point } from "../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../shared/drawing/picture.ts";
import { randomFrom } from "../../shared/drawing/random.ts";

const width = 720;
const height = 150;
/** Where the button begins: the lines end in it, as if it were their arrow. */
const end = height / 2;
const endSpread = 4;

/** Lines that come from the left edge, wide apart, and run into the button on the right. */
function intoButton(seed: number, strands: number): Picture {
  const random = randomFrom(seed);
  const paths = emptyPaths();
  const strongEvery = Math.round(strands / 3);
  for (let i = 0; i < strands; i++) {
    const from = i / (strands - 1) - 0.5;
    const startY = end + from * height * 0.92;
    const sway = (random() - 0.5) * height * 0.35;
    const places: Point[] = [
      [0, startY],
      [width * 0.2, startY + sway * 0.5],
      [width * 0.5, end + from * 46 + 12],
      [width * 0.78, end + from * 14 + 3],
      [width, end + from * endSpread],
    ];
    paths[i % strongEvery === strongEvery >> 1 ? "strong" : fineInk(random() * 3)] += curveThrough(places);
    for (let dot = 0; dot < 2; dot++) {
      const share = random() * 0.4;
      paths[dotInk(random())] += dotAt(share * width, startY + sway * share * 2);
    }
  }
  return picture(width, height, marks(paths), { fit: "xMaxYMid slice" });
}

export const light = intoButton(233, 20);
export const night = intoButton(71, 16);
