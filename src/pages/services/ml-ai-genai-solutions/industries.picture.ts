import { marks, steady } from "../../../shared/drawing/marks.ts";
import { dotAt, type Point, round, spline } from "../../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../../shared/drawing/picture.ts";
import { randomFrom } from "../../../shared/drawing/random.ts";

const [width, height] = [400, 120];

/** Energy, education and media: one thing to see in the data of each, on a strip as wide as its place. */
export const industryPictures: readonly Picture[] = [load(), learners(), recording()].map((art) =>
  picture(width, height, steady(art), { fit: "none" }),
);

/** A day's load, with its peak. */
function load(): string {
  const points = [78, 84, 88, 86, 70, 52, 56, 60, 54, 34, 18, 40, 66, 80].map(
    (y, at): Point => [(at * width) / 13, y],
  );
  const [peakX = 0, peakY = 0] = points[10] ?? [];
  const curve = spline(points)
    .map((part) => part.map(([x, y]) => `${round(x)} ${round(y)}`).join(" "))
    .join(" ");
  const line = `M0 78C${curve}`;
  return marks({
    faint: Array.from({ length: 25 }, (_, hour) => `M${8 + hour * 16} 104v8`).join(""),
    edge: line,
    dashed: `M${peakX} ${peakY}V112M0 ${peakY}H${width}`,
    spark: dotAt(peakX, peakY),
  });
}

/** Thirty learners, two of whom fall behind. */
function learners(): string {
  const chance = randomFrom(19);
  const paths = { middle: "", steady: "", spark: "" };
  for (let i = 0; i < 30; i++) {
    const from = 96 - i * 1.1;
    const behind = i === 6 || i === 15;
    const to = behind ? 100 - (i === 6 ? 0 : 14) : from - 40 - chance() * 26;
    const strand = `M0 ${round(from)}C130 ${round(from - 14)} 210 ${round(behind ? from - 34 : to + 12)} ${behind ? width - 14 : width} ${round(to)}`;
    if (behind) {
      paths.steady += strand;
      paths.spark += dotAt(width - 14, to);
    } else paths.middle += strand;
  }
  return marks(paths);
}

/** A recording, in which the words that were looked for are marked. */
function recording(): string {
  const chance = randomFrom(53);
  const found = [
    [88, 136],
    [264, 328],
  ] as const;
  const paths = { clear: "", steady: "", edge: "" };
  for (let x = 4; x < width; x += 6) {
    const half = round(5 + Math.abs(Math.sin(x / 23)) * (10 + chance() * 26));
    const isFound = found.some(([from, to]) => x >= from && x <= to);
    paths[isFound ? "steady" : "clear"] += `M${x} ${56 - half}v${2 * half}`;
  }
  paths.edge = found.map(([from, to]) => `M${from - 4} 104v6H${to + 4}v-6`).join("");
  return marks(paths);
}
