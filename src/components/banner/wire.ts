import { mark, steady } from "../../shared/drawing/marks.ts";
import { boxAt, circleAt, type Point } from "../../shared/drawing/paths.ts";
import { bends, board, ending, turn } from "./ending.ts";

const [mail, model, filed, agent, sent]: [Point, Point, Point, Point, Point] = [
  [626, 120],
  [498, 68],
  [498, 172],
  [340, 120],
  [158, 120],
];
const tools: Point[] = [
  [276, 222],
  [340, 222],
  [404, 222],
];
const [wide, high] = [42, 31];

/** The steps of an agent, from the mail that comes in to the answer that goes out. */
export const wire = ending(
  {
    edge: wired(mail, filed) + wired(filed, agent),
    dashed: tools.map((tool) => bends(upright(agent, tool))).join(""),
    strong:
      `M${board.outside} ${mail[1]}H${mail[0]}` +
      wired(mail, model) +
      wired(model, agent) +
      `M${agent[0]} ${agent[1]}H${sent[0]}${turn(sent[1])}`,
    box:
      [mail, model, filed, sent].map((step) => card(step, 1)).join("") +
      tools.map(([x, y]) => circleAt(x, y, 20)).join(""),
  },
  mark('fill="var(--signal)" stroke="none"', card(agent, 1.25)),
  steady(
    mark(
      'stroke-width="2.2"',
      // A letter, a spark, rows in a table, and a hook for what is done.
      `M${mail[0] - 18} ${mail[1] - 12}h36v24h-36zl18 14l18-14` +
        [0, 1, 2, 3].map((at) => ray(model, at)).join("") +
        `M${filed[0] - 18} ${filed[1] - 11}h36m-36 11h36m-36 11h24` +
        `M${sent[0] - 14} ${sent[1] + 1}l10 10l19-21` +
        tools
          .map(
            ([x, y], at) =>
              [`M${x - 7} ${y - 6}h14v12h-14z`, `M${x - 7} ${y}h14m-7-7v14`, circleAt(x, y, 6)][at],
          )
          .join(""),
    ) +
      mark(
        'stroke="var(--signal-ink)" stroke-width="2.6"',
        `M${agent[0] - 16} ${agent[1] - 6}v2M${agent[0] + 16} ${agent[1] - 6}v2M${agent[0] - 12} ${agent[1] + 10}q12 9 24 0`,
      ),
  ),
);

function card([x, y]: Point, size: number): string {
  return boxAt(x - wide * size, y - high * size, 2 * wide * size, 2 * high * size, [14]);
}

/** From the left of a step to the right of one further left. */
function wired(from: Point, to: Point): string {
  const half = (from[0] + to[0]) / 2;
  return bends([from, [half, from[1]], [half, to[1]], to]);
}

function upright([x, y]: Point, [toX, toY]: Point): Point[] {
  const half = (y + toY) / 2 + 12;
  return [
    [x, y],
    [x, half],
    [toX, half],
    [toX, toY],
  ];
}

function ray([x, y]: Point, at: number): string {
  const [dx, dy] = [Math.cos((at * Math.PI) / 4) * 14, Math.sin((at * Math.PI) / 4) * 14].map((n) =>
    Math.round(n),
  ) as [number, number];
  return `M${x - dx} ${y - dy}l${2 * dx} ${2 * dy}`;
}
