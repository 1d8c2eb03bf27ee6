import { marks, standing } from "../../shared/drawing/marks.ts";
import type { Point } from "../../shared/drawing/paths.ts";
import { drawn, type Ending, row, Sheet } from "./ending.ts";

const floor = 102;
const foot = floor - 38;

interface Team {
  people: number;
  at: Point;
  size: number;
  /** The one whose line leads on. */
  isOne: boolean;
}

/** On a phone the row is pressed together more in its width than in its height. */
const pressed = 2;

const lines = drawn((sheet) => {
  for (const [at, team] of teamsOf(sheet.narrow).entries()) {
    if (sheet.narrow) sit(sheet, team, pressed);
    const x = team.at[0];
    const under = floor - 14 + at * 2.5;
    sheet.lead(team.isOne ? "strong" : "clear", [
      [x, foot],
      [x, under - 8],
      [x + 6, under],
      [x + 22, under],
      [x + 22, under],
      [700, under],
      [760, under],
      [860, under],
      [840, row.middle],
      [row.wide, row.middle],
    ]);
  }
});

/** Teams around their tables, each larger than the one before, whose lines come together in one program. */
export const meet: Ending = {
  narrow: lines.narrow,
  wide: { html: lines.wide.html + standing(row.wide, foot, foot, tables()) },
};

/** On a wide screen the tables stay round, however wide the row is. */
function tables(): string {
  const sheet = new Sheet(false);
  for (const team of teamsOf(false)) sit(sheet, team, 1);
  return marks(sheet.pens.paths);
}

function teamsOf(narrow: boolean): Team[] {
  const teams = narrow ? [5, 7, 9] : [3, 4, 6, 8, 10];
  return teams.map((people, at) => {
    const size = 17 + people * 2.2;
    const x = narrow ? 190 + at * 250 : 76 + at * 112 + at * at * 5;
    return { people, at: [x, foot - size], size, isOne: at === teams.length - 2 };
  });
}

function sit(sheet: Sheet, { people, at: [x, y], size, isOne }: Team, wide: number): void {
  sheet.line(isOne ? "steady" : "edge", oval([x, y], size * wide, size));
  for (let person = 0; person < people; person++) {
    const angle = (person / people) * 2 * Math.PI - Math.PI / 2 + 0.3;
    const out = size + 12;
    sheet.dot(isOne ? "spark" : "large", [x + Math.cos(angle) * out * wide, y + Math.sin(angle) * out]);
  }
}

function oval([x, y]: Point, wide: number, high: number): Point[] {
  const [a, b] = [wide * 0.552, high * 0.552];
  return [
    [x + wide, y],
    [x + wide, y + b],
    [x + a, y + high],
    [x, y + high],
    [x - a, y + high],
    [x - wide, y + b],
    [x - wide, y],
    [x - wide, y - b],
    [x - a, y - high],
    [x, y - high],
    [x + a, y - high],
    [x + wide, y - b],
    [x + wide, y],
  ];
}
