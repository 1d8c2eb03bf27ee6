import type { Point } from "../drawing/paths.ts";
import { arrowhead } from "../drawing/paths.ts";
import { palette } from "../palette.ts";
import type { FigureEntry } from "../posts/figure.ts";
import { circle, dot, line, type Pen, point, ringMarker } from "./svg.ts";

// Right of the middle, since the words of a social card cover the left.
const center: Point = [790, 315];
const radius = 192;
const ticks = 150;
// In ticks.
const gap = 1.4;

/** A whole as a dial: the tick marks of each part stand together, clockwise from the top. */
export function dialDrawing(entries: readonly FigureEntry[], { colors, between }: Pen): string {
  let art = "";
  for (let ring = 1; ring <= 9; ring++)
    art += circle(center, radius + 34 + ring * 44, colors.line, 2, 0.4 - ring * 0.035);
  for (let i = 0; i < 70; i++) {
    const spot = place(radius + between(60, 430), between(0, 1));
    if (spot[1] > 20 && spot[1] < 610) art += dot(spot, between(3, 8), colors.strong, between(0.2, 0.7));
  }
  art += dot(center, radius + 26, colors.background);
  for (const { span, starred } of entries) {
    const [from, to] = [((span?.[0] ?? 0) * ticks) / 100, ((span?.[1] ?? 0) * ticks) / 100];
    for (let tick = from + gap; tick < to; tick += 1) {
      const inner = starred ? radius * 0.34 : radius * between(0.6, 0.72);
      const path = `M${point(place(inner, tick / ticks))}L${point(place(radius, tick / ticks))}`;
      art += line(path, starred ? palette.signal : colors.line, 3.4, starred ? 0.9 : between(0.45, 0.85));
    }
    if (starred) art += arc(from + gap, to, colors.background);
    else art += dot(place(radius + 14, (from + gap) / ticks), 5, colors.strong);
  }
  return art + ringMarker(center, colors, 17);
}

function arc(from: number, to: number, background: string): string {
  const far = radius + 3;
  const end = place(far, to / ticks);
  const angle = 2 * Math.PI * (to / ticks);
  const large = to - from > ticks / 2 ? 1 : 0;
  const path = `M${point(place(far, from / ticks))}A${far} ${far} 0 ${large} 1 ${point(end)}`;
  const head = arrowhead(end, [Math.cos(angle), Math.sin(angle)], 26, point);
  return line(path, background, 22) + line(path + head, palette.signal, 9);
}

/** A turn of 0 is at the top, and goes clockwise. */
function place(far: number, turn: number): Point {
  const angle = 2 * Math.PI * turn;
  return [center[0] + far * Math.sin(angle), center[1] - far * Math.cos(angle)];
}
