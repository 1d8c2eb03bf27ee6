import { mark, marks } from "../../../shared/drawing/marks.ts";
import { curve, dotAt, type Point } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";

interface Basin {
  /** Its lowest point: across, and in rows from the horizon. */
  x: number;
  row: number;
  /** Where its heading begins, to which a line leads. */
  heading: number;
  depth: number;
  width: number;
  /** How many rows it reaches to each side. */
  reach: number;
  /** How early its way turns to the front. */
  turn: number;
}

/** One for each heading of the section; the farther ways stay longer at the back. */
const basins: readonly Basin[] = [
  { x: 140, heading: 1, row: 13, depth: 82, width: 140, reach: 7, turn: 0.9 },
  { x: 562, heading: 420, row: 15, depth: 104, width: 168, reach: 8, turn: 0.5 },
  { x: 984, heading: 840, row: 14, depth: 150, width: 190, reach: 9, turn: 0.32 },
];
const rows = 27;
const [horizon, front] = [8, 292];
const [leftEnd, rightEnd] = [-900, 2116];
/** Where all three ways begin. */
const start = { x: 6, row: 3 };
const steps = 9;
const height = 340;

/**
 * The landscape of a model's errors: training goes down it step by step, and each way ends in a valley. A phone stretches it to a
 * height of its own, and sets `--leads` and `--step`: how strong the lines to the headings are, and how large a step is.
 */
export const landscape = picture(1216, height, drawLandscape(), { fit: "none" });

function drawLandscape(): string {
  const paths = { faint: "", middle: "", clear: "", strong: "" };
  let [leads, dots] = ["", ""];
  for (let row = 0; row < rows; row++) {
    const ink = row < 6 ? "faint" : row % 3 === 0 ? "clear" : "middle";
    paths[ink] += drawRow(row);
  }
  for (const basin of basins) {
    const way = wayInto(basin);
    const lowest = way.at(-1)?.[1] ?? 0;
    leads += `M${basin.x} ${Math.round(lowest)}${leadTo(basin.heading, basin.x)}`;
    paths.strong += curve(way);
    dots += way
      .slice(1)
      .map(([x, y]) => dotAt(x, Math.round(y)))
      .join("");
  }
  return (
    marks(paths) +
    mark('stroke-width="1.4" stroke-opacity="var(--leads,.62)"', leads) +
    mark('stroke="var(--signal)" stroke-width="var(--step,8)"', dots) +
    mark('stroke="var(--tip)" stroke-width="14"', dotAt(start.x, levelOf(start.row)))
  );
}

/** From the valley at `x` down to the left edge of its heading. */
function leadTo(heading: number, x: number): string {
  return `C${x} ${height - 10} ${heading} ${height - 64} ${heading} ${height}`;
}

/** Level but for the valleys, each of which two curves go into and out of. */
function drawRow(row: number): string {
  let path = `M${leftEnd} ${levelOf(row)}`;
  for (const basin of basins) {
    const depth = Math.round(depthAt(basin, row));
    if (depth === 0) continue;
    const { x, width } = basin;
    const [third, rest] = [Math.round(width / 3), Math.round((2 * width) / 3)];
    path += `H${x - width}c${third} 0 ${rest} ${depth} ${width} ${depth}s${rest}-${depth} ${width}-${depth}`;
  }
  return `${path}H${rightEnd}`;
}

/** Steps that are long on the plain and short in the valley. */
function wayInto(basin: Basin): Point[] {
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const left = (1 - step / steps) ** 1.7;
    const x = basin.x + (start.x - basin.x) * left;
    const row = basin.row + (start.row - basin.row) * left ** basin.turn;
    return [Math.round(x), levelOf(row) + depthIn(x, row)];
  });
}

/** Rows stand closer toward the horizon. */
function levelOf(row: number): number {
  return Math.round(horizon + (front - horizon) * (row / (rows - 1)) ** 1.5);
}

function depthIn(x: number, row: number): number {
  return basins.reduce(
    (sum, basin) => sum + depthAt(basin, row) * smooth(1 - Math.abs(x - basin.x) / basin.width),
    0,
  );
}

function depthAt({ row: middle, depth, reach }: Basin, row: number): number {
  return depth * smooth(1 - Math.abs(row - middle) / reach);
}

/** From 0 to 1 without a corner, as the curves of a row run. */
function smooth(share: number): number {
  const within = Math.max(0, Math.min(1, share));
  return within ** 2 * (3 - 2 * within);
}
