import type { Point } from "../drawing/paths.ts";
import { palette } from "../palette.ts";
import { type CoverDrawing, dot, interpolate, line, outlinedShape, ringMarker, smoothPath } from "./svg.ts";

/** A landscape of error in contour lines, and one path of ever smaller steps to its lowest point. */
export const gradientDescent: CoverDrawing = ({ colors, between }) => {
  const center: Point = [between(842, 906), between(196, 240)];
  const bumps = [2, 3, 5].map((waves) => ({
    waves,
    turn: between(0, 6.3),
    size: between(0.02, 0.1) / Math.sqrt(waves / 2),
  }));
  const contour = (level: number, angle: number): Point => {
    const far = 20 + level * 27 + level * level * 1.7;
    const wobble = bumps.reduce(
      (sum, { waves, turn, size }) => sum + size * Math.sin(waves * angle + turn),
      1,
    );
    const drift = level * 12;
    const [x, y] = [far * 1.55 * wobble * Math.cos(angle), far * 0.82 * wobble * Math.sin(angle)];
    return [center[0] - drift + x * 0.93 + y * 0.37, center[1] + drift * 0.4 - x * 0.37 + y * 0.93];
  };

  let art = "";
  for (let level = 15; level >= 1; level--) {
    const points = Array.from({ length: 20 }, (_, i) => contour(level, (i / 20) * 2 * Math.PI));
    const shade = colors.dark ? 0.1 : 0.07;
    const weight = level % 5 === 0 ? 4 : 2.2;
    art += outlinedShape(
      smoothPath(points, true),
      colors.fill,
      shade,
      colors.line,
      weight,
      interpolate(0.85, 0.2, level / 15),
    );
  }
  for (let i = 0; i < 44; i++) {
    const at = contour(between(5, 14), between(1.3, 4.6));
    if (at[0] > 30 && at[0] < 1170 && at[1] > 30 && at[1] < 600) {
      art += dot(at, between(3, 8), colors.strong, between(0.3, 0.95));
    }
  }
  const start: Point = [between(104, 168), between(468, 508)];
  const side = between(0, 1) < 0.5 ? -1 : 1;
  const steps = [0, 0.3, 0.54, 0.72, 0.85, 0.94].map((way, i): Point => {
    const aside = i === 0 ? 0 : side * (i % 2 === 0 ? -0.2 : 0.2) * (1 - way);
    const [dx, dy] = [center[0] - start[0], center[1] - start[1]];
    return [start[0] + dx * way - dy * aside * 0.6, start[1] + dy * way + dx * aside * 0.34];
  });
  const path = [...steps, center].map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L");
  art += line(`M${path}`, palette.signal, 9);
  for (const step of steps.slice(1)) art += dot(step, 10, palette.signal);
  art += ringMarker(start, colors) + ringMarker(center, colors, 25) + dot(center, 8, palette.signal);
  return art;
};
