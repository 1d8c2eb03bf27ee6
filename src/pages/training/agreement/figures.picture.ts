import { agreement } from "../../../../content/training/agreement.ts";
import { dollarsOf } from "../../../../content/training/prices.ts";
import { mark, marks } from "../../../shared/drawing/marks.ts";
import { dotAt, round } from "../../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../../shared/drawing/picture.ts";

const width = 232;
const left = 10;

const { program, "plans-and-fees": fees, refunds, installments } = agreement.figures;

/** What the figures of a clause look like, in its margin. */
export const figures: Readonly<Record<string, Picture>> = {
  program: drawClasses(),
  "plans-and-fees": drawFees(),
  refunds: drawRefund(),
  installments: drawInstallments(),
};

/** These are left out where a clause has no margin, and its words say the same in less room. */
export const onlyInMargin: readonly string[] = ["plans-and-fees", "installments"];

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

/** Both prices to scale, and between their ends what the lower one may cost more. */
function drawFees(): Picture {
  const [full, less] = [30, 84];
  const right = width - 2;
  const end = round(left + ((right - left) * dollarsOf(fees.students)) / dollarsOf(fees.professionals));
  return picture(
    width,
    92,
    marks({
      steady: `M${left} ${full}H${right}M${left} ${less}H${end}`,
      dashed: `M${end + 7} ${less}H${right}V${full + 7}`,
    }) +
      mark('stroke="var(--ink)" stroke-width="3"', `M${right} ${full - 7}v14M${end} ${less - 7}v14`) +
      mark('stroke="var(--signal)" stroke-width="12"', dotAt(left, full) + dotAt(left, less)),
    {
      words: [
        { text: fees.professionals, x: left - 8, y: full - 15 },
        { text: fees.students, x: left - 8, y: less - 15 },
        { text: fees.difference, x: right - 10, y: less - 15, kind: "quiet", anchor: "end" },
      ],
    },
  );
}

/** Until the end of day 7 the installments to come are open; those after it are fixed. */
function drawInstallments(): Picture {
  const y = 12;
  const closed = left + 84;
  const due = [128, 174, 220];
  return picture(
    width,
    48,
    marks({ dashed: `M${left + 10} ${y}H${closed}`, steady: `M${closed} ${y}H${due.at(-1)}` }) +
      mark('stroke="var(--ink)" stroke-width="3"', `M${closed} ${y - 9}v18`) +
      mark('stroke="var(--ink)" stroke-width="9"', due.map((x) => dotAt(x, y)).join("")) +
      mark('stroke="var(--signal)" stroke-width="12"', dotAt(left, y)),
    {
      words: [
        { text: installments.cancel, x: left - 8, y: 42, kind: "quiet" },
        { text: installments.due, x: width - 4, y: 42, kind: "quiet", anchor: "end" },
      ],
    },
  );
}
