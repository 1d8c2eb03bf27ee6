import { mlAiGenaiSolutions } from "../../../../content/services/ml-ai-genai-solutions.ts";
import { marks } from "../../../shared/drawing/marks.ts";
import { boxAt, dotAt, round } from "../../../shared/drawing/paths.ts";
import { picture, type Word } from "../../../shared/drawing/picture.ts";
import { textWidth, wordSize } from "../text-width.ts";

const { documents, draft, lines, unsourced } = mlAiGenaiSolutions.generative.drawing;

/** For each line of the draft the document that it comes from; the one without is taken out. */
const sources = [3, 2, 1, null, 0, 0] as const;
const taken = sources.indexOf(null);

interface Layout {
  size: number;
  /** The strips of the documents: each has its name, and the passage that is used. */
  strip: { x: number; width: number; height: number; nameAt: number; passageAt: number };
  stripY: (document: number) => number;
  page: { x: number; y: number; width: number; height: number };
  left: number;
  lineY: (line: number) => number;
  /** A thread to a line leaves its strip here; those of one strip stand so far apart. */
  threadFrom: number;
  apart: number;
  thread: (y: number, to: number, line: number) => string;
}

/** An offer, each line of which is tied to the passage that it comes from. The strips are in the order of the lines. */
export const draftWithSources = drawDraft(1216, 216, {
  size: wordSize,
  strip: { x: 0, width: 400, height: 47, nameAt: 18, passageAt: 124 },
  stripY: (document) => 2 + (documents.length - 1 - document) * 55,
  page: { x: 780, y: 2, width: 436, height: 212 },
  left: 814,
  lineY: (line) => 62 + line * 25,
  threadFrom: 400,
  apart: 12,
  thread: (y, to) => `C600 ${y} 600 ${to} 802 ${to}`,
});

/** The same on a phone: the strips stand above the draft, and the threads run down its margin, none across another. */
export const narrowDraft = drawDraft(350, 370, {
  size: 14,
  strip: { x: 40, width: 309, height: 36, nameAt: 10, passageAt: 88 },
  stripY: (document) => 1 + document * 43,
  page: { x: 1, y: 177, width: 348, height: 192 },
  left: 52,
  lineY: (line) => 230 + line * 24,
  threadFrom: 40,
  apart: -10,
  thread: (_, to, line) => `H${40 - line * 5.5}q-6 0-6 6V${to - 6}q0 6 6 6H42`,
});

function drawDraft(width: number, height: number, layout: Layout) {
  const { size, strip, stripY, page, left, lineY, threadFrom, apart, thread } = layout;
  const paths = { strong: "", edge: "", spark: "" };
  for (const [line, source] of sources.entries()) {
    if (source === null) continue;
    const ofThis = sources.filter((other) => other === source).length;
    const nth = sources.slice(0, line).filter((other) => other === source).length;
    const y = stripY(source) + strip.height / 2 + (nth - (ofThis - 1) / 2) * apart;
    paths.strong += `M${threadFrom} ${y}${thread(y, lineY(line), line)}`;
    paths.spark += dotAt(threadFrom, y);
  }
  const out = textWidth(lines[taken] ?? "", size);
  paths.edge = `M${left - 1} ${lineY(taken)}h${round(out + 2)}`;
  const words: Word[] = documents.flatMap(({ name, passage }, document) => {
    const y = stripY(document) + strip.height / 2 + 5;
    return [
      { text: name, x: strip.x + strip.nameAt, y },
      { text: passage, x: strip.x + strip.passageAt, y, onLit: true },
    ];
  });
  const passages = documents.map(({ passage }, document) => {
    const tall = size * 1.6;
    const y = round(stripY(document) + (strip.height - tall) / 2);
    return boxAt(strip.x + strip.passageAt - 7, y, round(textWidth(passage, size) + 14), round(tall), [5]);
  });
  const boxes = documents.map((_, document) =>
    boxAt(strip.x, stripY(document), strip.width, strip.height, [6]),
  );
  const box = boxes.join("") + boxAt(page.x, page.y, page.width, page.height, [8]);
  return picture(width, height, marks({ box, lit: passages.join(""), ...paths }), {
    words: [
      ...words,
      { text: draft, x: left, y: page.y + 31, kind: "quiet" },
      ...lines.map((text, line) => ({ text, x: left, y: lineY(line) + 5 })),
      { text: unsourced, x: round(left + out + 16), y: lineY(taken) + 5, kind: "quiet" },
    ],
  });
}
