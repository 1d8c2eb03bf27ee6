import { mlAiGenaiSolutions } from "../../../../content/services/ml-ai-genai-solutions.ts";
import { marks } from "../../../shared/drawing/marks.ts";
import { boxAt, dotAt } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";

const { documents, draft, lines, unsourced } = mlAiGenaiSolutions.generative.drawing;

const sheetAt = (sheet: number) => sheet * 122;
const page = { x: 780, y: 2, width: 436, height: 212 };
const left = page.x + 34;
const lineAt = (line: number) => page.y + 60 + line * 25;
/** For each line of the draft the document and its line that it comes from; the one without is taken out. */
const sources = [[3, 1], [2, 2], [1, 3], null, [0, 4], [0, 1]] as const;
const taken = sources.indexOf(null);

/** A draft, each line of which is tied to the document that it comes from. */
export const draftWithSources = picture(1216, 216, drawDraft(), {
  words: [
    ...documents.map((text, sheet) => ({ text, x: sheetAt(sheet) + 14, y: 66 })),
    { text: draft, x: left, y: page.y + 31, kind: "quiet" },
    ...lines.map((text, line) => ({ text, x: left, y: lineAt(line) + 5 })),
    { text: unsourced, x: left + 150, y: lineAt(taken) + 5, kind: "quiet" },
  ],
});

function drawDraft(): string {
  const paths = { middle: "", strong: "", edge: "", spark: "" };
  for (const sheet of documents.keys())
    for (let line = 1; line < 6; line++)
      paths.middle += `M${sheetAt(sheet) + 14} ${66 + line * 22}h${line % 3 === 2 ? 44 : 72}`;
  for (const [line, source] of sources.entries()) {
    const y = lineAt(line);
    if (source === null) paths.edge += `M${left - 4} ${y}h118`;
    else {
      const [fromX, fromY] = [sheetAt(source[0]) + 86, 66 + source[1] * 22];
      paths.strong += `M${fromX} ${fromY}C${fromX + 190} ${fromY} ${left - 200} ${y} ${left - 12} ${y}`;
      paths.spark += dotAt(fromX, fromY);
    }
  }
  const box =
    [...documents.keys()].map((sheet) => boxAt(sheetAt(sheet), 38, 100, 176, [6])).join("") +
    boxAt(page.x, page.y, page.width, page.height, [8]);
  return marks({ box, ...paths });
}

const narrow = { sheet: 90, line: 15, left: 52, page: { x: 1, y: 130, width: 348, height: 228 } } as const;
const narrowLineAt = (line: number) => narrow.page.y + 58 + line * 28;

/** The same on a phone: the documents stand above the draft, and each line's thread runs down its margin. */
export const narrowDraft = picture(350, 360, drawNarrowDraft(), {
  words: [
    ...documents.map((text, sheet) => ({ text, x: sheet * narrow.sheet + 9, y: 22 })),
    { text: draft, x: narrow.left, y: narrow.page.y + 29, kind: "quiet" },
    ...lines.map((text, line) => ({ text, x: narrow.left, y: narrowLineAt(line) + 5 })),
    { text: unsourced, x: narrow.left + 112, y: narrowLineAt(taken) + 5, kind: "quiet" },
  ],
});

function drawNarrowDraft(): string {
  const { sheet: apart, line: leading, left: text, page: offer } = narrow;
  const paths = { middle: "", strong: "", edge: "", spark: "" };
  const sheets = [...documents.keys()];
  for (const sheet of sheets)
    for (let line = 1; line < 5; line++)
      paths.middle += `M${sheet * apart + 9} ${24 + line * leading}h${line % 3 === 2 ? 38 : 58}`;
  // The lowest line's thread is the outermost, so that none crosses another in the margin.
  let lane = 32;
  for (const [line, source] of sources.entries()) {
    const y = narrowLineAt(line);
    if (source === null) paths.edge += `M${text - 4} ${y}h102`;
    else {
      const [x, fromY] = [source[0] * apart + 67, 24 + source[1] * leading];
      const across = 92 + lane;
      paths.strong += `M${x} ${fromY}V${across - 6}q0 6-6 6H${lane + 6}q-6 0-6 6V${y - 6}q0 6 6 6H${text - 10}`;
      paths.spark += dotAt(x, fromY);
      lane -= 4.5;
    }
  }
  const box =
    sheets.map((sheet) => boxAt(sheet * apart, 1, 80, 94, [6])).join("") +
    boxAt(offer.x, offer.y, offer.width, offer.height, [8]);
  return marks({ box, ...paths });
}
