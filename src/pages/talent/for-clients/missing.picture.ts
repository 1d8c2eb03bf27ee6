import { mark, marks } from "../../../shared/drawing/marks.ts";
import { arrowhead, circleAt, dotAt, type Point } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";

const [width, height] = [640, 460];
const team: Point = [430, 250];
const reach = 128;
const seats = 9;
const missing = 6;
const tip: Point = [606, 60];

const seatAt = (seat: number): Point => {
  const angle = (2 * Math.PI * seat) / seats - Math.PI / 2;
  return [team[0] + reach * Math.cos(angle), team[1] + reach * Math.sin(angle)];
};
const taken = Array.from({ length: seats }, (_, seat) => seatAt(seat)).filter((_, seat) => seat !== missing);
const free = seatAt(missing);

/** The people of the network, packed as a sunflower does its seeds. */
const network = Array.from({ length: 60 }, (_, at): Point => {
  const [far, angle] = [15 * Math.sqrt(at + 0.5), at * 2.4];
  return [130 + far * Math.cos(angle), 250 + far * Math.sin(angle)];
});
const chosen = network[44] ?? free;
const others = network.filter((place) => place !== chosen);

/** A team sits in a round with one seat free, and somebody of the network comes to take it. */
export const joining = picture(
  width,
  height,
  marks({
    faint: others.map((place) => circleAt(...place, 5)).join(""),
    middle: taken.map((seat) => `M${seat.join(" ")}L${team.join(" ")}`).join("") + circleAt(...team, reach),
    small: others.map((place) => dotAt(...place)).join(""),
    strong:
      `M${chosen.join(" ")}C${chosen[0] + 60} ${chosen[1] + 30} ${free[0] - 70} ${free[1] + 10} ${free.join(" ")}` +
      `L${team.join(" ")}C${team[0] + 70} ${team[1] - 30} ${tip[0] - 90} ${tip[1] + 50} ${tip.join(" ")}`,
    arrow: arrowhead(tip, [90, -50], 18),
    box: taken.map((seat) => circleAt(...seat, 22)).join(""),
    spark: dotAt(...chosen) + dotAt(...team),
  }) +
    mark('stroke-width="20" stroke-opacity=".8"', taken.map((seat) => dotAt(...seat)).join("")) +
    mark(
      'fill="var(--surface)" stroke="var(--signal)" stroke-width="2" stroke-dasharray="4 6"',
      circleAt(...free, 26),
    ) +
    mark('stroke="var(--signal)" stroke-width="20"', dotAt(...free)),
  { fit: "xMaxYMid" },
);
