import { mark, marks, type Paths, stretched } from "../../shared/drawing/marks.ts";
import { round } from "../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../shared/drawing/picture.ts";
import { randomFrom } from "../../shared/drawing/random.ts";

const strands = 22;
const width = 640;
const height = 400;
const knot = { x: 300, y: 200 };

/** It has arrived: all strands begin with a dot each, meet in the knot and reach the arrow. */
export const arrived = picture(width, height, marks({ ...gather(), arrow: "M595 92l18 18-18 18" }));

function gather(): Paths {
  const random = randomFrom(999);
  const paths = { faint: "", clear: "", strong: "", small: "", spark: "" };
  for (let i = 0; i < strands; i++) {
    const x = round(8 + random() * 110);
    const y = round(20 + (360 * i) / (strands - 1));
    const at = round(knot.y + (random() - 0.5) * 14);
    const isLit = i % 6 === 2;
    paths[isLit ? "strong" : random() > 0.5 ? "clear" : "faint"] +=
      `M${x} ${y}C${round(x + 100)} ${y} 200 ${at} ${knot.x} ${at}C420 200 440 110 612 110`;
    paths[isLit ? "spark" : "small"] += `M${x} ${y}h0`;
  }
  return paths;
}

/** The two ways that are open, from the joint to the middles of two choices. It is stretched to their height. */
export const ways: Picture = {
  html: stretched(
    100,
    height,
    marks({
      dashed: [0.225, 0.775]
        .map((share) => `M30 200C62 200 62 ${height * share} 100 ${height * share}`)
        .join(""),
    }) + mark('stroke="var(--signal)" stroke-width="18"', "M30 200h0"),
  ),
};

/** The same on a narrow screen: from the window's edge over two choices that stand side by side. */
export const above: Picture = {
  html: stretched(
    100,
    100,
    marks({
      ...arrivingStrands(),
      dashed: [24, 76].map((x) => `M50 40C50 76 ${x} 52 ${x} 91`).join(""),
    }) + mark('stroke="var(--signal)" stroke-width="18"', "M50 40h0"),
  ),
};

function arrivingStrands(): Paths {
  const random = randomFrom(431);
  const paths = { faint: "", clear: "", steady: "", small: "", spark: "" };
  for (let i = 0; i < strands; i++) {
    const y = round(4 + 3.4 * i + random() * 3);
    const end = round(40 + (random() - 0.5) * 4);
    const isLit = i % 6 === 2;
    paths[isLit ? "steady" : random() > 0.5 ? "clear" : "faint"] +=
      `M-10 ${y}H14C32 ${y} 28 ${end} 50 ${end}`;
    if (random() > 0.6) paths[isLit ? "spark" : "small"] += `M${round(-4 + random() * 18)} ${y}h0`;
  }
  return paths;
}

/** What comes from the window's edge, passes below the words and rises to the joint. */
export const coming: Picture = {
  html: stretched(1000, height, marks(risingStrands())),
};

function risingStrands(): Paths {
  const random = randomFrom(799);
  const paths = { faint: "", clear: "", steady: "", small: "", spark: "" };
  for (let i = 0; i < strands; i++) {
    const y = round(468 + 4.7 * i + random() * 4);
    const end = round(200 + (random() - 0.5) * 10);
    const isLit = i % 6 === 2;
    // Those below turn later, so that no two of them cross.
    const turn = 775 + 4 * i;
    paths[isLit ? "steady" : random() > 0.5 ? "clear" : "faint"] +=
      `M0 ${y}H${turn}C${turn + 110} ${y} ${turn + 40} ${end} 1000 ${end}`;
    if (random() > 0.4) paths[isLit ? "spark" : "small"] += `M${round(300 + random() * 450)} ${y}h0`;
  }
  return paths;
}
