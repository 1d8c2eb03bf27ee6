import { agreement } from "../../../../content/training/agreement.ts";
import { dollarsOf } from "../../../../content/training/prices.ts";
import { mark, marks, type Paths } from "../../../shared/drawing/marks.ts";
import { boxAt, dotAt, round } from "../../../shared/drawing/paths.ts";
import { type Picture, picture, type Word } from "../../../shared/drawing/picture.ts";

const width = 232;
/** Where lines begin, so that the dots on their ends are flush with the words. */
const left = 6;
const right = width - 2;

const { program, certificate, schedule, refunds, installments, liability, materials } = agreement.drawings;
const { "plans-and-fees": fees, "classes-and-recordings": recordings } = agreement.drawings;

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

/** `ink` has the paths in the color of the words, by the width of their lines. */
function figure(
  height: number,
  lines: Paths,
  ink: Record<number, string>,
  words: Word[],
  dots = "",
): Picture {
  const inked = Object.entries(ink).map(([size, d]) => mark(`stroke="var(--ink)" stroke-width="${size}"`, d));
  const dotted = mark('stroke="var(--signal)" stroke-width="12"', dots);
  return picture(width, height, marks(lines) + inked.join("") + dotted, { words });
}

function quiet(text: string, x: number, y: number, anchor?: Word["anchor"]): Word {
  return { text, x, y, anchor, kind: "quiet" };
}

/** Strokes across a level line. */
function ticks(places: readonly number[], y: number, half = 5): string {
  return places.map((x) => `M${round(x)} ${y - half}v${2 * half}`).join("");
}

/** A dot for each class, with a gap after each module. */
function drawClasses(): Picture {
  const classes = Array.from({ length: 24 }, (_, at) => dotAt(3 + 8.5 * at + 5 * Math.floor(at / 4), 10));
  return figure(
    46,
    { clear: `M${left} 10H${right}`, spark: classes.at(-1) ?? "" },
    { 5: classes.slice(0, -1).join("") },
    [quiet(program.classes, 0, 38), quiet(program.modules, width, 38, "end")],
  );
}

/** Both prices to scale, and between their ends what the lower one may cost more. */
function drawFees(): Picture {
  const [full, less] = [30, 84];
  const end = round(left + ((right - left) * dollarsOf(fees.students)) / dollarsOf(fees.professionals));
  return figure(
    92,
    {
      steady: `M${left} ${full}H${right}M${left} ${less}H${end}`,
      dashed: `M${end + 7} ${less}H${right}V${full + 7}`,
    },
    { 3: ticks([right], full, 7) + ticks([end], less, 7) },
    [
      { text: fees.professionals, x: 0, y: full - 15 },
      { text: fees.students, x: 0, y: less - 15 },
      quiet(fees.difference, right - 10, less - 15, "end"),
    ],
    dotAt(left, full) + dotAt(left, less),
  );
}

/** Who is in the class; one of them has the camera off. */
function drawRecording(): Picture {
  const tiles = [1, 49, 97, 145, 193];
  const off = 145;
  const person = (x: number) => `M${x + 15} 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M${x + 10} 27a9 8 0 0 1 18 0`;
  return figure(
    60,
    { box: tiles.map((x) => boxAt(x, 2, 38, 30, [6])).join(""), spark: dotAt(4, 49) },
    { 1.6: tiles.map((x) => (x === off ? `M${x + 13} 23l12-12` : person(x))).join("") },
    [quiet(recordings.recorded, 12, 54), quiet(recordings.off, off + 19, 54, "middle")],
  );
}

/** The cohort ends, and the access does not. */
function drawAccess(): Picture {
  return figure(
    48,
    { steady: `M${left} 12H${width - 4}`, arrow: `M${width - 12} 3l9 9-9 9` },
    { 3: ticks([left, 90], 12, 7) },
    [quiet(materials.cohort, 0, 42), quiet(materials.life, width, 42, "end")],
  );
}

/** The line that a grade has to reach, to scale. */
function drawGrade(): Picture {
  const tens = Array.from({ length: 11 }, (_, ten) => left + ((right - left) * ten) / 10);
  const least = left + ((right - left) * Number.parseInt(certificate.least, 10)) / 100;
  return figure(
    70,
    {
      clear: `M${left} 34H${right}`,
      edge: ticks(tens, 34),
      steady: `M${least} 34H${right}m0-2H${least}m0 4H${right}`,
    },
    { 3: ticks([least], 34, 10) },
    [
      { text: certificate.least, x: least, y: 14, anchor: "middle" },
      quiet(certificate.grade, 0, 64),
      quiet(certificate.earned, width, 64, "end"),
    ],
  );
}

/** A cohort that is not held, and the two ways from it. */
function drawChoice(): Picture {
  const [from, end, later, back] = [72, 122, 12, 52];
  return figure(
    64,
    {
      steady: [later, back]
        .map((to) => `M${from} 32C${from + 30} 32 ${from + 20} ${to} ${end} ${to}`)
        .join(""),
    },
    { 3: ticks([from], 32, 9), 9: dotAt(end, later) + dotAt(end, back) },
    [
      quiet(schedule.notHeld, 0, 37),
      { text: schedule.later, x: end + 12, y: later + 5 },
      { text: schedule.back, x: end + 12, y: back + 5 },
    ],
  );
}

/** The fee, out for seven days and back in part: each stretch is a day, and the end of the last one is closed. */
function drawRefund(): Picture {
  const [out, back] = [34, 100];
  const days = Array.from({ length: 7 }, (_, at) => left + 32 * (at + 1));
  return figure(
    136,
    {
      clear: `M${left} ${out}H${right}`,
      edge: ticks(days.slice(0, -1), out),
      steady: `M${left} ${out}H134C${right} ${out} ${right} ${back} 134 ${back}H${left}`,
    },
    { 3: ticks(days.slice(-1), out, 10), 4: `M${left + 9} ${back - 10}l-11 10 11 10` },
    [
      quiet(refunds.start, 0, 14),
      quiet(refunds.end, width, 14, "end"),
      { text: refunds.share, x: 0, y: back - 18 },
      quiet(refunds.after, 0, back + 30),
    ],
    dotAt(left, out),
  );
}

/** Until the end of day 7 the installments to come are open; those after it are fixed. */
function drawInstallments(): Picture {
  const [closed, last] = [90, 226];
  return figure(
    48,
    { dashed: `M${left + 10} 12H${closed}`, steady: `M${closed} 12H${last}` },
    { 3: ticks([closed], 12, 9), 9: [126, 176, last].map((x) => dotAt(x, 12)).join("") },
    [quiet(installments.cancel, 0, 42), quiet(installments.due, width, 42, "end")],
    dotAt(left, 12),
  );
}

/** The months before a claim, whose payments are the limit. */
function drawLimit(): Picture {
  const months = Array.from({ length: 12 }, (_, at) => left + 17 * (at + 1));
  const [first = left, claim] = [months[0], left + 17 * 13];
  return figure(
    48,
    { clear: `M${left} 12H${claim}`, edge: ticks(months, 12), steady: `M${first} 12H${claim}` },
    { 4: `M${claim - 5} 6l10 12m0-12l-10 12` },
    [quiet(liability.paid, first, 42), quiet(liability.claim, width, 42, "end")],
  );
}
