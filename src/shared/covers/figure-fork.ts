import type { Point } from "../drawing/paths.ts";
import { palette } from "../palette.ts";
import type { FigureEntry } from "../posts/figure.ts";
import { arrowLine, dot, line, type Pen, ringMarker, smoothPath } from "./svg.ts";

const strands = 48;
const top = 122;
const height = 386;
const waist: Point = [470, 315];
const fork = 820;
const end = 1064;

export function forkDrawing(entries: readonly FigureEntry[], { colors, between, random }: Pen): string {
  const gap = Math.min(96, 240 / entries.length);
  const spacing = (height - gap * (entries.length - 1)) / strands;
  let art = "";
  let ends = "";
  let main = "";
  entries.forEach(({ span, starred }, row) => {
    const [from, to] = (span ?? [0, 0]).map((share) => Math.round((share / 100) * strands)) as [
      number,
      number,
    ];
    const middle = top + row * gap + ((from + to) / 2) * spacing;
    for (let i = from; i < to; i++) {
      const lane = top + row * gap + (i + 0.5) * spacing;
      const start: Point = [-20, between(60, 570)];
      const near: Point = [between(90, 210), start[1] + between(-60, 60)];
      const together: Point = [waist[0], waist[1] + (i - strands / 2) * 2.3];
      const last: Point[] = starred
        ? [
            [fork, middle + (lane - middle) * 0.6],
            [end - 30, middle + (lane - middle) * 0.05],
          ]
        : [
            [fork, lane],
            [end, lane],
          ];
      const path = smoothPath([start, near, together, ...last]);
      art += line(path, starred ? palette.signal : colors.line, 2.4, between(0.25, 0.65));
      if (!starred) ends += dot([end + 10, lane], Math.min(spacing * 0.42, 7), colors.strong);
      for (let k = 0; k < 2; k++) {
        if (random() < 0.75)
          art += dot([between(20, 330), between(70, 560)], between(3, 9), colors.strong, between(0.25, 0.95));
      }
    }
    if (!starred) return;
    const tip: Point = [end + 34, middle];
    const way = smoothPath([waist, [fork, middle], [end - 30, middle], tip]);
    main += arrowLine(way, tip, [1, 0]);
  });
  return art + ends + main + ringMarker(waist, colors, 17);
}
