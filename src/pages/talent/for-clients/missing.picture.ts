import { forClients } from "../../../../content/talent/for-clients.ts";
import { mark, marks } from "../../../shared/drawing/marks.ts";
import { arrowhead, circleAt, dotAt, type Point } from "../../../shared/drawing/paths.ts";
import { picture, type Word } from "../../../shared/drawing/picture.ts";

const { hero, roles } = forClients;

const [width, height] = [690, 460];
const team: Point = [396, 258];
const reach = 124;
const missing = 6;
const tip: Point = [612, 40];

/** From the top on; the role that is missing comes from the left. */
const seats = roles.items.map((_, seat) => {
  const angle = (2 * Math.PI * seat) / roles.items.length - Math.PI / 2;
  const place: Point = [team[0] + reach * Math.cos(angle), team[1] + reach * Math.sin(angle)];
  const { title = "" } = roles.items[(seat + 4) % roles.items.length] ?? {};
  return { place, word: wordAt(place, seat, title) };
});
const taken = seats.filter((_, seat) => seat !== missing).map(({ place }) => place);
const free = seats[missing]?.place ?? team;

/** Beside the rings on the right, above or below the others. */
function wordAt([x, y]: Point, seat: number, text: string): Word {
  if (seat > 0 && seat < 5) return { text, x: x + 31, y: y + 5 };
  if (seat === 0) return { text, x: x + 12, y: y - 31, anchor: "end" };
  if (seat === missing) return { text, x: x + 30, y: y + 46, anchor: "end" };
  return { text, x, y: seat === 5 ? y + 44 : y - 31, anchor: "middle" };
}

/** The people of the network, packed as a sunflower does its seeds. */
const network = Array.from({ length: 54 }, (_, at): Point => {
  const [far, angle] = [12.5 * Math.sqrt(at + 0.5), at * 2.4];
  return [96 + far * Math.cos(angle), 262 + far * Math.sin(angle)];
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
      `L${team.join(" ")}C${team[0] + 26} ${team[1] - 90} ${team[0] + 52} ${tip[1] + 6} ${tip.join(" ")}`,
    arrow: arrowhead(tip, [60, -4], 17),
    box: taken.map((seat) => circleAt(...seat, 20)).join(""),
    spark: dotAt(...chosen) + dotAt(...team),
  }) +
    mark('stroke-width="18" stroke-opacity=".8"', taken.map((seat) => dotAt(...seat)).join("")) +
    mark(
      'fill="var(--surface)" stroke="var(--signal)" stroke-width="2" stroke-dasharray="4 6"',
      circleAt(...free, 24),
    ) +
    mark('stroke="var(--signal)" stroke-width="18"', dotAt(...free)),
  {
    fit: "xMaxYMid",
    words: [...seats.map(({ word }) => word), { text: hero.network, x: 104, y: 394, kind: "quiet" }],
  },
);
