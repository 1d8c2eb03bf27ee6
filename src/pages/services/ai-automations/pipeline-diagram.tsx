import type { PipelineDiagram as Words } from "../../../../content/services/types.ts";
import { Bundle, Drawing, ink, Scatter } from "../../../components/drawing/drawing.tsx";
import { arrowhead, curveThrough, dotAt, drawBundle, scatterDots } from "../../../shared/drawing/lines.ts";
import styles from "../diagram.module.css";

const gates = [
  { x: 120, y: 318, lanes: 7 },
  { x: 222, y: 232, lanes: 5 },
  { x: 322, y: 140, lanes: 3 },
] as const;
const tip = { x: 396, y: 50 };
const person = { x: 298, y: 312 };

/** Work comes in from everywhere, is sorted lane by lane as it passes three gates, and leaves as one line. */
export function PipelineDiagram({ words }: { words: Words & { description: string } }) {
  const [collect, understand, act] = words.steps;
  return (
    <Drawing width={420} height={430} label={words.description} className={styles.diagram}>
      <Bundle lines={flow} />
      <Scatter dots={arrivals} />
      <path className={ink.box} d={papers.sheets} />
      <path className={ink.edge} d={papers.writing} />
      <path className={ink.dashed} d={detour} />
      <circle className={ink.box} cx={person.x} cy={person.y} r={24} />
      <path className={ink.edge} d={`M${person.x - 12} ${person.y + 13}a12 11 0 0 1 24 0`} />
      <circle className={ink.edge} cx={person.x} cy={person.y - 7} r={6.5} />
      {gates.map(({ x, y, lanes }) => (
        <Gate key={x} x={x} y={y} lanes={lanes} />
      ))}
      <path className={ink.arrow} d={arrowhead([tip.x, tip.y], [0.7, -1], 16)} />
      <text className={ink.quiet} x={22} y={418}>
        {words.source}
      </text>
      <text className={ink.words} x={150} y={366}>
        {collect}
      </text>
      <text className={ink.words} x={208} y={178} textAnchor="end">
        {understand}
      </text>
      <text className={ink.words} x={300} y={90} textAnchor="end">
        {act}
      </text>
      <text className={ink.quiet} x={person.x} y={person.y + 50} textAnchor="middle">
        {words.approval}
      </text>
      <text className={ink.words} x={362} y={38} textAnchor="end">
        {words.result}
      </text>
    </Drawing>
  );
}

/** A gate has a light for each lane; the middle one is lit. */
function Gate({ x, y, lanes }: { x: number; y: number; lanes: number }) {
  const half = 14 + lanes * 5;
  let lights = "";
  for (let i = 0; i < lanes; i++) {
    const at = i - (lanes - 1) / 2;
    if (at !== 0) lights += dotAt(x, y + at * 10);
  }
  return (
    <>
      <rect className={ink.box} x={x - 14} y={y - half} width={28} height={2 * half} rx={14} />
      <path className={ink.small} d={lights} />
      <path className={ink.spark} d={dotAt(x, y)} />
    </>
  );
}

const flow = drawBundle({
  seed: 91,
  strands: 22,
  strong: [5, 11, 17],
  route: [
    { x: -120, y: 232, spread: 350, stray: 40 },
    { x: 0, y: 240, spread: 300, stray: 70 },
    { x: 66, y: 296, spread: 130, stray: 20 },
    { x: gates[0].x, y: gates[0].y, spread: 58, stray: 2 },
    { x: 172, y: 290, spread: 50, stray: 2 },
    { x: 184, y: 250, spread: 44, stray: 1 },
    { x: gates[1].x, y: gates[1].y, spread: 38, stray: 1 },
    { x: 272, y: 206, spread: 32, stray: 1 },
    { x: 286, y: 160, spread: 28 },
    { x: gates[2].x, y: gates[2].y, spread: 22 },
    { x: 366, y: 112, spread: 14 },
    { x: tip.x - 2, y: tip.y + 4, spread: 3 },
  ],
});

/** What needs a person leaves the line after the second gate and comes back before the third. */
const detour =
  curveThrough([
    [222, 272],
    [230, 300],
    [274, 312],
  ]) +
  curveThrough([
    [322, 312],
    [344, 290],
    [334, 210],
    [323, 170],
  ]);

const papers = drawPapers([
  [30, 112],
  [58, 182],
  [22, 230],
]);

function drawPapers(corners: readonly (readonly [number, number])[]): { sheets: string; writing: string } {
  let sheets = "";
  let writing = "";
  for (const [x, y] of corners) {
    sheets += `M${x} ${y}h20l9 9v27h-29z`;
    writing += `M${x + 7} ${y + 15}h15m-15 7h15m-15 7h8`;
  }
  return { sheets, writing };
}

const arrivals = scatterDots(12, 32, (random) => [5 + random() * random() * 120, 70 + random() * 310]);
