import { forClients } from "../../../../content/talent/for-clients.ts";
import { mark, marks } from "../../../shared/drawing/marks.ts";
import { arrowhead, circleAt, dotAt, type Point } from "../../../shared/drawing/paths.ts";
import { picture, type Word } from "../../../shared/drawing/picture.ts";

const { items } = forClients.roles;

const [width, height] = [420, 372];
const project: Point = [342, 188];
const reach = 184;
const apart = 40;
const tip: Point = [414, 150];

/** On a bow around the project, in the page's order; the second one is missing. */
export const seats = items.map(({ title }, seat) => {
  const down = (seat - 4) * apart;
  const place: Point = [project[0] - Math.sqrt(reach ** 2 - down ** 2), project[1] + down];
  const isFree = seat === 1;
  const word: Word = { text: title, x: place[0] - 22, y: place[1] + 5, anchor: "end" };
  return { place, word, isFree };
});
const taken = seats.filter(({ isFree }) => !isFree).map(({ place }) => place);
const free = seats.find(({ isFree }) => isFree)?.place ?? project;
const start: Point = [0, free[1]];

/** A team sits around its project with one seat free, and somebody comes to take it, so that the work goes on. */
export const joining = picture(
  width,
  height,
  marks({
    middle: taken.map((seat) => `M${seat.join(" ")}L${project.join(" ")}`).join(""),
    strong: `${arrival()}L${project.join(" ")}C${project[0] + 34} ${project[1]} ${tip[0] - 40} ${tip[1] + 10} ${tip.join(" ")}`,
    arrow: arrowhead(tip, [40, -10], 13),
    box: taken.map((seat) => circleAt(...seat, 13)).join(""),
    spark: dotAt(...start) + dotAt(...project),
  }) +
    mark('stroke-width="11" stroke-opacity=".8"', taken.map((seat) => dotAt(...seat)).join("")) +
    mark(
      'fill="var(--surface)" stroke="var(--signal)" stroke-width="2" stroke-dasharray="3 5"',
      circleAt(...free, 16),
    ) +
    mark('stroke="var(--signal)" stroke-width="12"', dotAt(...free)),
  { words: seats.map(({ word }) => word) },
);

/** Up to the name of the free seat, and on from the seat itself. */
function arrival(): string {
  return `M${start.join(" ")}H${free[0] - 160}M${free.join(" ")}`;
}
