import { noCodeCourse } from "../../../../content/training/no-code-agentic-ai.ts";
import { marks } from "../../../shared/drawing/marks.ts";
import { boxAt, circleAt, dotAt, round } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";
import { randomFrom } from "../../../shared/drawing/random.ts";

const { trigger, agent, work, approval, model, memory, tools } = noCodeCourse.hero.canvas;

/** What the messages run into: the lower edge of the first node. */
const inlet = { x: 94, y: 296 };
/** What the agent uses. */
const ports = [
  { x: 209, text: model },
  { x: 281, text: memory },
  { x: 353, text: tools },
];

/** The course's own drawing: a workflow on its canvas, in which scattered messages become one result. */
export const workflow = picture(
  512,
  452,
  marks(drawWires()) +
    marks({
      ...drawRoots(),
      arrow: "m478 2 24 12-16 22",
      dashed: "M241 228C241 270 209 262 209 306M281 228V306M321 228C321 270 353 262 353 306",
      box:
        boxAt(18, 242, 152, 54, [14]) +
        boxAt(340, 42, 156, 54, [14]) +
        ports.map(({ x }) => circleAt(x, 338, 29)).join(""),
      lit: boxAt(168, 138, 232, 90, [16]),
    }),
  {
    words: [
      { text: trigger, x: 68, y: 274 },
      { text: agent, x: 234, y: 180, kind: "name", onLit: true },
      { text: work, x: 234, y: 204, onLit: true },
      { text: approval, x: 390, y: 74 },
      ...ports.map(({ text, x }) => ({ text, x, y: 392, kind: "quiet", anchor: "middle" }) as const),
    ],
  },
);

/** Path data of the scattered messages that gather into the workflow's first node, like roots. */
function drawRoots() {
  const random = randomFrom(90);
  const paths = { faint: "", clear: "", steady: "", small: "", large: "", spark: "" };
  const count = 26;
  for (let i = 0; i < count; i++) {
    const along = i / (count - 1);
    const side = 2 * along - 1;
    const x = 54 + side * 98 + (random() - 0.5) * 14;
    const y = 446 - side * side * (side < 0 ? 100 : 44) + (random() - 0.5) * 34;
    const end = inlet.x + side * 34;
    const path = `M${round(x)} ${round(y)}C${round(x + (end - x) * 0.35)} ${round(y - 62)} ${round(end)} ${round(inlet.y + 92)} ${round(end)} ${inlet.y}`;
    if (i % 7 === 3) paths.steady += path;
    else paths[random() > 0.55 ? "clear" : "faint"] += path;
    const pick = random();
    paths[pick > 0.88 ? "spark" : pick > 0.45 ? "large" : "small"] += dotAt(x, y);
  }
  return paths;
}

/** Path data of the wires from node to node and on to the result: a cable of fine lines around a strong one. */
function drawWires() {
  const paths = { faint: "", clear: "", steady: "" };
  for (let strand = -4; strand <= 4; strand++) {
    const o = strand * 2.6;
    const path =
      `M${94 + o} 242C${94 + o} ${190 + o} ${120 + o} ${183 + o} 168 ${183 + o}` +
      `M394 ${183 + o}C${430 + o} ${183 + o} ${440 + o} ${150 + o} ${440 + o} 96` +
      `M${440 + o} 42C${440 + o} ${22 + o / 2} ${456 + o} ${14 + o / 3} 500 14`;
    paths[strand === 0 ? "steady" : strand % 2 === 0 ? "clear" : "faint"] += path;
  }
  return paths;
}
