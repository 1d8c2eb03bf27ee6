import { mark, marks } from "../../../shared/drawing/marks.ts";
import { arrowhead, circleAt, dotAt, lineThrough, type Point } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";
import { randomFrom } from "../../../shared/drawing/random.ts";

const center = 100;
const ring = 68;

/** Marks around the clock, of which each takes this share of the way to the next one. */
function ticks(count: number, share: number, radius: number, attributes: string): string {
  const dashes = `pathLength="${count}" stroke-dasharray="${share} ${1 - share}" stroke-dashoffset="0"`;
  return mark(`stroke-linecap="butt" ${dashes} ${attributes}`, circleAt(center, center, radius));
}

/** A day of 24 hours: questions come at any of them, and one line goes all the way round. */
export const day = picture(
  200,
  200,
  ticks(96, 0.2, 86, 'stroke-width="8" stroke-opacity=".4"') +
    ticks(24, 0.08, 84, 'stroke-width="14"') +
    marks({ ...ask(), strong: `M100 32a${ring} ${ring} 0 1 1 -17 2.2` }) +
    mark('stroke-width="4.5"', arrowhead([87, 33], [1, -0.2], 11)),
);

/** Questions inside the day, each with a short way out to the line. */
function ask(): { middle: string; small: string; spark: string } {
  const random = randomFrom(247);
  const drawn = { middle: "", small: "", spark: "" };
  for (let found = 0; found < 64; ) {
    const dx = (random() - 0.5) * 120;
    const dy = (random() - 0.5) * 120;
    const away = Math.sqrt(dx * dx + dy * dy);
    if (away > 56 || away < 8) continue;
    found += 1;
    const out = ring / away;
    const from: Point = [Math.round(center + dx), Math.round(center + dy)];
    drawn.middle += lineThrough([from, [Math.round(center + dx * out), Math.round(center + dy * out)]]);
    drawn[found % 8 === 0 ? "spark" : "small"] += dotAt(...from);
  }
  return drawn;
}
