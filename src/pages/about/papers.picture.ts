import { about } from "../../../content/about.ts";
import { mark, marks } from "../../shared/drawing/marks.ts";
import { arrowhead, circleAt, dotAt, type Point } from "../../shared/drawing/paths.ts";
import { type Picture, picture, type Word } from "../../shared/drawing/picture.ts";
import { randomFrom } from "../../shared/drawing/random.ts";

const [width, height] = [280, 250];
const margin = 24;

const quotes = 17;
/** How often each task comes up, and where in the hero (hero.picture.svg) its column stands with its name. */
export const counts: readonly { task: string; count: number; column?: number }[] = [
  { task: "Quotes", count: quotes, column: 376 },
  { task: "Invoices", count: 9, column: 536 },
  { task: "Reminders", count: 8, column: 216 },
  { task: "Addresses", count: 5 },
];
const failed = [6, 13];

const drawings = [countSheet(), baseline(), testList(), handover()];

/** The papers of the four steps, which are about the same seventeen quotes. */
export const papers = about.way.steps.map(({ paper }, at): Picture => {
  const { html, words } = drawings[at] ?? { html: "", words: [] };
  const title: Word = { text: paper, x: margin, y: 38 };
  return picture(width, height, mark('stroke-opacity=".3"', `M${margin} 58H${width - margin}`) + html, {
    words: [title, ...words],
  });
});

type Drawing = Pick<Picture, "html"> & { words: Word[] };

function countSheet(): Drawing {
  const rows = counts.map(({ task, count }, row) => ({
    task,
    y: 94 + 38 * row,
    strokes: tallies(count, 94 + 38 * row),
  }));
  const [first = "", ...others] = rows.map(({ strokes }) => strokes);
  return {
    html:
      mark('stroke="var(--signal)" stroke-width="2.4"', first) + mark('stroke-width="2"', others.join("")),
    words: rows.map(({ task, y }, row) => ({
      text: task,
      x: margin,
      y: y + 5,
      ...(row > 0 && { kind: "quiet" as const }),
    })),
  };
}

/** Strokes in fives, the fifth across the other four. */
function tallies(count: number, y: number): string {
  return Array.from({ length: count }, (_, at) => {
    const x = 130 + 36 * Math.floor(at / 5);
    return at % 5 === 4 ? `M${x - 4} ${y + 8}L${x + 24} ${y - 8}` : `M${x + 6 * (at % 5)} ${y - 10}v20`;
  }).join("");
}

/** How long each of them took: dots above a scale, stacked, with the middle one marked. */
function baseline(): Drawing {
  const stacks = [1, 3, 5, 4, 2, 1, 1];
  const [left, floor, apart] = [40, 202, 30];
  const middle = left + 2 * apart;
  const dots = stacks.map((stack, at) =>
    Array.from({ length: stack }, (_, up) => dotAt(left + at * apart, floor - 12 - 15 * up)).join(""),
  );
  return {
    html:
      marks({ clear: `M${margin} ${floor}H${width - margin}`, spark: dots.join("") }) +
      mark(
        'stroke="var(--tip)" stroke-width="2" stroke-dasharray="5 5"',
        `M${middle + apart / 2} ${floor}V82`,
      ),
    words: [
      { text: "half take longer", x: middle + apart / 2 + 10, y: 128 },
      { text: "minutes for each quote", x: margin, y: floor + 22, kind: "quiet" },
    ],
  };
}

function testList(): Drawing {
  const places = Array.from(
    { length: quotes },
    (_, at): Point => [42 + 39 * (at % 6), 92 + 40 * Math.floor(at / 6)],
  );
  const right = places.filter((_, at) => !failed.includes(at));
  const wrong = places.filter((_, at) => failed.includes(at));
  return {
    html:
      marks({ edge: places.map(([x, y]) => `M${x - 11} ${y - 11}h22v22h-22z`).join("") }) +
      mark('stroke-width="2.4"', right.map(([x, y]) => `M${x - 6} ${y}l4 6 9-12`).join("")) +
      mark(
        'stroke="var(--signal)" stroke-width="2.6"',
        wrong.map(([x, y]) => `M${x - 6} ${y - 6}l12 12m0-12l-12 12`).join(""),
      ) +
      mark('stroke="var(--signal)" stroke-width="1.6"', wrong.map(([x, y]) => circleAt(x, y, 18)).join("")),
    words: [{ text: "two to mend before it runs", x: margin, y: 224, kind: "quiet" }],
  };
}

/** The seventeen leave as one line. */
function handover(): Drawing {
  const random = randomFrom(17);
  const starts = Array.from(
    { length: quotes },
    (_, at): Point => [margin + 6 + random() * 44, 134 + 5.2 * at],
  );
  const [knot, end]: [Point, Point] = [
    [176, 176],
    [254, 176],
  ];
  const strands = starts
    .map(([x, y]) => `M${x} ${y}C${x + 60} ${y} 120 ${knot[1]} ${knot.join(" ")}`)
    .join("");
  return {
    html:
      mark('stroke-opacity=".3" stroke="var(--signal)"', strands) +
      marks({ steady: `M${knot.join(" ")}H${end[0]}`, arrow: arrowhead(end, [1, 0], 13) }) +
      mark('stroke="var(--signal)" stroke-width="6"', starts.map((place) => dotAt(...place)).join("")),
    words: [
      { text: "Runs it", x: margin, y: 88, kind: "quiet" },
      { text: "Your staff", x: 128, y: 88 },
      { text: "Checks it", x: margin, y: 114, kind: "quiet" },
      { text: "Your staff too", x: 128, y: 114 },
    ],
  };
}
