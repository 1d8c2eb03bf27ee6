import { mlAiGenaiSolutions } from "../../../../content/services/ml-ai-genai-solutions.ts";
import { marks } from "../../../shared/drawing/marks.ts";
import { boxAt, dotAt } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";

const { documents, draft, unsourced } = mlAiGenaiSolutions.generative.drawing;

const sheets = [0, 122, 244, 366];
const page = { x: 780, y: 6, width: 436, height: 186 };
const lineAt = (line: number) => page.y + 46 + line * 20;
/** For each line of the draft the document and its line that it comes from; the one without is taken out. */
const sources = [[3, 1], [1, 4], [3, 3], null, [0, 2], [2, 5], [2, 0]] as const;
const lengths = [330, 372, 296, 150, 358, 318, 240];

/** A draft, each line of which is tied to the document that it comes from. */
export const draftWithSources = picture(1216, 200, drawDraft(), {
  words: [
    { text: documents, x: 0, y: 18, kind: "quiet" },
    { text: draft, x: page.x + 30, y: page.y + 28, kind: "quiet" },
    { text: unsourced, x: page.x + 200, y: lineAt(3) + 5, kind: "quiet" },
  ],
});

function drawDraft(): string {
  const paths = { clear: "", middle: "", strong: "", dashed: "", spark: "", small: "" };
  for (const x of sheets)
    for (let line = 0; line < 6; line++)
      paths.middle += `M${x + 14} ${58 + line * 20}h${line % 3 === 2 ? 44 : 72}`;
  for (const [line, source] of sources.entries()) {
    const [x, y] = [page.x + 30, lineAt(line)];
    if (source === null) paths.dashed += `M${x} ${y}h${lengths[line]}`;
    else {
      const [fromX, fromY] = [(sheets[source[0]] ?? 0) + 86, 58 + source[1] * 20];
      paths.clear += `M${x} ${y}h${lengths[line]}`;
      paths.strong += `M${fromX} ${fromY}C${fromX + 190} ${fromY} ${x - 200} ${y} ${x - 12} ${y}`;
      paths.spark += dotAt(fromX, fromY);
    }
  }
  const box =
    sheets.map((x) => boxAt(x, 34, 100, 152, [6])).join("") +
    boxAt(page.x, page.y, page.width, page.height, [8]);
  return marks({ box, ...paths });
}
