import { mark, steady } from "../../shared/drawing/marks.ts";
import { boxAt, circleAt } from "../../shared/drawing/paths.ts";
import { ending, turn } from "./ending.ts";

const sheet = 'fill="var(--surface)" stroke-width="1.2" stroke-opacity=".45"';
const text = 'stroke-width="7" stroke-opacity=".28"';
const title = 'stroke-width="12" stroke-opacity=".8"';
const hand = 'stroke="var(--signal-text)" stroke-width="3.2"';

/** An outline of a project, a job description with a ring of coffee, and a single question: each will do as it is. */
export const send = ending(
  laid(9, 592, 148, outline()),
  laid(-9, 208, 156, question()),
  laid(2, 408, 148, description()),
  { strong: `M470 214C430 206 400 222 356 212S300 245 240 245${turn()}` },
);

function laid(angle: number, x: number, y: number, paper: string): string {
  return `<g transform="translate(${x} ${y})rotate(${angle})">${paper}</g>`;
}

function description(): string {
  const rows = [-44, -26, -8, 10, 28, 46, 64, 82];
  const ends = [62, 50, 66, 40, 62, 56, 66, 20];
  return (
    mark(sheet, boxAt(-92, -100, 184, 198, [6])) +
    mark(title, "M-70 -72H10") +
    mark(text, rows.map((y, at) => `M-70 ${y}H${ends[at]}`).join("")) +
    steady(mark('stroke-width="2" stroke-opacity=".3"', circleAt(46, 50, 33) + circleAt(47, 51, 29)))
  );
}

function outline(): string {
  return (
    mark(sheet, boxAt(-84, -90, 168, 180, [6])) +
    mark(title, "M-60 -64H-4") +
    steady(
      mark(
        'stroke-width="2"',
        `${boxAt(-60, -44, 46, 34, [6])}${boxAt(14, -14, 46, 34, [6])}${boxAt(-60, 36, 46, 34, [6])}M-14 -27H37V-14M37 20V53H-14`,
      ),
    )
  );
}

function question(): string {
  return (
    mark(sheet, boxAt(-96, -72, 192, 138, [6])) +
    mark(text, "M-70 -38H16M-70 -14H-2") +
    steady(mark(hand, "M24 -14C28 -46 76 -44 70 -12C67 6 48 8 47 26M46 44h.5"))
  );
}
