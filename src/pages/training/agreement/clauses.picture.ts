import { agreement } from "../../../../content/training/agreement.ts";
import { picture as signature } from "../../../components/logo/signature.picture.svg";
import { mark, marks } from "../../../shared/drawing/marks.ts";
import { round } from "../../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../../shared/drawing/picture.ts";

/** The lengths of the lines, as shares of the longest. */
const lengths = [0.74, 0.47, 0.92, 0.59, 0.83, 1, 0.41, 0.69];

interface Paper {
  width: number;
  height: number;
  /** The longest line of text, and how far apart the lines are. */
  line: number;
  apart: number;
  /** How large the company's name is written. */
  signature: number;
  fit: string;
}

/** Beside the title of a wide page. */
export const clauses = contract({
  width: 520,
  height: 300,
  line: 152,
  apart: 15,
  signature: 0.8,
  fit: "xMaxYMid",
});

/** Below the title on a phone. */
export const smallClauses = contract({
  width: 350,
  height: 164,
  line: 86,
  apart: 8,
  signature: 0.52,
  fit: "xMinYMid",
});

/** A line of text for each clause; together they lead to the place of the name, which is free. The company has signed. */
function contract({ width, height, line, apart, signature: size, fit }: Paper): Picture {
  const { company, visitor } = agreement.hero.signers;
  const left = width - 360 * size;
  const signed = 100 * size + 12;
  const free = height - 34;
  const lines = { strong: "", middle: "", clear: "" };
  let text = "";
  let lit = "";
  for (const at of agreement.sections.keys()) {
    const y = 4 + at * apart;
    const end = round(line * (lengths[at % lengths.length] ?? 1));
    const isLit = at % 6 === 2;
    const written = `M2 ${y}H${end}`;
    if (isLit) lit += written;
    else text += written;
    const meeting = round(free - 6 + (at * 12) / agreement.sections.length);
    lines[isLit ? "strong" : at % 2 === 0 ? "clear" : "middle"] +=
      `M${end} ${y}C${round((end + left) / 2)} ${y} ${round(left - line * 0.34)} ${meeting} ${left - 8} ${free}`;
  }
  return picture(
    width,
    height,
    marks(lines) +
      mark('stroke="var(--ink)" stroke-width="2"', text) +
      mark('stroke="var(--signal)" stroke-width="2.4"', lit) +
      marks({
        steady: `M${left - 8} ${free}H${left + 20}`,
        arrow: `M${left + 10} ${free - 11}l11 11-11 11`,
        dashed: `M${left + 34} ${free}H${width}`,
        edge: `M${left} ${signed}H${width}`,
      }) +
      `<g transform="translate(${left} 2) scale(${size})">${signature.html}</g>`,
    {
      fit,
      words: [
        { text: company, x: left, y: signed + 20, kind: "quiet" },
        { text: visitor, x: left, y: free + 28, kind: "quiet" },
      ],
    },
  );
}
