import { mark, marks } from "../../../shared/drawing/marks.ts";
import { arrowhead, dotAt, type Point, round } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";

/** How many people work in each stretch of the project, and how many of these are there for a new technology. */
const stretches = [
  [1],
  [1],
  [1],
  [1],
  [2],
  [3],
  [4],
  [5],
  [5],
  [5],
  [5, 1],
  [5, 2],
  [5, 2],
  [5, 1],
  [5],
  [4],
  [4],
  [3],
  [2],
  [1],
  [1],
  [1],
  [1],
].map(([people = 1, fresh = 0]) => ({ people, fresh }));

const apart = 38;
const floor = 148;
const up = 22;
const places = stretches.flatMap(({ people, fresh }, at) =>
  Array.from({ length: people }, (_, above) => ({
    place: [round(24 + apart * at), floor - up * above] as Point,
    fresh: above >= people - fresh,
  })),
);
const dots = (fresh: boolean) =>
  places
    .filter((it) => it.fresh === fresh)
    .map((it) => dotAt(...it.place))
    .join("");
const tops = stretches.map(({ people }, at): Point => [24 + apart * at, floor - up * people + 4]);
const end: Point = [24 + apart * stretches.length, floor - up + 4];

/** A team over a project: a dot for each person, and above them the line of how many they are. */
export const team = picture(
  apart * stretches.length + 40,
  174,
  marks({ clear: `M0 ${floor + 18}H${end[0]}` }) +
    mark('stroke-width="17" stroke-opacity=".75"', dots(false)) +
    mark('stroke="var(--gold)" stroke-width="17"', dots(true)) +
    marks({ strong: rise(), arrow: arrowhead(end, [1, 0], 12) }),
);

function rise(): string {
  const steps = tops.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = tops[at] ?? [x, y];
    return `C${fromX + apart / 2} ${fromY} ${x - apart / 2} ${y} ${x} ${y}`;
  });
  return `M${tops[0]?.join(" ")}${steps.join("")}H${end[0]}`;
}
