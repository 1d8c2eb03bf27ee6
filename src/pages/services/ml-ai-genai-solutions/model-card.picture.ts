import { mlAiGenaiSolutions } from "../../../../content/services/ml-ai-genai-solutions.ts";
import { bundle, scatter } from "../../../shared/drawing/bundle.ts";
import { marks } from "../../../shared/drawing/marks.ts";
import { arrowhead, boxAt } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";

const { title, name, rows } = mlAiGenaiSolutions.hero.diagram;

const card = { x: 44, y: 14, width: 356 };
const inset = card.x + 24;
const end = card.x + card.width - 24;
const valueX = inset + 120;
const firstRowY = 240;
const rowHeight = 35;
const rowY = (row: number) => firstRowY + row * rowHeight;
const height = rowY(rows.length) - 12;
const tip = { x: 412, y: 96 };

const forecast = bundle({
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
function drawWeeks(): string {
  let path = "";
  for (let x = inset; x <= end; x += 12) path += `M${x} 200v-6`;
  return path;
}

const sales = scatter(33, 44, (random) => {
  const along = random();
  const y = 158 - along * 10 + (random() - 0.5) * (170 - along * 140);
  return y < 104 || y > 196 ? null : [4 + along * 270, y];
});

/** What a model is for and where it ends, as a card; its forecast runs through the top of it and out at the side. */
export const modelCard = picture(
  420,
  height + 10,
  marks({ box: boxAt(card.x, card.y, card.width, height - card.y, [18]), faint: drawWeeks() }) +
    forecast +
    sales +
    marks({
      arrow: arrowhead([tip.x, tip.y], [1, -0.55], 15),
      faint: rows.map((_, row) => `M${inset} ${rowY(row) - 22}H${end}`).join(""),
    }),
  {
    words: [
      { text: title, x: inset, y: card.y + 34, kind: "quiet" },
      { text: name, x: inset, y: card.y + 66, kind: "name" },
      ...rows.flatMap(({ label, value }, row) => [
        { text: label, x: inset, y: rowY(row), kind: "quiet" as const },
        { text: value, x: valueX, y: rowY(row) },
      ]),
    ],
  },
);
