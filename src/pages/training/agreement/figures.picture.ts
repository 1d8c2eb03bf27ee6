import { agreement } from "../../../../content/training/agreement.ts";
import { mark, marks } from "../../../shared/drawing/marks.ts";
import { dotAt } from "../../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../../shared/drawing/picture.ts";

const width = 232;
const left = 10;

const { program, refunds } = agreement.figures;

/** What the figures of a clause look like, in its margin. */
export const figures: Readonly<Record<string, Picture>> = { program: drawClasses(), refunds: drawRefund() };

/** A dot for each class, with a gap after each module. */
function drawClasses(): Picture {
  const y = 10;
  const classes = Array.from({ length: 24 }, (_, at) => dotAt(left + 8.2 * at + 5 * Math.floor(at / 4), y));
  return picture(
    width,
    46,
    marks({ clear: `M${left} ${y}H${width - 2}` }) +
      mark('stroke="var(--ink)" stroke-width="5"', classes.slice(0, -1).join("")) +
      mark('stroke="var(--signal)" stroke-width="8"', classes.at(-1) ?? ""),
    {
      words: [
        { text: program.classes, x: left - 8, y: 38, kind: "quiet" },
        { text: program.modules, x: width - 4, y: 38, kind: "quiet", anchor: "end" },
      ],
    },
  );
}

/** The fee, out for seven days and back in part: each stretch is a day, and the end of the last one is closed. */
function drawRefund(): Picture {
  const days = 7;
  const day = 30;
  const last = left + days * day;
  const turn = left + 4 * day;
  const out = 34;
  const back = 100;
  return picture(
    width,
    136,
    marks({
      clear: `M${left} ${out}H${last}`,
      edge: Array.from({ length: days - 1 }, (_, at) => `M${left + day * (at + 1)} ${out - 5}v10`).join(""),
      steady: `M${left} ${out}H${turn}C${last} ${out} ${last} ${back} ${turn} ${back}H${left}`,
    }) +
      mark('stroke="var(--ink)" stroke-width="3"', `M${last} ${out - 10}v20`) +
      mark('stroke="var(--ink)" stroke-width="4"', `M${left + 9} ${back - 10}l-11 10 11 10`) +
      mark('stroke="var(--signal)" stroke-width="12"', dotAt(left, out)),
    {
      words: [
        { text: refunds.start, x: left - 8, y: 14, kind: "quiet" },
        { text: refunds.end, x: last + 4, y: 14, kind: "quiet", anchor: "end" },
        { text: refunds.share, x: left - 8, y: back - 18 },
        { text: refunds.after, x: left - 8, y: back + 30, kind: "quiet" },
      ],
    },
  );
}
