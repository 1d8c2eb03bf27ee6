import type { Point } from "../drawing/paths.ts";
import { arrowLine, type CoverDrawing, line, point, ringMarker } from "./svg.ts";

/** Lines of words: each of them points at the one that matters, and from there the orange line goes on. */
export const attention: CoverDrawing = ({ colors, random, between }) => {
  const rows = 6;
  const focus: Point = [between(776, 822), between(350, 384)];
  const asking = { row: 2 + Math.floor(random() * 2), word: 1 + Math.floor(random() * 2) };
  let words = "";
  let links = "";
  let chosen = "";
  for (let row = 0; row < rows; row++) {
    const y = 140 + row * 72;
    let x = between(60, 104);
    for (let word = 0; x < 590 - Math.abs(row - 2.5) * 52; word++) {
      const length = between(30, 128);
      const end: Point = [x + length, y];
      const link = linkTo(focus, end, row);
      if (row === asking.row && word === asking.word) {
        chosen = arrowLine(
          `M${point([x, y])}L${point(end)}${link}S${point([1010, 250])} ${point([1098, 156])}`,
          [1098, 156],
          [88, -94],
        );
      } else {
        words += line(`M${point([x, y])}H${Math.round(x + length)}`, colors.strong, 13, between(0.3, 1));
        if (random() < 0.72)
          links += line(`M${point([x + length + 16, y])}${link}`, colors.line, 2.4, between(0.2, 0.6));
      }
      x += length + between(34, 48);
    }
  }
  return links + words + chosen + ringMarker(focus, colors, 19);
};

function linkTo([fx, fy]: Point, [x, y]: Point, row: number): string {
  const reach = fx - x;
  return `C${point([x + reach * 0.5, y])} ${point([fx - reach * 0.36, fy + (row - 2.5) * 9])} ${point([fx, fy])}`;
}
