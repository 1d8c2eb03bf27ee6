import type { Point } from "../../shared/drawing/paths.ts";
import { drawn, row } from "./ending.ts";

const floor = 112;

/** Teams around their tables, each larger than the one before, whose lines come together in one program. */
export const meet = drawn((sheet) => {
  const teams = sheet.narrow ? [5, 7, 9] : [3, 4, 6, 8, 10];
  for (const [at, people] of teams.entries()) {
    const size = 17 + people * 2.2;
    const wide = size * (sheet.narrow ? 2 : 1.5);
    const x = sheet.narrow ? 190 + at * 250 : 76 + at * 112 + at * at * 5;
    const y = floor - 32 - size;
    const isOne = at === teams.length - 2;
    const seat = (angle: number, out: number): Point => [
      x + Math.cos(angle) * (wide + out * 1.5),
      y + Math.sin(angle) * (size + out),
    ];
    sheet.line(isOne ? "steady" : "edge", oval([x, y], wide, size));
    for (let person = 0; person < people; person++)
      sheet.dot(isOne ? "spark" : "large", seat((person / people) * 2 * Math.PI - Math.PI / 2 + 0.3, 12));
    const under = floor - 8 + at * 2.5;
    sheet.lead(isOne ? "strong" : "clear", [
      [x, y + size],
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
