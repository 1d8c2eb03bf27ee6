import { forTalents } from "../../../../content/talent/for-talents.ts";
import { mark, marks } from "../../../shared/drawing/marks.ts";
import { picture, type Word } from "../../../shared/drawing/picture.ts";

const { value, receipt } = forTalents.reasons.figure;

const [width, height] = [340, 394];
const [left, right, top, foot] = [30, 310, 3.5, 374];
const [first, apart] = [78, 20.5];
const teeth = 14;
const tooth = (right - left) / teeth / 2;

const lineOf = (text: string, y: number, kind?: Word["kind"]): Word[] => [
  { text, x: left + 24, y, ...(kind && { kind }) },
  { text: value, x: right - 24, y, anchor: "end", ...(kind && { kind }) },
];
const total = first + apart * receipt.months.length + 24;

/** A receipt for a year of being in the network, as it comes out of the slot. */
export const receiptPicture = picture(
  width,
  height,
  mark(
    'fill="var(--surface)" stroke-width="1" stroke-opacity=".35"',
    `M${left} ${top}H${right}V${foot}${`l${-tooth} 9l${-tooth} -9`.repeat(teeth)}z`,
  ) +
    mark('stroke="var(--pine)" stroke-width="7"', `M${left - 12} ${top}H${right + 12}`) +
    marks({ clear: `M${left + 24} ${first - 22}H${right - 24}M${left + 24} ${total - 26}H${right - 24}` }) +
    mark(
      'stroke="var(--signal)" stroke-width="2.6" pathLength="1" stroke-dasharray="var(--draw,none)"',
      `M${right - 14} ${total - 20}C${right - 50} ${total - 36} ${right - 84} ${total - 12} ${right - 70} ${total + 8}S${right - 8} ${total + 20} ${right - 8} ${total - 8}S${right - 40} ${total - 28} ${right - 62} ${total - 20}`,
    ),
  {
    words: [
      { text: receipt.title, x: left + 24, y: 42, kind: "name" },
      ...receipt.months.flatMap((month, at) => lineOf(month, first + apart * at, "quiet")),
      ...lineOf(receipt.total, total, "name"),
    ],
  },
);
