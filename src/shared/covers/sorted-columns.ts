import { arrowLine, type CoverDrawing, dot, interpolate, point, ringMarker } from "./svg.ts";

/** Loose points settle into columns, and over their tops a trend appears. */
export const sortedColumns: CoverDrawing = ({ colors, random, between }) => {
  const columns = 22;
  const wave = between(0, 6.3);
  let art = "";
  for (let column = 0; column < columns; column++) {
    const order = column / (columns - 1);
    const loose = (1 - order) ** 1.8;
    const swing = Math.sin(wave + column * 0.62) * 1.2 * (1 - order);
    const height = Math.max(2, Math.round(interpolate(2.8, 8.6, order ** 1.5) + swing));
    for (let k = 0; k < height; k++) {
      const x = 92 + column * 48.5 + (random() - 0.5) * 170 * loose;
      const y = 560 - k * 40 - loose * 130 + (random() - 0.5) * 460 * loose;
      const inView = x > 24 && x < 1176 && y > 26 && y < 604;
      const settled = order > 0.6;
      const tone = settled ? (k === height - 1 ? 1 : 0.75) : between(0.25, 0.55) + order * 0.3;
      if (inView) art += dot([x, y], interpolate(14, between(3, 14), loose), colors.strong, tone);
    }
  }
  const from = [between(196, 250), between(446, 486)] as const;
  const to = [1104, between(126, 148)] as const;
  const bend = `${point([from[0] + 300, from[1] - 16])} ${point([to[0] - 400, to[1] + 130])}`;
  return art + arrowLine(`M${point(from)}C${bend} ${point(to)}`, to, [400, -130]) + ringMarker(from, colors);
};
