import { drawn, randomOf, row, straight } from "./ending.ts";

const apart = 29;

/** A desk full of tasks, one of which is taken up. */
export const pick = drawn((sheet) => {
  const random = randomOf("tasks");
  const [gap, scale] = sheet.narrow ? [75, 1.6] : [58, 1.1];
  const rows = sheet.narrow ? [-1.7, 0, 1.7] : [-2, -1, 0, 1, 2];
  for (const at of rows) {
    const y = row.middle + at * apart;
    const end = 640 - Math.abs(at) * 70 - random() * 60;
    // The rows come from outside of the panel.
    for (let x = random() * 60 - 60; x < end; ) {
      const to = x + (24 + random() * 66) * scale;
      const isTaken = at === 0 && to + gap >= end;
      sheet.line(isTaken ? "taken" : random() < 0.5 ? "chip" : "chipClear", straight([x, y], [to, y]));
      if (isTaken) sheet.lead("strong", straight([to, y], [row.wide, row.middle]));
      x = to + gap + random() * 16;
    }
  }
});
