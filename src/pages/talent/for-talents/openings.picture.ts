import { forTalents } from "../../../../content/talent/for-talents.ts";
import { mark, marks } from "../../../shared/drawing/marks.ts";
import { arrowhead, circleAt, dotAt, type Point, round } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";
import { randomFrom } from "../../../shared/drawing/random.ts";

const { projects } = forTalents.hero;

const [width, height] = [460, 400];
const person: Point = [30, 318];
const ways = 27;
/** The ways that end at a project with a name; the last one does not fit. */
const taken = 3;
const named = [taken, 10, 17, 23];
/** Ways with a name end in one column, before their words; the others on a bow. */
const column = 302;
const endOf = (way: number): Point => {
  const up = way / (ways - 1);
  return [named.includes(way) ? column : 290 - 150 * (up - 0.55) ** 2, 14 + up * (height - 28)];
};

/** One person, and the many ways that open from there; three of them fit, and one is taken. */
export const openings = picture(width, height, drawWays(), {
  words: projects.flatMap(({ what, when }, at) => {
    const [x, y] = endOf(named[at] ?? 0);
    const left = x + 20;
    const fits = at < projects.length - 1;
    return [
      { text: what, x: left, y: round(y - 1), ...(!fits && { kind: "quiet" as const }) },
      { text: when, x: left, y: round(y + 18), kind: "quiet" as const },
    ];
  }),
});

function drawWays(): string {
  const chance = randomFrom(41);
  const paths = {
    faint: "",
    middle: "",
    clear: "",
    strong: "",
    small: "",
    large: "",
    spark: "",
    arrow: "",
    dashed: "",
    edge: "",
  };
  const inks = ["faint", "middle", "clear"] as const;
  for (let way = 0; way < ways; way++) {
    const at = named.indexOf(way);
    const [endX, y] = endOf(way);
    // None ends on the way that is taken, or at its head.
    const apart = way > taken && way < taken + 3 ? 100 : 10;
    const x = at === -1 ? endX - apart - chance() * 74 : endX;
    const fits = at !== -1 && at < named.length - 1;
    // None turns back on its way up.
    const bend = Math.min(150 + chance() * 50, x - person[0] - 80);
    const line = `M${person.join(" ")}C${round(person[0] + 90)} ${person[1] - 18} ${round(x - bend)} ${round(y + (person[1] - y) * 0.1)} ${round(x)} ${round(y)}`;
    const isRefused = at !== -1 && !fits;
    paths[fits ? "strong" : isRefused ? "dashed" : (inks[way % 3] ?? "middle")] += line;
    if (isRefused) paths.edge += `M${round(x - 5)} ${round(y - 5)}l10 10m0-10l-10 10`;
    else if (way === taken) paths.arrow = arrowhead([x, y], [bend, (y - person[1]) * 0.1], 13);
    else paths[fits ? "spark" : at === -1 && chance() < 0.5 ? "small" : "large"] += dotAt(x, y);
  }
  paths.faint += circleAt(...person, 26);
  return (
    marks({ ...paths, clear: paths.clear + circleAt(...person, 16) }) +
    mark('stroke="var(--signal)" stroke-width="13"', dotAt(...person))
  );
}
