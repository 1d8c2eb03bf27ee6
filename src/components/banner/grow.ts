import { dotAt } from "../../shared/drawing/paths.ts";
import { board, byInk, ending, fineInk, randomOf, type Stroke, turn } from "./ending.ts";

const { ground, outside } = board;
const [count, group] = [28, 4];
const [from, to] = [72, 682];

/** Stalks, each higher than the one before; the last of each group has its seed in orange. */
export const grow = stalks();

function stalks() {
  const random = randomOf("course");
  const strokes: Stroke[] = [];
  for (let at = 0; at < count; at++) {
    const share = at / (count - 1);
    const x = from + share * (to - from);
    const height = 24 + 186 * share ** 1.25 + (random() - 0.5) * 14;
    const lean = 6 + 18 * share;
    strokes.push(["edge", stalk(x, height, lean)]);
    strokes.push([
      at % group === group - 1 ? "spark" : "large",
      dotAt(Math.round(x + lean), Math.round(ground - height)),
    ]);
    for (const part of [0.72, 0.45])
      strokes.push([
        fineInk(random),
        stalk(x + 7, height * part * (0.7 + random() * 0.4), (14 + 34 * share) * (1.2 - part)),
      ]);
  }
  strokes.push(["strong", `M${outside} ${ground}${turn()}`]);
  return ending(byInk(strokes));
}

function stalk(x: number, height: number, lean: number): string {
  const [knee, neck, top] = [height * 0.5, height * 0.86, height].map((up) => -Math.round(up));
  return `M${Math.round(x)} ${ground}c0${knee} ${Math.round(lean / 4)}${neck} ${Math.round(lean)}${top}`;
}
