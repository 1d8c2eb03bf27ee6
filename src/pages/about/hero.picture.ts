import { marks } from "../../shared/drawing/marks.ts";
import { arrowhead, dotAt, type Point } from "../../shared/drawing/paths.ts";
import { picture } from "../../shared/drawing/picture.ts";
import { randomFrom } from "../../shared/drawing/random.ts";

const [width, height] = [640, 460];
const foot = 404;
const step = 16;
/** How often each task came up, as the first step of a project counts it. */
const counts = [3, 5, 4, 8, 5, 10, 6, 17, 7, 9, 5, 3];
const most = counts.indexOf(Math.max(...counts));
const columnAt = (at: number) => 96 + at * 40;
const tip: Point = [600, 52];

const random = randomFrom(1203);
const drawn = { faint: "", middle: "", small: "", large: "", spark: "", strong: "" };
for (const [at, count] of counts.entries()) {
  const x = columnAt(at);
  const top = foot - count * step;
  // What has not been counted yet still comes down.
  drawn.faint += `M${x} 0V${top}`;
  const room = top - 24;
  for (let loose = 0; loose < 3; loose++) drawn.small += dotAt(x, 8 + random() * room);
  for (let place = 0; place < count; place++)
    drawn[at === most ? "spark" : "large"] += dotAt(x, foot - 8 - place * step);
}
drawn.middle = `M${columnAt(0) - 24} ${foot}H${columnAt(counts.length - 1) + 24}`;
const [x, top] = [columnAt(most), foot - 8 - Math.max(...counts) * step];
drawn.strong = `M${x} ${top}C${x} ${top - 56} ${tip[0] - 90} ${tip[1] + 46} ${tip[0] - 5} ${tip[1] + 3}`;

/** Tasks are counted as they come up; from the one that comes up most often, a line leads on. */
export const counted = picture(width, height, marks({ ...drawn, arrow: arrowhead(tip, [86, -44], 17) }), {
  fit: "xMaxYMid meet",
});
