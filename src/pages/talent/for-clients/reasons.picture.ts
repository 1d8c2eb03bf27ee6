import { mark, marks } from "../../../shared/drawing/marks.ts";
import { arrowhead, boxAt, circleAt, dotAt, type Point } from "../../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../../shared/drawing/picture.ts";

const [width, height] = [360, 150];
/** One line runs through all six drawings at this height. */
const level = height / 2;

/** A phone shows the middle of each: what is told lies between 80 and 280. */
export const reasonPictures: readonly Picture[] = [
  goal(),
  hours(),
  rate(),
  colleagues(),
  writing(),
  lengths(),
];

/** Many ways go by, and one ends at the goal that somebody has set. */
function goal(): Picture {
  const center: Point = [188, level];
  const astray = [-62, -44, -26, 26, 44, 62];
  const ends = astray.map((off): Point => [92 + ((Math.abs(off) - 26) * 2) / 3, level + off]);
  return drawn(
    ends.map(([x, y]) => `M6 ${level}C54 ${level} 54 ${y} ${x} ${y}`).join(""),
    `M6 ${level}H${width}`,
    marks({ large: ends.map((end) => dotAt(...end)).join("") }) +
      mark(
        'fill="var(--surface)" stroke-width="1.8"',
        [56, 38, 20].map((radius) => circleAt(...center, radius)).join(""),
      ) +
      mark('fill="var(--signal)" stroke-width="1.8"', `M188 ${level}V8l34 11l-34 11`),
    dotAt(6, level) + dotAt(...center),
  );
}

/** A day here, a night there, and a line around the world between them. */
function hours(): Picture {
  const world: Point = [180, level];
  const meridians = [20, 42].map((wide) => `M180 19a${wide} 56 0 0 1 0 112a${wide} 56 0 0 1 0-112z`);
  return drawn(
    `${circleAt(...world, 56)}${meridians.join("")}M124 ${level}h112M134 43h92M134 107h92`,
    `M0 ${level}H50M50 ${level}C90 ${level} 112 36 180 36S270 ${level} 310 ${level}H${width}`,
    mark('fill="var(--surface)" stroke-width="1.8"', circleAt(50, level, 24)) +
      mark('fill="var(--pine)" stroke-width="1.8"', circleAt(310, level, 24)) +
      mark('stroke-width="2.4"', "M50 60V75l11 7") +
      mark('stroke="var(--surface)" stroke-width="2.4"', "M310 60V75l-10 8") +
      marks({ large: dotAt(148, 92) + dotAt(206, 112) + dotAt(214, 58) }),
    dotAt(180, 36),
  );
}

/** Rates hang on the line, by the hour and as one price, before the seat at which somebody is chosen. */
function rate(): Picture {
  const tag = (x: number) => `M${x} 84L${x + 36} 101V143H${x - 36}V101z`;
  const hours = Array.from({ length: 6 }, (_, hour) => `M${110 + hour * 9.6} 114v15`).join("");
  const seat: Point = [312, level];
  return drawn(
    "",
    `M0 ${level}H${width}`,
    mark('stroke-width="1.6"', `M134 ${level}C126 82 128 90 134 95M226 ${level}C218 82 220 90 226 95`) +
      mark('fill="var(--surface)" stroke-width="1.8"', tag(134) + tag(226)) +
      mark('stroke-width="5"', dotAt(134, 97) + dotAt(226, 97)) +
      mark('stroke-width="2.4"', hours) +
      mark('stroke-width="14" stroke-linecap="butt"', "M203 122h46") +
      mark(
        'fill="var(--surface)" stroke="var(--signal)" stroke-width="2.4" stroke-dasharray="3 6"',
        circleAt(...seat, 18),
      ),
    dotAt(36, level),
  );
}

/** Who meets a problem asks a colleague, through whom the way goes on. */
function colleagues(): Picture {
  const [asks, knows]: [Point, Point] = [
    [128, level],
    [232, 38],
  ];
  const others: Point[] = [
    [58, 28],
    [62, 122],
    [140, 18],
    [150, 132],
    [232, 116],
    [300, 30],
    [312, 122],
  ];
  const links = others.map(([x, y]) => {
    const half = (asks[0] + x) / 2;
    return `M${asks.join(" ")}C${half} ${level} ${half} ${y} ${x} ${y}`;
  });
  return drawn(
    links.join(""),
    `M0 ${level}H${asks[0]}C180 ${level} 180 ${knows[1]} ${knows.join(" ")}C284 ${knows[1]} 284 ${level} ${width} ${level}`,
    mark('fill="var(--surface)" stroke-width="1.8"', others.map((place) => circleAt(...place, 10)).join("")) +
      mark('stroke-width="8"', others.map((place) => dotAt(...place)).join("")) +
      mark('fill="var(--surface)" stroke-width="1.8"', circleAt(...asks, 17) + circleAt(...knows, 17)) +
      mark('stroke-width="13"', dotAt(...asks)),
    dotAt(...knows),
  );
}

/** The line waits until all three are ticked and signed. */
function writing(): Picture {
  const rows = [40, 62, 84];
  return drawn(
    "",
    `M0 ${level}H44M228 ${level}H${width}`,
    mark('stroke="var(--signal)" stroke-width="2.2" stroke-dasharray="1.5 8"', `M54 ${level}H132`) +
      mark('fill="var(--surface)" stroke-width="1.8"', boxAt(136, 14, 92, 122, [4])) +
      mark('stroke-width="2"', rows.map((y) => `M174 ${y}h38`).join("")) +
      mark('stroke-width="2.8"', rows.map((y) => `M150 ${y - 1}l5 6l9-12`).join("")) +
      mark(
        'stroke="var(--signal)" stroke-width="2.4"',
        "M154 116c6-16 14-18 12-6s-8 12 0 4s10-10 12 0s8 2 12-2s8-2 22 0",
      ),
    dotAt(44, level) + dotAt(228, level),
  );
}

/** A few hours, a phase, or all the way to the arrow. */
function lengths(): Picture {
  const from = 98;
  const spans = [
    { to: 136, high: 22 },
    { to: 192, high: 44 },
    { to: 268, high: 66 },
  ];
  const days = Array.from(
    { length: 24 },
    (_, day) => `M${from + day * 8} ${level + 12}v${day % 6 === 0 ? 14 : 7}`,
  );
  const tip: Point = [358, level];
  return drawn(
    days.join(""),
    `M0 ${level}H${tip[0]}`,
    mark(
      'stroke-width="2.2"',
      spans
        .map(({ to, high }) => {
          const top = level - high;
          return `M${from} ${level}C${from} ${top} ${to} ${top} ${to} ${level}`;
        })
        .join(""),
    ) +
      mark('stroke-width="11"', spans.map(({ to }) => dotAt(to, level)).join("")) +
      marks({ arrow: arrowhead(tip, [1, 0], 14) }),
    dotAt(from, level),
  );
}

function drawn(fine: string, line: string, ink: string, sparks: string): Picture {
  return picture(
    width,
    height,
    mark('stroke-width="1.4" stroke-opacity=".45"', fine) +
      mark('stroke="var(--signal)" stroke-width="2.6"', line) +
      ink +
      mark('stroke="var(--signal)" stroke-width="12"', sparks),
    { fit: "xMidYMid slice" },
  );
}
