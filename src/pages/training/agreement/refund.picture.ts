import { agreement } from "../../../../content/training/agreement.ts";
import { mark, marks } from "../../../shared/drawing/marks.ts";
import { dotAt } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";

const days = 7;
const first = 10;
const day = 30;
const last = first + days * day;
const out = 34;
const back = 100;

const { start, end, refunded, after } = agreement.refundDrawing;

/** The fee, out for seven days and back in part: each stretch is a day, and the end of the last one is closed. */
export const refund = picture(
  232,
  150,
  marks({
    clear: `M${first} ${out}H${last}`,
    edge: Array.from({ length: days - 1 }, (_, at) => `M${first + day * (at + 1)} ${out - 5}v10`).join(""),
    steady: `M${first} ${out}H${first + 4 * day}C${last} ${out} ${last} ${back} ${first + 4 * day} ${back}H${first}`,
    arrow: `M${first + 11} ${back - 10}l-11 10 11 10`,
  }) +
    mark('stroke="var(--ink)" stroke-width="3"', `M${last} ${out - 10}v20`) +
    mark('stroke="var(--signal)" stroke-width="12"', dotAt(first, out)),
  {
    words: [
      { text: start, x: 2, y: 14, kind: "quiet" },
      { text: end, x: 226, y: 14, kind: "quiet", anchor: "end" },
      { text: refunded, x: 2, y: back - 18 },
      { text: after, x: 2, y: back + 30, kind: "quiet" },
    ],
  },
);
