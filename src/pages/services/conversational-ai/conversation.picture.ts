import { conversationalAi } from "../../../../content/services/conversational-ai.ts";
import { marks } from "../../../shared/drawing/marks.ts";
import { boxAt, dotAt, round } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";
import { randomFrom } from "../../../shared/drawing/random.ts";
import { textWidth, wordSize } from "../text-width.ts";

const { lines, handOver } = conversationalAi.hero.diagram;

const width = 420;
const margin = 30;
const bubbleHeight = 50;
const firstY = 24;
const rowHeight = 80;

const bubbles = lines.map(({ speaker, text }, row) => {
  const boxWidth = round(textWidth(text, wordSize) + 40);
  const assistant = speaker === "assistant";
  const x = assistant ? width - margin - boxWidth : margin;
  const y = firstY + row * rowHeight;
  const box = boxAt(x, y, boxWidth, bubbleHeight, assistant ? [22, 22, 5, 22] : [22, 22, 22, 5]);
  return {
    marks: marks(assistant ? { lit: box } : { box }),
    word: { text, x: round(x + 20), y: y + bubbleHeight / 2 + 5, onLit: assistant },
  };
});

/** Bubbles along a thread, as wide as their words. */
export const conversation = picture(
  width,
  406,
  drawThread() + bubbles.map((bubble) => bubble.marks).join(""),
  {
    words: [...bubbles.map(({ word }) => word), { text: handOver, x: 250, y: firstY + 4 * rowHeight + 23 }],
  },
);

/** Strands that run side by side past every bubble, closer from row to row, and never cross. */
function drawThread(): string {
  const chance = randomFrom(64);
  const count = 15;
  const rows = lines.length;
  const rowY = (row: number) => firstY + row * rowHeight + bubbleHeight / 2 - (row === rows ? 7 : 0);
  const paths = { faint: "", middle: "", clear: "", strong: "", small: "", spark: "" };
  const inks = ["faint", "middle", "clear"] as const;
  for (let i = 0; i < count; i++) {
    const place = i / (count - 1) - 0.5;
    const offset = (row: number) => 38 * place * (1 - row / rows);
    const [x, y] = [-64 + chance() * 50, rowY(0) + place * 110];
    let strand = `M${round(x)} ${round(y)}C${round(x + 40)} ${round(y)} 0 ${round(rowY(0) + offset(0))} 50 ${round(rowY(0) + offset(0))}`;
    for (let row = 0; row < rows; row++) {
      const [right, sign] = row % 2 === 0 ? [true, 1] : [false, -1];
      const [from, to] = [rowY(row) + sign * offset(row), rowY(row + 1) - sign * offset(row + 1)];
      const turn = right ? 354 : 66;
      const bulge = turn + sign * (57 - 1.2 * sign * offset(row));
      strand += `H${turn}C${round(bulge)} ${round(from)} ${round(bulge)} ${round(to)} ${turn} ${round(to)}`;
    }
    strand += "H226";
    const isStrong = i % 6 === 2;
    paths[isStrong ? "strong" : (inks[i % 3] ?? "middle")] += strand;
    paths[isStrong ? "spark" : "small"] += dotAt(x, y);
  }
  const end = rowY(rows);
  return marks({ ...paths, arrow: `M214 ${end - 14}l14 14l-14 14` });
}
