import { conversationalAi } from "../../../../content/services/conversational-ai.ts";
import { bundle, type Stop, scatter } from "../../../shared/drawing/bundle.ts";
import { marks } from "../../../shared/drawing/marks.ts";
import { arrowhead, boxAt, round } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";
import { textWidth, wordSize } from "../text-width.ts";

const { lines, handOver } = conversationalAi.hero.diagram;

const width = 420;
const margin = 22;
const bubbleHeight = 50;
const firstY = 24;
const rowHeight = 86;
const handOverY = firstY + 4 * rowHeight + 18;

const middleOf = (row: number) => firstY + row * rowHeight + bubbleHeight / 2;

const thread = bundle({
  seed: 24,
  strands: 22,
  strong: [4, 11, 17],
  route: [
    { x: -120, y: 186, spread: 350, stray: 60 },
    { x: -40, y: 162, spread: 290, stray: 50 },
    { x: 40, y: 104, spread: 150, stray: 30 },
    { x: 150, y: middleOf(0) + 4, spread: 50, stray: 8 },
    { x: 260, y: middleOf(0), spread: 40, stray: 3 },
    ...turn("right", middleOf(0), middleOf(1), 36),
    { x: 230, y: middleOf(1), spread: 30, stray: 2 },
    ...turn("left", middleOf(1), middleOf(2), 28),
    { x: 230, y: middleOf(2), spread: 25, stray: 2 },
    ...turn("right", middleOf(2), middleOf(3), 22),
    { x: 230, y: middleOf(3), spread: 18, stray: 1 },
    ...turn("left", middleOf(3), handOverY, 14),
    { x: 170, y: handOverY + 1, spread: 7 },
    { x: 228, y: handOverY, spread: 3 },
  ],
});

/** Half a circle at one side, from one row to the next. */
function turn(side: "left" | "right", from: number, to: number, spread: number): Stop[] {
  const radius = (to - from) / 2;
  const [edge, out] = side === "right" ? [width - 22, -1] : [margin + 24, 1];
  return [
    { x: edge + out * radius, y: from, spread, stray: 2 },
    { x: edge, y: from + radius, spread },
    { x: edge + out * radius, y: to, spread, stray: 2 },
  ];
}

const dots = scatter(7, 34, (random) => [
  Math.round(6 + random() * random() * 150),
  Math.round(88 + random() * 250),
]);

const bubbles = lines.map(({ speaker, text }, row) => {
  const boxWidth = round(textWidth(text, wordSize) + 40);
  const assistant = speaker === "assistant";
  const x = assistant ? width - margin - boxWidth : margin;
  const y = firstY + row * rowHeight;
  // The corner at the side of the one who speaks is not round.
  const box = boxAt(x, y, boxWidth, bubbleHeight, assistant ? [22, 22, 5, 22] : [22, 22, 22, 5]);
  return {
    marks: marks(assistant ? { lit: box } : { box }),
    word: {
      text,
      x: round(x + 20),
      y: y + bubbleHeight / 2 + 5,
      onLit: assistant,
    },
  };
});

/** One thread of talk: it comes in loose, passes every bubble, and is a single line when it reaches the team. */
export const conversation = picture(
  width,
  430,
  thread +
    dots +
    marks({ arrow: arrowhead([232, handOverY], [1, -0.06], 15) }) +
    bubbles.map((bubble) => bubble.marks).join(""),
  { words: [...bubbles.map(({ word }) => word), { text: handOver, x: 250, y: handOverY + 5 }] },
);
