import { marks, type Paths } from "../../../shared/drawing/marks.ts";
import { arrowhead, dotAt, type Point } from "../../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../../shared/drawing/picture.ts";
import { rhombusAt, rowsOnPlate, slabAt } from "./benefits.picture.ts";

const middle = 46;
const half = 55;
const [near, between, far] = [60, 240, 420];
const servers = [23, 72];

const devices: readonly Point[] = [
  [8, 6],
  [44, 16],
  [12, 50],
  [74, 82],
  [10, 91],
] as const;

/**
 * What each use case does with the layers of the stack, by its key; hosting has the dots of its figure instead. In a row of slides
 * no line is drawn on arrival, so all are steady.
 */
export const casePictures: Readonly<Record<string, Picture>> = {
  // Releases in a row, of which the last is rolled back.
  appdev: drawCase({
    box: plateAt(near) + plateAt(between),
    dashed: `${rhombusAt(far, middle, half)}M${between + half} ${middle}H${far - half}`,
    steady:
      `M${near + half} ${middle}H${between - half}` +
      `M${far} ${middle}C${far - 30} 0 ${between + 60} 0 ${between + 26} ${middle - 16}` +
      arrowhead([between + 26, middle - 16], [-3, 2.2], 8),
  }),
  // A report and a model out of the same rows.
  bigdata: drawCase({
    box: plateAt(near),
    rows: [-15, 0, 15]
      .flatMap((across) =>
        [-6, 0, 6].map((down) => dotAt(near + across + down * 2.5, middle - across * 0.4 + down)),
      )
      .join(""),
    steady: [14, 78]
      .map((y) => `M${near} ${middle}C${between} ${middle} ${between} ${y} ${far} ${y}`)
      .join(""),
    spark: dotAt(near, middle),
    large: dotAt(far, 14) + dotAt(far, 78),
  }),
  // The copies went to another region, from which the systems come back.
  disaster: drawCase({
    middle: `M${near + half} ${middle}C${between - 40} 96 ${between + 40} 96 ${far - half} ${middle}`,
    dashed: rhombusAt(near, middle, half),
    box: plateAt(far),
    steady:
      `M${far} ${middle}C${between + 90} -12 ${between - 90} -12 ${near + 16} ${middle - 6}` +
      arrowhead([near + 16, middle - 6], [-3, 1.9], 9),
    spark: dotAt(far, middle),
  }),
  // The readings of many devices, one of which reports a fault.
  iot: drawCase({
    middle: devicesAt(
      ([x, y]) => `M${x} ${y}C110 ${y} ${between - 130} ${middle} ${between - half} ${middle}`,
    ),
    small: devicesAt(([x, y]) => dotAt(x, y)),
    box: plateAt(between),
    steady:
      `M30 70C110 70 ${between - 130} ${middle} ${between - half} ${middle}M${between + half} ${middle}H474` +
      arrowhead([474, middle], [1, 0], 9),
    spark: dotAt(30, 70),
  }),
  // One source, servers near the viewers, and the viewers.
  streaming: drawCase({
    middle: viewersAt(
      ([x, y], server) => `M${between + 30} ${server}C${far - 90} ${server} ${far - 90} ${y} ${x} ${y}`,
    ),
    small: viewersAt(([x, y]) => dotAt(x, y)),
    box: plateAt(near) + servers.map((y) => plateAt(between, y, 32)).join(""),
    steady: servers
      .map(
        (y) => `M${near + half} ${middle}C${near + 110} ${middle} ${between - 90} ${y} ${between - 32} ${y}`,
      )
      .join(""),
  }),
};

/** As thick as those of the stack. */
function plateAt(x: number, y = middle, halfWidth = half): string {
  return slabAt(x, y, halfWidth, 7);
}

function devicesAt(draw: (place: Point) => string): string {
  return devices.map(draw).join("");
}

/** Three of them at each server. */
function viewersAt(draw: (place: Point, server: number) => string): string {
  return servers
    .flatMap((server) => [0, 34, 14].map((x, at) => draw([far + x, server + (at - 1) * 12], server)))
    .join("");
}

function drawCase({ rows = "", ...paths }: Paths & { rows?: string }): Picture {
  return picture(480, 98, marks(paths) + rowsOnPlate(rows), {
    fit: "xMinYMid",
  });
}
