import { forClients } from "../../../../content/talent/for-clients.ts";
import { mark, marks } from "../../../shared/drawing/marks.ts";
import { arrowhead, circleAt, dotAt, type Point, round } from "../../../shared/drawing/paths.ts";
import { picture, type Word } from "../../../shared/drawing/picture.ts";

const { items } = forClients.roles;

const [width, height] = [460, 400];
const project: Point = [372, 200];
const reach = 196;
const apart = 43;
const tip: Point = [452, 146];
/** Between the strands where they run together. */
const lane = 2.6;
const middle = (items.length - 1) / 2;
/** How far the arrival runs below the free seat's name: half way to the next one, so that it underlines neither. */
const below = 21;

/** On a bow around the project, in the page's order; the second one is missing. */
export const seats = items.map(({ title }, seat) => {
  const down = (seat - middle) * apart;
  const place: Point = [round(project[0] - Math.sqrt(reach ** 2 - down ** 2)), project[1] + down];
  const isFree = seat === 1;
  const word: Word = { text: title, x: place[0] - 24, y: place[1] + 5, anchor: "end" };
  return { place, word, isFree, strand: strandFrom(place, (seat - middle) * lane) };
});

const taken = seats.filter(({ isFree }) => !isFree);
const free = seats.filter(({ isFree }) => isFree);

/** A team sits around its project with one seat free, and somebody comes to take it, so that the work goes on. */
export const joining = picture(
  width,
  height,
  mark('stroke-width="1.5" stroke-opacity=".42"', taken.map(({ strand }) => strand).join("")) +
    mark(
      'fill="var(--surface)" stroke-width="1.6" stroke-opacity=".7"',
      taken.map(({ place }) => circleAt(...place, 14)).join(""),
    ) +
    mark('stroke-width="12" stroke-opacity=".85"', taken.map(({ place }) => dotAt(...place)).join("")) +
    mark(
      'stroke="var(--signal)" stroke-width="3" pathLength="1" stroke-dasharray="var(--draw,none)"',
      free.map(({ place, strand }) => arrivalAt(place) + strand).join(""),
    ) +
    mark(
      'fill="var(--surface)" stroke="var(--signal)" stroke-width="2.4" stroke-dasharray="3 6"',
      free.map(({ place }) => circleAt(...place, 18)).join(""),
    ) +
    mark('stroke="var(--signal)" stroke-width="15"', free.map(({ place }) => dotAt(...place)).join("")) +
    marks({
      arrow: arrowhead(tip, [34, -23], 15),
      spark: free.map(({ place: [, y] }) => dotAt(4, y + below)).join(""),
    }),
  { words: seats.map(({ word }) => word) },
);

/** Level at the seat and where all run together, and on to the tip as one bundle. */
function strandFrom([x, y]: Point, off: number): string {
  const [knotX, knotY] = [project[0], round(project[1] + off)];
  const bend = round((knotX - x) * 0.62);
  const end: Point = [tip[0] - 2, round(tip[1] + 1 + off * 0.35)];
  return (
    `M${x} ${y}C${x + bend} ${y} ${knotX - bend} ${knotY} ${knotX} ${knotY}` +
    `C${knotX + 30} ${knotY} ${round(end[0] - 34)} ${round(end[1] + 23)} ${end.join(" ")}`
  );
}

/** It passes under the name of the free seat, and rises into it. */
function arrivalAt([x, y]: Point): string {
  const low = y + below;
  return `M4 ${low}H${round(x - 40)}C${round(x - 28)} ${low} ${round(x - 22)} ${round(y + 17)} ${round(x - 13)} ${round(y + 10)}`;
}
