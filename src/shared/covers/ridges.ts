import { answer, bead, type Composition, line, type Point, point, shape, through } from "./pen.ts";

/** Horizons one behind the other; one of them does not come down again. */
export const ridges: Composition = ({ ground, between }) => {
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
    const ground0 = 214 + row * 31;
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
      return [-20 + t * 1240, ground0 - height * calm - 60 * t * t * (1 - near) + between(-4, 4) * (1 - t)];
    });
    const ridge = through(points);
    const away = Math.abs(row - rising) / 8;
    const tone = row === rising ? 0.35 : Math.max(0.2, 0.85 - away * 0.6);
    art += shape(`${ridge}V640H-20Z`, ground.back, 1, ground.line, 2.6, tone);
    if (row === rising) {
      const walked = points.slice(3, 20);
      const last = walked.at(-1) ?? [700, 400];
      const tip: Point = [1102, 140];
      const path = `${through(walked)}C${point([last[0] + 130, last[1] + 4])} ${point([tip[0] - 140, tip[1] + 130])} ${point(tip)}`;
      top =
        line(path, ground.back, 22) + answer(path, tip, [140, -130]) + bead(walked[0] ?? last, ground, 14);
    }
  }
  return art + top;
};
