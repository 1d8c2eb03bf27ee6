import type { Point } from "../drawing/paths.ts";
import { arrowLine, type CoverDrawing, line, outlinedShape, point, ringMarker, smoothPath } from "./svg.ts";

/** Horizons one behind the other; one of them does not come down again. */
export const mountainRidges: CoverDrawing = ({ colors, between }) => {
  const rows = 14;
  const rising = 6;
  const hills = Array.from({ length: 4 }, (_, i) => ({
    at: 0.12 + i * 0.2 + between(-0.04, 0.05),
    wide: between(0.035, 0.075),
    high: between(60, 175),
  }));
  let art = "";
  let top = "";
  for (let row = 0; row < rows; row++) {
    const baseline = 214 + row * 31;
    const near = row / (rows - 1);
    const own = hills.map((hill) => ({
      ...hill,
      at: hill.at + Math.sin(row * 0.7) * 0.045 + between(-0.03, 0.03),
      high: hill.high * between(0.3, 1.15) * (0.95 - near * 0.4),
    }));
    const points = Array.from({ length: 33 }, (_, i): Point => {
      const t = i / 32;
      const calm = row === rising ? 0.55 : 1;
      const height = own.reduce(
        (sum, { at, wide, high }) => sum + high * Math.exp(-(((t - at) / wide) ** 2) / 2),
        0,
      );
      return [-20 + t * 1240, baseline - height * calm - 60 * t * t * (1 - near) + between(-4, 4) * (1 - t)];
    });
    const ridge = smoothPath(points);
    const away = Math.abs(row - rising) / 8;
    const tone = row === rising ? 0.35 : Math.max(0.2, 0.85 - away * 0.6);
    art += outlinedShape(`${ridge}V640H-20Z`, colors.background, 1, colors.line, 2.6, tone);
    if (row === rising) {
      const walked = points.slice(3, 20);
      const last = walked.at(-1) ?? [700, 400];
      const tip: Point = [1102, 140];
      const path = `${smoothPath(walked)}C${point([last[0] + 130, last[1] + 4])} ${point([tip[0] - 140, tip[1] + 130])} ${point(tip)}`;
      top =
        line(path, colors.background, 22) +
        arrowLine(path, tip, [140, -130]) +
        ringMarker(walked[0] ?? last, colors, 14);
    }
  }
  return art + top;
};
