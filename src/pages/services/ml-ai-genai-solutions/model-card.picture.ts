import { mlAiGenaiSolutions } from "../../../../content/services/ml-ai-genai-solutions.ts";
import { marks } from "../../../shared/drawing/marks.ts";
import { boxAt } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";
import { picture as forecast } from "./forecast.picture.svg";

const { title, name, rows } = mlAiGenaiSolutions.hero.diagram;

const card = { x: 44, y: 14, width: 356 };
const inset = card.x + 24;
const end = card.x + card.width - 24;
const rowY = (row: number) => 240 + row * 35;
const height = rowY(rows.length) - 12;

function drawWeeks(): string {
  let path = "";
  for (let x = inset; x <= end; x += 12) path += `M${x} 200v-6`;
  return path;
}

/** A model card: the purpose and the limits of a model. */
export const modelCard = picture(
  420,
  height + 10,
  marks({ box: boxAt(card.x, card.y, card.width, height - card.y, [18]), faint: drawWeeks() }) +
    forecast.html +
    marks({ faint: rows.map((_, row) => `M${inset} ${rowY(row) - 22}H${end}`).join("") }),
  {
    words: [
      { text: title, x: inset, y: card.y + 34, kind: "quiet" },
      { text: name, x: inset, y: card.y + 66, kind: "name" },
      ...rows.flatMap(({ label, value }, row) => [
        { text: label, x: inset, y: rowY(row), kind: "quiet" as const },
        { text: value, x: inset + 120, y: rowY(row) },
      ]),
    ],
  },
);
