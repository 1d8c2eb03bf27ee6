import type { ModelCardDiagram as Words } from "../../../../content/services/types.ts";
import { Bundle, Drawing, ink, Scatter } from "../../../components/drawing/drawing.tsx";
import { arrowhead, drawBundle, scatterDots } from "../../../shared/drawing/lines.ts";
import styles from "../diagram.module.css";

const width = 420;
const card = { x: 44, y: 14, width: 356 };
const inset = card.x + 24;
const valueX = inset + 120;
const firstRowY = 240;
const rowHeight = 35;
const tip = { x: 412, y: 96 };

/** What a model is for and where it ends, as a card; its forecast runs through the top of it and out at the side. */
export function ModelCardDiagram({ words }: { words: Words & { description: string } }) {
  const height = firstRowY + words.rows.length * rowHeight - 12;
  return (
    <Drawing width={width} height={height + 10} label={words.description} className={styles.diagram}>
      <rect className={ink.box} x={card.x} y={card.y} width={card.width} height={height - card.y} rx={18} />
      <text className={ink.quiet} x={inset} y={card.y + 34}>
        {words.title}
      </text>
      <text className={ink.name} x={inset} y={card.y + 66}>
        {words.name}
      </text>
      <path className={ink.faint} d={weeks} />
      <Bundle lines={forecast} />
      <Scatter dots={sales} />
      <path className={ink.arrow} d={arrowhead([tip.x, tip.y], [1, -0.55], 15)} />
      {words.rows.map(({ label, value }, row) => {
        const y = firstRowY + row * rowHeight;
        return (
          <g key={label}>
            <path className={ink.faint} d={`M${inset} ${y - 22}H${card.x + card.width - 24}`} />
            <text className={ink.quiet} x={inset} y={y}>
              {label}
            </text>
            <text className={ink.words} x={valueX} y={y}>
              {value}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

const forecast = drawBundle({
  seed: 52,
  strands: 20,
  strong: [6, 13],
  route: [
    { x: -120, y: 192, spread: 330, stray: 40 },
    { x: -6, y: 186, spread: 250, stray: 50 },
    { x: 56, y: 166, spread: 96, stray: 34 },
    { x: 116, y: 152, spread: 62, stray: 26 },
    { x: 186, y: 170, spread: 34, stray: 10 },
    { x: 262, y: 152, spread: 22, stray: 4 },
    { x: 332, y: 142, spread: 12, stray: 1 },
    { x: tip.x - 3, y: tip.y + 2, spread: 3 },
  ],
});

/** A mark for each week under the forecast. */
const weeks = drawWeeks();

function drawWeeks(): string {
  let path = "";
  for (let x = inset; x <= card.x + card.width - 24; x += 12) path += `M${x} 200v-6`;
  return path;
}

const sales = scatterDots(33, 44, (random) => {
  const along = random();
  const y = 158 - along * 10 + (random() - 0.5) * (170 - along * 140);
  return y < 104 || y > 196 ? null : [4 + along * 270, y];
});
