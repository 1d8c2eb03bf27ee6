import { curve, dotAt, type Point } from "../../shared/drawing/paths.ts";
import type { Picture } from "../../shared/drawing/picture.ts";
import { board, byInk, ending, fineInk, randomOf, type Stroke, turn } from "./ending.ts";

const count = 20;

/** Loose lines from the panel's edge that come together; some carry a dot. Each seed has waves of its own. */
export function gather(seed: string): Picture {
  const random = randomOf(seed);
  const strokes: Stroke[] = [];
  const waves = [random(), random()].map((phase) => phase * 6.28);
  const strong = new Set([2, 8, 14].map((at) => at + Math.floor(random() * 4)));
  for (let at = 0; at < count; at++) {
    const share = at / (count - 1);
    const [outside, arrival] = [38 + share * 200, board.ground - 12 + share * 10];
    const points: Point[] = Array.from({ length: 7 }, (_, step) => {
      const along = (1 - step / 6) ** 0.75;
      const open = along * along * (3 - 2 * along);
      const wave =
        Math.sin(step * 1.3 + (waves[0] ?? 0) + share * 2.4) * 20 +
        Math.sin(step * 2.1 + (waves[1] ?? 0)) * 8;
      const y = arrival + (outside - arrival) * open + (wave + (random() - 0.5) * 16) * open * (1.2 - open);
      return [board.outside - step * 103, Math.max(36, Math.min(board.ground, y))];
    });
    points[6] = [102, arrival];
    strokes.push([strong.has(at) ? "strong" : fineInk(random), curve(points) + turn(arrival, share * 9)]);
    for (const point of points.slice(1, 4))
      if (random() < 0.3)
        strokes.push([strong.has(at) ? "spark" : random() < 0.6 ? "small" : "large", dotAt(...point)]);
  }
  return ending(byInk(strokes));
}
