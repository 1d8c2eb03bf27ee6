import { marks } from "../../../shared/drawing/marks.ts";
import { circleAt, dotAt } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";

const zeroAt = { x: 48, y: 176 };
const ticks = Array.from({ length: 31 }, (_, at) => at);

/** A scale of what a membership could cost, and the hand that stays at its beginning. */
export const zero = picture(
  460,
  260,
  marks({
    edge: `M${zeroAt.x} ${zeroAt.y}H460`,
    clear: ticks.map((at) => `M${zeroAt.x + at * 14} ${zeroAt.y}v${at % 5 === 0 ? 22 : 11}`).join(""),
    strong: `M${zeroAt.x} ${zeroAt.y - 104}V${zeroAt.y}`,
    spark: dotAt(zeroAt.x, zeroAt.y - 104),
    middle: circleAt(zeroAt.x, zeroAt.y - 104, 14),
  }),
  { fit: "xMinYMax slice" },
);
