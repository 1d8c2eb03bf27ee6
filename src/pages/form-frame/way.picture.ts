import { marks, type Paths, placed, stretched } from "../../shared/drawing/marks.ts";
import { round } from "../../shared/drawing/paths.ts";
import type { Picture } from "../../shared/drawing/picture.ts";
import { randomFrom } from "../../shared/drawing/random.ts";

const strands = 26;

/** What was written runs together into one line. It arrives level, so that the arrow fits in a box of any height. */
export const way: Picture = {
  html: stretched(100, 100, marks(drawStrands())) + placed(94, 50, marks({ arrow: "m-13-13 13 13-13 13" })),
};

function drawStrands(): Paths {
  const random = randomFrom(46);
  const paths = { faint: "", clear: "", steady: "", small: "", spark: "" };
  for (let i = 0; i < strands; i++) {
    const x = round(2 + random() * 26);
    const y = round(4 + (92 * i) / (strands - 1));
    const apart = round(50 + (random() - 0.5) * 16);
    const isLit = i % 7 === 3;
    const start = `M${x} ${y}`;
    paths[isLit ? "steady" : random() > 0.5 ? "clear" : "faint"] +=
      `${start}C${x + 22} ${y} 42 ${apart} 60 ${apart}S84 50 94 50`;
    paths[isLit ? "spark" : "small"] += `${start}h0`;
  }
  return paths;
}
