import { dotInk, emptyPaths, fineInk, marks } from "../../shared/drawing/marks.ts";
import { arrowhead, curveThrough, dotAt, type Point } from "../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../shared/drawing/picture.ts";
import { randomFrom } from "../../shared/drawing/random.ts";

const width = 640;
const height = 400;
const middle = height / 2;
const strands = 18;
/** The way of the lines, were nothing in it: its last step is the direction of the arrow. */
const course: readonly Point[] = [
  [0, middle],
  [200, middle + 30],
  [380, middle + 10],
  [540, middle - 70],
];
const tip: Point = [600, middle - 118];
const direction: Point = [60, -48];

/** The places of a strand, from -1 to 1 of the bundle, which is 300 px wide at first and closes to 4. */
function strandAt(share: number, sway = 0): Point[] {
  const spreads = [150, 60, 16, 2];
  return course.map(([x, y], at) => [x, y + share * (spreads[at] ?? 0) + (at === 1 ? sway : 0)]);
}

/** The strands one after the other, each with the ink that is its own. */
function drawStrands(seed: number, draw: (share: number, random: () => number) => Point[][]): string {
  const random = randomFrom(seed);
  const paths = emptyPaths();
  for (let i = 0; i < strands; i++) {
    const ink = i % 5 === 2 ? "strong" : fineInk(random() * 3);
    for (const places of draw((i / (strands - 1)) * 2 - 1, random)) {
      paths[ink] += curveThrough(places);
      const [x, y] = places.at(-1) ?? tip;
      if (ink === "strong" || random() < 0.4) paths[dotInk(ink === "strong" ? 1 : random())] += dotAt(x, y);
    }
  }
  return marks(paths);
}

const sway = (random: () => number) => (random() - 0.5) * 90;

/** A page that is not there: what came together flies apart, in pieces. */
export const scattered: Picture = picture(
  width,
  height,
  drawStrands(404, (share, random) => {
    const angle = share * 1.05 + (random() - 0.5) * 0.5;
    const from = 130 + random() * 70;
    const place = (far: number, turn = 0): Point => [
      140 + far * Math.cos(angle + turn) * 1.15,
      middle + far * Math.sin(angle + turn) * 0.85,
    ];
    const far = from + 90 + random() * 90;
    const away = far + 40 + random() * 60;
    return [
      [[0, middle + share * 10], [90, middle + share * 5], place(from)],
      [place(from + 26, 0.05), place(far, 0.1)],
      [place(away, 0.2), place(away + 20 + random() * 50, 0.32)],
    ];
  }),
);

/** Something that failed on its way: the lines break off, and go on behind the break. */
export const broken: Picture = picture(
  width,
  height,
  drawStrands(502, (share, random) => {
    const places = strandAt(share, sway(random));
    const gap = (random() - 0.5) * 30;
    const drop = 46;
    return [
      [places[0] ?? tip, places[1] ?? tip, [300 + gap, middle + 24 + share * 34]],
      [
        [380 + gap, middle + drop + share * 18],
        [460, middle + drop - 12 + share * 9],
        [560, middle + drop - 52 + share * 4],
      ],
    ];
  }),
);

/** Nothing is chosen yet: the lines are gathered and wait, short of where they could go on. */
export const waiting: Picture = picture(
  width,
  height,
  drawStrands(55, (share, random) => [strandAt(share, sway(random)).slice(0, 3)]) +
    marks({
      dashed: `${curveThrough([course[2] ?? tip, course[3] ?? tip, tip])}${arrowhead(tip, direction, 17)}`,
    }),
);

/** It has arrived: all lines reach the arrow. */
export const arrived: Picture = picture(
  width,
  height,
  drawStrands(200, (share, random) => [[...strandAt(share, sway(random)), [tip[0] - 5, tip[1] + 4]]]) +
    marks({ arrow: arrowhead(tip, direction, 17) }),
);
