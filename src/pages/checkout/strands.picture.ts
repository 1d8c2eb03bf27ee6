import { mark, marks, type Paths, stretched } from "../../shared/drawing/marks.ts";
import { dotAt, round } from "../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../shared/drawing/picture.ts";
import { randomFrom } from "../../shared/drawing/random.ts";

const strands = 22;
const width = 640;
const height = 400;
const knot = { x: 300, y: 200 };

/** It has arrived: all strands begin with a dot each, meet in the knot and reach the arrow. */
export const arrived = picture(
  width,
  height,
  marks({
    ...bundle(999, "strong", (strand, random) => {
      const x = round(8 + random() * 110);
      const y = round(20 + (360 * strand) / (strands - 1));
      const at = round(knot.y + (random() - 0.5) * 14);
      return {
        way: `M${x} ${y}C${round(x + 100)} ${y} 200 ${at} ${knot.x} ${at}C420 200 440 110 612 110`,
        dot: () => dotAt(x, y),
      };
    }),
    arrow: "M595 92l18 18-18 18",
  }),
);

/** The two ways that are open, from the joint to the middles of two choices. It is stretched to their height. */
export const ways: Picture = {
  html: stretched(
    100,
    height,
    marks({
      dashed: [0.24, 0.76]
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
      ...bundle(431, "steady", (strand, random) => {
        const y = round(4 + 3.4 * strand + random() * 3);
        const end = round(40 + (random() - 0.5) * 4);
        return {
          way: `M-10 ${y}H14C32 ${y} 28 ${end} 50 ${end}`,
          dot: () => (random() > 0.6 ? dotAt(-4 + random() * 18, y) : ""),
        };
      }),
      dashed: [24, 76].map((x) => `M50 40C50 76 ${x} 52 ${x} 91`).join(""),
    }) + mark('stroke="var(--signal)" stroke-width="18"', "M50 40h0"),
  ),
};

/** What comes from the window's edge, passes below the words and rises to the joint. */
export const coming: Picture = {
  html: stretched(
    1000,
    height,
    marks(
      bundle(799, "steady", (strand, random) => {
        const y = round(322 + 3.2 * strand + random() * 4);
        const end = round(200 + (random() - 0.5) * 10);
        // Those below turn later, so that no two of them cross.
        const turn = 775 + 4 * strand;
        return {
          way: `M0 ${y}H${turn}C${turn + 110} ${y} ${turn + 40} ${end} 1000 ${end}`,
          dot: () => (random() > 0.4 ? dotAt(300 + random() * 450, y) : ""),
        };
      }),
    ),
  ),
};

interface Strand {
  way: string;
  /** Empty where it has none. */
  dot(): string;
}

/** Strands in three inks, every sixth of them `lit`, and their dots. */
function bundle(
  seed: number,
  lit: "strong" | "steady",
  strandAt: (strand: number, random: () => number) => Strand,
): Paths {
  const random = randomFrom(seed);
  const paths = { faint: "", clear: "", lit: "", small: "", spark: "" };
  for (let strand = 0; strand < strands; strand++) {
    const { way, dot } = strandAt(strand, random);
    const isLit = strand % 6 === 2;
    paths[isLit ? "lit" : random() > 0.5 ? "clear" : "faint"] += way;
    paths[isLit ? "spark" : "small"] += dot();
  }
  const { faint, clear, small, spark } = paths;
  return { faint, clear, [lit]: paths.lit, small, spark };
}
