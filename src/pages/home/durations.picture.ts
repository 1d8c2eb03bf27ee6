import { marks } from "../../shared/drawing/marks.ts";
import { dotAt } from "../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../shared/drawing/picture.ts";

const weekWidth = 20;
const foot = 44;

/** The lengths of the offers on one scale, with a tick for every week. */
export const durations: Picture[] = [
  { weeks: 17, text: "4 months" },
  { weeks: 17, text: "4 months" },
  { weeks: 6, text: "6 weeks" },
].map(({ weeks, text }) => {
  const end = 6 + weeks * weekWidth;
  const ticks = Array.from({ length: weeks }, (_, week) => `M${6 + week * weekWidth} ${foot}v-12`).join("");
  return picture(
    end + 8,
    foot + 8,
    marks({ middle: ticks, strong: `M6 ${foot}H${end}`, spark: dotAt(end, foot) }),
    { width: end + 8, words: [{ text, x: end, y: 18, kind: "quiet", anchor: "end" }] },
  );
});
