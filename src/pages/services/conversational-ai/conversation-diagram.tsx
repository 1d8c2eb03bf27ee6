import type { SampleLine, ConversationDiagram as Words } from "../../../../content/services/types.ts";
import { Bundle, Drawing, ink, Scatter } from "../../../components/drawing/drawing.tsx";
import { arrowhead, drawBundle, round, type Stop, scatterDots } from "../../../shared/drawing/lines.ts";
import styles from "../diagram.module.css";
import { textWidth, wordSize } from "../text-width.ts";

const width = 420;
const height = 430;
const margin = 22;
const bubbleHeight = 50;
const firstY = 24;
const rowHeight = 86;
const handOverY = firstY + 4 * rowHeight + 18;

/** One thread of talk: it comes in loose, passes every bubble, and is a single line when it reaches the team. */
export function ConversationDiagram({ words }: { words: Words & { description: string } }) {
  return (
    <Drawing width={width} height={height} label={words.description} className={styles.diagram}>
      <Bundle lines={thread} />
      <Scatter dots={dots} />
      <path className={ink.arrow} d={arrowhead([232, handOverY], [1, -0.06], 15)} />
      {words.lines.map((line, row) => (
        <Bubble key={line.text} line={line} y={firstY + row * rowHeight} />
      ))}
      <text className={ink.words} x={250} y={handOverY + 5}>
        {words.handOver}
      </text>
    </Drawing>
  );
}

function Bubble({ line, y }: { line: SampleLine; y: number }) {
  const boxWidth = round(textWidth(line.text, wordSize) + 40);
  const assistant = line.speaker === "assistant";
  const x = assistant ? width - margin - boxWidth : margin;
  return (
    <>
      <path className={assistant ? ink.lit : ink.box} d={bubbleAt(x, y, boxWidth, assistant)} />
      <text className={assistant ? ink.onLit : ink.words} x={round(x + 20)} y={y + bubbleHeight / 2 + 5}>
        {line.text}
      </text>
    </>
  );
}

/** A box with round corners but for one, at the side of the one who speaks. */
function bubbleAt(x: number, y: number, w: number, tailRight: boolean): string {
  const r = 22;
  const [left, right] = tailRight ? [r, 5] : [5, r];
  const corner = (radius: number, dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return (
    `M${round(x + r)} ${y}h${round(w - 2 * r)}${corner(r, r, r)}v${bubbleHeight - r - right}` +
    `${corner(right, -right, right)}h${round(-(w - left - right))}${corner(left, -left, -left)}` +
    `v${-(bubbleHeight - left - r)}${corner(r, r, -r)}z`
  );
}

const middleOf = (row: number) => firstY + row * rowHeight + bubbleHeight / 2;

const thread = drawBundle({
  seed: 24,
  strands: 24,
  strong: [5, 12, 19],
  route: [
    { x: -120, y: 186, spread: 350, stray: 60 },
    { x: -40, y: 162, spread: 290, stray: 50 },
    { x: 40, y: 104, spread: 150, stray: 30 },
    { x: 150, y: middleOf(0) + 4, spread: 50, stray: 8 },
    { x: 300, y: middleOf(0), spread: 40, stray: 3 },
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
    { x: edge + out * radius * 0.3, y: from + radius * 0.3, spread, stray: 2 },
    { x: edge, y: from + radius, spread, stray: 2 },
    { x: edge + out * radius * 0.3, y: to - radius * 0.3, spread, stray: 2 },
    { x: edge + out * radius, y: to, spread, stray: 2 },
  ];
}

const dots = scatterDots(7, 34, (random) => [6 + random() * random() * 150, 88 + random() * 250]);
