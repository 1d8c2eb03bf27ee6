import { mark, steady } from "../../shared/drawing/marks.ts";
import { ending, randomOf, turn } from "./ending.ts";

const [top, apart, thick] = [34, 40, 26];
const [rows, taken] = [6, 3];

/** A wall of tasks, of which one is taken up. */
export const pick = wall();

function wall() {
  const random = randomOf("tasks");
  const chips = { quiet: "", clear: "", taken: "" };
  let [boxes, words, check, way] = ["", "", "", ""];
  for (let row = 0; row < rows; row++) {
    const y = top + row * apart;
    const end = row === taken ? 250 : 170 + random() * 150;
    let x = Math.round(760 - random() * 90);
    while (x > end) {
      const length = Math.round(34 + random() * 78);
      chips[random() < 0.5 ? "quiet" : "clear"] += `M${x} ${y}h${-length}`;
      boxes += `M${x - length - 4} ${y}h9`;
      if (length > 44) words += `M${x - length + 16} ${y}H${x - 6}`;
      x -= length + thick + 12;
    }
    if (row !== taken) continue;
    chips.taken = `M${x - 24} ${y}h-52`;
    check = `M${x - 58} ${y}l6 7l13-14`;
    way = `M${x - 76} ${y}${turn(y)}`;
  }
  return ending(
    { strong: way },
    chip('stroke-opacity=".16"', chips.quiet) +
      chip('stroke-opacity=".3"', chips.clear) +
      chip('stroke="var(--signal)"', chips.taken) +
      mark('stroke="var(--surface)" stroke-width="9" stroke-linecap="butt"', boxes) +
      mark('stroke="var(--surface)" stroke-width="4" stroke-opacity=".5"', words),
    steady(mark('stroke="var(--signal-ink)" stroke-width="2.4"', check)),
  );
}

function chip(ink: string, d: string): string {
  return mark(`stroke-width="${thick}" ${ink}`, d);
}
