import { mark, stretched } from "../../../shared/drawing/marks.ts";
import { dotAt, type Point, round } from "../../../shared/drawing/paths.ts";
import type { Picture } from "../../../shared/drawing/picture.ts";
import { randomFrom } from "../../../shared/drawing/random.ts";

const [width, height] = [100, 60];
const middle = height / 2;
/** Of more articles, each strand stands for several. */
const mostStrands = 36;

/** A strand for each article: those that a search has found go on, and the others end. */
export function foundOf(count: number, total: number): Picture {
  const all = Math.min(mostStrands, total);
  const found = Math.max(1, Math.round((count / total) * all));
  const chance = randomFrom(7);
  const ends: Point[] = [];
  let missed = "";
  let ways = "";
  for (let strand = 0, way = 0; strand < all; strand++) {
    const y = round(middle + (strand - (all - 1) / 2) * Math.min(7, 52 / all));
    if (strand === Math.floor(((way + 0.5) * all) / found)) {
      const lane = round(middle + (way - (found - 1) / 2) * Math.min(4, 20 / found));
      ways += `M0 ${y}H24C44 ${y} 44 ${lane} 64 ${lane}S98 ${middle} ${width} ${middle}`;
      way++;
      continue;
    }
    const end: Point = [round(5 + chance() * 17), round(y + (y - middle) * 0.04)];
    missed += `M0 ${y}C${round(end[0] * 0.6)} ${y} ${round(end[0] * 0.6)} ${end[1]} ${end.join(" ")}`;
    ends.push(end);
  }
  return {
    html: stretched(
      width,
      height,
      mark('stroke-width="1.4" stroke-opacity=".45"', missed) +
        mark('stroke-width="7" stroke-opacity=".7"', ends.map((end) => dotAt(...end)).join("")) +
        mark('stroke="var(--signal)" stroke-width="2.4"', ways),
    ),
  };
}
