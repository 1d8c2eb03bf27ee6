import { dotInk, emptyPaths, fineInk, marks } from "../../shared/drawing/marks.ts";
import { arrowhead, curveThrough, dotAt, type Point, round } from "../../shared/drawing/paths.ts";
import { picture } from "../../shared/drawing/picture.ts";
import { randomFrom } from "../../shared/drawing/random.ts";
import { course, field, lanes, strandAt } from "./course.ts";

const fineStrands = 22;
/** How a strand strays from its course before the lines gather; dots lie there too. */
const strays = [0.4, 0.12, -0.14, -0.05];

const random = randomFrom(29);
const paths = emptyPaths();

for (let i = 0; i < fineStrands; i++) {
  const share = (i / (fineStrands - 1)) * 2 - 1;
  const sway = (random() - 0.5) * 200;
  const places = strandAt(share).map(([x, y], at): Point => [x, y + sway * (strays[at] ?? 0)]);
  paths[fineInk(random() * 3)] += curveThrough(places);
  for (const [x, y] of places.slice(0, strays.length)) {
    if (random() < 0.55) paths[dotInk(random())] += dotAt(x + (random() - 0.5) * 50, y);
  }
}
for (const lane of lanes) paths.strong += curveThrough(strandAt(lane));

const [before, end] = course.slice(-2);
if (before === undefined || end === undefined) throw new Error("The course leads nowhere");
const direction: Point = [end.x - before.x, end.y - before.y];
const length = Math.hypot(...direction);
/** The strands end this far behind the tip. */
const gap = 6;
const tip: Point = [end.x + (direction[0] / length) * gap, end.y + (direction[1] / length) * gap];

/** One line goes on from the arrow, past the right edge of the window; the page comes back to it (line.module.css). */
paths.strong += `M${tip.map(round).join(" ")}c16-46 40-74 92-80s160 22 900 22`;

export const signals = picture(
  field.width,
  field.height,
  marks({ ...paths, arrow: arrowhead(tip, direction, 17) }),
  { fit: "xMinYMid" },
);
