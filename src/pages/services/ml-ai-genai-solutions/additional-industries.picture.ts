import { bundle } from "../../../shared/drawing/bundle.ts";
import { marks } from "../../../shared/drawing/marks.ts";
import { dotAt } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";

const width = 360;

/** The kinds of line that data draws: two peaks a day; steps upwards with rests between; a swarm that calms down. */
export const dataLines = [
  [64, 82, 40, 58, 52, 18, 44, 78],
  [92, 90, 70, 70, 48, 46, 24, 14],
  [30, 84, 28, 76, 44, 64, 52, 50],
].map((heights, at) => {
  const step = (width + 40) / (heights.length - 1);
  const spreadAt = (i: number) => (at === 2 ? 40 - i * 5 : 14);
  const route = heights.map((y, i) => ({ x: i * step - 20, y, spread: spreadAt(i), stray: 10 }));
  const dots = route.slice(1, -1).map(({ x, y }) => dotAt(x, y));
  const art = bundle({ seed: 360 + at, strands: 9, strong: [4], route }) + marks({ small: dots.join("") });
  return picture(width, 110, art, { fit: "xMinYMid slice" });
});
