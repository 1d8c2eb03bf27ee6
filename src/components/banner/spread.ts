import type { Point } from "../../shared/drawing/paths.ts";
import { drawn, randomOf, row, straight } from "./ending.ts";

const start: Point = [40, row.middle];

/** The ways that are open to one person, of which one is taken. */
export const spread = drawn((sheet) => {
  const random = randomOf("ways");
  const count = sheet.narrow ? 9 : 17;
  for (let at = 0; at < count; at++) {
    const share = (at / (count - 1)) * 2 - 1;
    const end: Point = [400 + 300 * (1 - share ** 2) + (random() - 0.5) * 70, row.middle + share * 54];
    const ink = (["middle", "clear", "edge"] as const)[at % 3] ?? "clear";
    const way = (to: Point): Point[] => [start, [start[0] + 190, row.middle], [to[0] - 200, to[1]], to];
    if (at === (count - 1) / 2) continue;
    sheet.line(ink, way(end));
    sheet.dot(at % 3 === 0 ? "large" : "small", end);
  }
  sheet.lead("strong", straight(start, [row.wide, row.middle]));
  sheet.dot("spark", start);
});
