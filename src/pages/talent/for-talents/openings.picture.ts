import { emptyPaths, fineInk, marks } from "../../../shared/drawing/marks.ts";
import { arrowAt, circleAt, dotAt, round } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";
import { randomFrom } from "../../../shared/drawing/random.ts";

const start = { x: 176, y: 366 };
const taken = { x: 600, y: 84 };
const ways = 27;

/** One person, and the many ways that open from there; three of them fit, and one is taken. */
export const openings = picture(640, 460, marks({ ...drawWays(), arrow: arrowAt(taken.x, taken.y) }), {
  fit: "xMaxYMid",
});

function drawWays() {
  const random = randomFrom(58);
  const paths = emptyPaths();
  for (let i = 0; i < ways; i++) {
    const share = i / (ways - 1);
    const strong = i === 5 || i === 11 || i === 17;
    const end = i === 5 ? taken : { x: round(440 + random() * 176), y: round(16 + share * 428) };
    const bend = 70 + random() * 50;
    const path =
      `M${start.x} ${start.y}C${round(start.x + 110)} ${start.y - 24} ` +
      `${round(end.x - bend - 60)} ${round(end.y + (start.y - end.y) * 0.12)} ${end.x} ${end.y}`;
    paths[strong ? "strong" : fineInk(random() * 3)] += path;
    if (i !== 5) paths[strong ? "spark" : random() > 0.45 ? "large" : "small"] += dotAt(end.x, end.y);
  }
  paths.spark += dotAt(start.x, start.y);
  paths.clear += circleAt(start.x, start.y, 13);
  paths.faint += circleAt(start.x, start.y, 24);
  return paths;
}
