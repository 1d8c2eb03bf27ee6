import { agreement } from "../../../../content/training/agreement.ts";
import { dollarsOf } from "../../../../content/training/prices.ts";
import { mark, marks } from "../../../shared/drawing/marks.ts";
import { boxAt, dotAt, round } from "../../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../../shared/drawing/picture.ts";

const width = 232;
/** Where lines begin, so that the dots on their ends and the words are flush with the note below. */
const left = 6;

const {
  program,
  "plans-and-fees": fees,
  "classes-and-recordings": recordings,
  materials,
  certificate,
  schedule,
  refunds,
  installments,
  liability,
} = agreement.figures;

/** What the figures of a clause look like, in its margin. */
export const figures: Readonly<Record<string, Picture>> = {
  program: drawClasses(),
  "plans-and-fees": drawFees(),
  "classes-and-recordings": drawRecording(),
  materials: drawAccess(),
  certificate: drawGrade(),
  schedule: drawChoice(),
  refunds: drawRefund(),
  installments: drawInstallments(),
  liability: drawLimit(),
};

/** A dot for each class, with a gap after each module. */
function drawClasses(): Picture {
  const y = 10;
  const classes = Array.from({ length: 24 }, (_, at) => dotAt(3 + 8.5 * at + 5 * Math.floor(at / 4), y));
  return picture(
    width,
    46,
    marks({ clear: `M${left} ${y}H${width - 2}` }) +
      mark('stroke="var(--ink)" stroke-width="5"', classes.slice(0, -1).join("")) +
      mark('stroke="var(--signal)" stroke-width="8"', classes.at(-1) ?? ""),
    {
      words: [
        { text: program.classes, x: 0, y: 38, kind: "quiet" },
        { text: program.modules, x: width - 4, y: 38, kind: "quiet", anchor: "end" },
      ],
    },
  );
}

/** The fee, out for seven days and back in part: each stretch is a day, and the end of the last one is closed. */
function drawRefund(): Picture {
  const days = 7;
  const day = 32;
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
        { text: refunds.start, x: 0, y: 14, kind: "quiet" },
        { text: refunds.end, x: width, y: 14, kind: "quiet", anchor: "end" },
        { text: refunds.share, x: 0, y: back - 18 },
        { text: refunds.after, x: 0, y: back + 30, kind: "quiet" },
      ],
    },
  );
}

/** Who is in the class; one of them has the camera off. */
function drawRecording(): Picture {
  const tiles = [0, 1, 2, 3, 4].map((at) => 1 + at * 48);
  const off = tiles[3] ?? 0;
  const person = (x: number) => `M${x + 15} 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M${x + 10} 27a9 8 0 0 1 18 0`;
  return picture(
    width,
    60,
    marks({ box: tiles.map((x) => boxAt(x, 2, 38, 30, [6])).join("") }) +
      mark(
        'stroke="var(--ink)" stroke-width="1.6"',
        tiles
          .filter((x) => x !== off)
          .map(person)
          .join(""),
      ) +
      mark('stroke="var(--ink)" stroke-width="2.4"', `M${off + 13} 23l12-12`) +
      mark('stroke="var(--signal)" stroke-width="8"', dotAt(4, 49)),
    {
      words: [
        { text: recordings.recorded, x: 12, y: 54, kind: "quiet" },
        { text: recordings.off, x: off + 19, y: 54, kind: "quiet", anchor: "middle" },
      ],
    },
  );
}

/** The cohort ends, and the access does not. */
function drawAccess(): Picture {
  const y = 12;
  const end = left + 84;
  return picture(
    width,
    48,
    marks({ steady: `M${left} ${y}H${width - 4}`, arrow: `M${width - 12} ${y - 9}l9 9-9 9` }) +
      mark('stroke="var(--ink)" stroke-width="3"', `M${left} ${y - 7}v14M${end} ${y - 7}v14`),
    {
      words: [
        { text: materials.cohort, x: 0, y: 42, kind: "quiet" },
        { text: materials.life, x: width, y: 42, kind: "quiet", anchor: "end" },
      ],
    },
  );
}

