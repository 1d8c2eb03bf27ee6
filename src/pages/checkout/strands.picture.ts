import { mark, marks, type Paths, stretched } from "../../shared/drawing/marks.ts";
import { round } from "../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../shared/drawing/picture.ts";
import { randomFrom } from "../../shared/drawing/random.ts";

const strands = 22;
const width = 640;
const height = 400;
const knot = { x: 300, y: 200 };

/** Strands that begin with a dot each and meet in the knot, where `rest` continues them. */
function gather(rest: string): Paths {
  const random = randomFrom(999);
  const paths = { faint: "", clear: "", strong: "", small: "", spark: "" };
  for (let i = 0; i < strands; i++) {
    const x = round(8 + random() * 110);
    const y = round(20 + (360 * i) / (strands - 1));
    const at = round(knot.y + (random() - 0.5) * 14);
    const isLit = i % 6 === 2;
    paths[isLit ? "strong" : random() > 0.5 ? "clear" : "faint"] +=
      `M${x} ${y}C${round(x + 100)} ${y} 200 ${at} ${knot.x} ${at}${rest}`;
    paths[isLit ? "spark" : "small"] += `M${x} ${y}h0`;
  }
  return paths;
}

/** From the knot to the middles of two choices, which stand at the drawing's right edge. */
const ways = [0.225, 0.775].map(
  (share) => `M${knot.x} ${knot.y}C400 ${knot.y} 400 ${height * share} 500 ${height * share}`,
);

/** Two plans, and none is chosen. It is stretched to the height of the choices. */
export const waiting: Picture = {
  html: stretched(
    500,
    height,
    marks({ ...gather(""), dashed: ways.join("") }) +
      mark('stroke="var(--signal)" stroke-width="18"', `M${knot.x} ${knot.y}h0`),
  ),
};

/** It has arrived: all strands reach the arrow. */
export const arrived = picture(
  width,
  height,
  marks({ ...gather("C420 200 440 110 612 110"), arrow: "M595 92l18 18-18 18" }),
);
