import type { Point } from "../../shared/drawing/paths.ts";
import { drawn, row } from "./ending.ts";

const quarter = Math.PI / 2;

/** A problem that comes round again and again, until its line leads somewhere. */
export const circle = drawn((sheet) => {
  const [rounds, apart, wide] = sheet.narrow ? [3, 190, 150] : [5, 112, 62];
  const loops = (radius: number, from: number) =>
    turns({ rounds, apart, wide: (wide * radius) / 56, radius, from });
  for (const [at, ink] of (["faint", "middle", "middle", "clear"] as const).entries())
    sheet.line(ink, loops(60 - at * 10, 62 + at * 16));
  const way = loops(50, 96);
  const [x, y] = way.at(-1) ?? [0, 0];
  sheet.lead("strong", [...way, [x + 2 * wide, y], [row.wide - 170, row.middle], [row.wide, row.middle]]);
  for (let round = 0; round < rounds; round++) sheet.dot("spark", way[round * 12] ?? [0, 0]);
});

interface Turns {
  rounds: number;
  apart: number;
  wide: number;
  radius: number;
  from: number;
}

/** Loops that begin and end at their lowest point, to the right. */
function turns({ rounds, apart, wide, radius, from }: Turns): Point[] {
  const at = (turn: number): Point => [
    from + (apart * turn) / 4 + wide * Math.sin(turn * quarter),
    row.middle + radius * Math.cos(turn * quarter),
  ];
  const speed = (turn: number): Point => [
    apart / 4 + wide * quarter * Math.cos(turn * quarter),
    -radius * quarter * Math.sin(turn * quarter),
  ];
  const ahead = (turn: number, thirds: number): Point => [
    at(turn)[0] + (speed(turn)[0] * thirds) / 3,
    at(turn)[1] + (speed(turn)[1] * thirds) / 3,
  ];
  const quarters = Array.from({ length: rounds * 4 }, (_, turn) => turn);
  return [at(0), ...quarters.flatMap((turn) => [ahead(turn, 1), ahead(turn + 1, -1), at(turn + 1)])];
}