/** The line that a grade has to reach, to scale. */
function drawGrade(): Picture {
  const y = 34;
  const right = width - 3;
  const place = (percent: number) => round(left + ((right - left) * percent) / 100);
  const least = place(Number.parseInt(certificate.least, 10));
  return picture(
    width,
    70,
    marks({
      clear: `M${left} ${y}H${least}`,
      edge: [0, 1, 2, 3, 4, 5, 6, 7, 9, 10].map((ten) => `M${place(10 * ten)} ${y - 5}v10`).join(""),
    }) +
      mark('stroke="var(--signal)" stroke-width="6"', `M${least} ${y}H${right}`) +
      mark('stroke="var(--ink)" stroke-width="3"', `M${least} ${y - 10}v20`),
    {
      words: [
        { text: certificate.least, x: least, y: 14, anchor: "middle" },
        { text: certificate.grade, x: 0, y: 64, kind: "quiet" },
        { text: certificate.earned, x: width, y: 64, kind: "quiet", anchor: "end" },
      ],
    },
  );
}

/** A cohort that is not held, and the two ways from it. */
function drawChoice(): Picture {
  const [y, later, back] = [32, 12, 52];
  const [from, end] = [72, 122];
  return picture(
    width,
    64,
    marks({
      steady: [later, back]
        .map((to) => `M${from} ${y}C${from + 30} ${y} ${from + 20} ${to} ${end} ${to}`)
        .join(""),
    }) +
      mark('stroke="var(--ink)" stroke-width="3"', `M${from} ${y - 9}v18`) +
      mark('stroke="var(--ink)" stroke-width="9"', dotAt(end, later) + dotAt(end, back)),
    {
      words: [
        { text: schedule.canceled, x: 0, y: y + 5, kind: "quiet" },
        { text: schedule.later, x: end + 12, y: later + 5 },
        { text: schedule.back, x: end + 12, y: back + 5 },
      ],
    },
  );
}

/** The months before a claim, whose payments are the limit. */
function drawLimit(): Picture {
  const y = 12;
  const month = 17;
  const claim = left + 13 * month;
  return picture(
    width,
    48,
    marks({
      clear: `M${left} ${y}H${claim}`,
      edge: Array.from({ length: 12 }, (_, at) => `M${left + month * (at + 1)} ${y - 5}v10`).join(""),
      steady: `M${left + month} ${y}H${claim}`,
    }) + mark('stroke="var(--ink)" stroke-width="4"', `M${claim - 5} ${y - 6}l10 12m0-12l-10 12`),
    {
      words: [
        { text: liability.paid, x: left + month, y: 42, kind: "quiet" },
        { text: liability.claim, x: width, y: 42, kind: "quiet", anchor: "end" },
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
        { text: fees.professionals, x: 0, y: full - 15 },
        { text: fees.students, x: 0, y: less - 15 },
        { text: fees.difference, x: right - 10, y: less - 15, kind: "quiet", anchor: "end" },
      ],
    },
  );
}

/** Until the end of day 7 the installments to come are open; those after it are fixed. */
function drawInstallments(): Picture {
  const y = 12;
  const closed = left + 84;
  const due = [126, 176, 226];
  return picture(
    width,
    48,
    marks({ dashed: `M${left + 10} ${y}H${closed}`, steady: `M${closed} ${y}H${due.at(-1)}` }) +
      mark('stroke="var(--ink)" stroke-width="3"', `M${closed} ${y - 9}v18`) +
      mark('stroke="var(--ink)" stroke-width="9"', due.map((x) => dotAt(x, y)).join("")) +
      mark('stroke="var(--signal)" stroke-width="12"', dotAt(left, y)),
    {
      words: [
        { text: installments.cancel, x: 0, y: 42, kind: "quiet" },
        { text: installments.due, x: width, y: 42, kind: "quiet", anchor: "end" },
      ],
    },
  );
}
