import { round } from "../../../shared/drawing/paths.ts";
import { randomFrom } from "../../../shared/random.ts";

/** What the messages run into: the lower edge of the first node. */
const inlet = { x: 94, y: 296 };

/** Path data of the scattered messages that gather into the workflow's first node, like roots. */
export function drawRoots() {
  const random = randomFrom(90);
  const paths = { faint: "", clear: "", strong: "", small: "", large: "", spark: "" };
  const count = 26;
  for (let i = 0; i < count; i++) {
    const along = i / (count - 1);
    const side = 2 * along - 1;
    const x = 54 + side * 98 + (random() - 0.5) * 14;
    const y = 446 - side * side * (side < 0 ? 100 : 44) + (random() - 0.5) * 34;
    const end = inlet.x + side * 34;
    const path = `M${round(x)} ${round(y)}C${round(x + (end - x) * 0.35)} ${round(y - 62)} ${round(end)} ${round(inlet.y + 92)} ${round(end)} ${inlet.y}`;
    if (i % 7 === 3) paths.strong += path;
    else paths[random() > 0.55 ? "clear" : "faint"] += path;
    const pick = random();
    paths[pick > 0.88 ? "spark" : pick > 0.45 ? "large" : "small"] += `M${round(x)} ${round(y)}h0`;
  }
  return paths;
}

/** Path data of the wires from node to node and on to the result: a cable of fine lines around a strong one. */
export function drawWires() {
  const paths = { faint: "", clear: "", strong: "" };
  for (let strand = -4; strand <= 4; strand++) {
    const o = strand * 2.6;
    const path =
      `M${94 + o} 242C${94 + o} ${190 + o} ${120 + o} ${183 + o} 168 ${183 + o}` +
      `M394 ${183 + o}C${430 + o} ${183 + o} ${440 + o} ${150 + o} ${440 + o} 96` +
      `M${440 + o} 42C${440 + o} ${22 + o / 2} ${456 + o} ${14 + o / 3} 500 14`;
    paths[strand === 0 ? "strong" : strand % 2 === 0 ? "clear" : "faint"] += path;
  }
  return paths;
}
