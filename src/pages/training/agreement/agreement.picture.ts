import { mark, marks } from "../../../shared/drawing/marks.ts";
import { curveThrough, dotAt, type Point } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";

const line = { from: 120, to: 505, y: 236 };

/** A tall first letter, small ones that a hurried hand leaves half open, and a last stroke that comes back below. */
const written: readonly Point[] = [
  [224, 118],
  [204, 92],
  [166, 132],
  [160, 204],
  [196, 224],
  [236, 186],
  [252, 178],
  [240, 212],
  [262, 214],
  [268, 184],
  [282, 190],
  [284, 216],
  [300, 184],
  [310, 216],
  [326, 186],
  [342, 186],
  [330, 212],
  [350, 212],
  [356, 186],
  [360, 214],
  [378, 188],
  [390, 214],
  [416, 130],
  [418, 106],
  [406, 160],
  [412, 214],
  [452, 190],
  [496, 148],
  [488, 226],
  [400, 264],
  [228, 270],
];

/** A name on its line. */
export const signature = picture(
  520,
  320,
  marks({
    dashed: `M${line.from} ${line.y}H${line.to}`,
    edge: `M${line.from} ${line.y - 30}l16 20m0-20l-16 20`,
  }) +
    mark(
      'stroke="var(--signal)" stroke-width="3" pathLength="1" stroke-dasharray="var(--draw,none)"',
      curveThrough(written),
    ) +
    marks({ spark: dotAt(228, 270) }),
  { fit: "xMaxYMid" },
);
