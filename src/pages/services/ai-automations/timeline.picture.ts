import { marks } from "../../../shared/drawing/marks.ts";
import { arrowhead, curveThrough, dotAt, round } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";
import { randomFrom } from "../../../shared/drawing/random.ts";

const width = 1216;
const ground = 84;
const hours = 10;
const entries = [0, 304, 608, 912];

/** One night: the people's lines leave in the evening and come back in the morning; the orange one goes on. */
export const night = picture(
  width,
  120,
  marks({
    middle: comeAndGo(),
    clear: markTime(),
    strong: `M4 ${ground}H${width - 6}`,
    spark: entries.map((x) => dotAt(x + 6, ground)).join(""),
    arrow: arrowhead([width - 4, ground], [1, 0], 13),
  }),
);

function comeAndGo(): string {
  const random = randomFrom(80);
  let path = "";
  for (let i = 0; i < 15; i++) {
    const high = 6 + i * 4.6;
    const leaves = 70 + random() * 150;
    const returns = 880 + random() * 110;
    path += curveThrough([
      [0, high],
      [leaves * 0.6, high + 4],
      [leaves + 60, ground - 6],
      [leaves + 130, ground],
    ]);
    path += curveThrough([
      [returns - 90, ground],
      [returns - 30, ground - 5],
      [returns + 90, high + 3],
      [width - 30, high],
    ]);
  }
  return path;
}

/** A tick for every ten minutes, a longer one for every hour. */
function markTime(): string {
  let path = "";
  for (let i = 0; i <= hours * 6; i++) {
    path += `M${round(6 + (i * 906) / (hours * 6))} ${ground + 12}v${i % 6 === 0 ? 16 : 8}`;
  }
  return path;
}
