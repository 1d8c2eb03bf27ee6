import { dataCloudSolutions } from "../../../../content/services/data-cloud-solutions.ts";
import { mark, marks } from "../../../shared/drawing/marks.ts";
import { arrowhead, curveThrough, dotAt, lineThrough, round } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";
import { randomFrom } from "../../../shared/drawing/random.ts";
import { drawTexture, layerOutline, onLayer } from "./isometric-layer.ts";

const names = dataCloudSolutions.hero.diagram.layers;

const base = { x: 126, y: 394, halfWidth: 105, halfHeight: 42, texture: "grid" } as const;
const top = { x: 126, y: 112, halfWidth: 84, halfHeight: 33, texture: "windows" } as const;
/** From the top of the stack to its base, which is the widest. */
const layers = [
  top,
  { x: 126, y: 200, halfWidth: 91, halfHeight: 36, texture: "curves" },
  { x: 126, y: 294, halfWidth: 98, halfHeight: 39, texture: "table" },
  base,
] as const;
const thickness = 7;
const labelX = 270;
const tip = { x: 404, y: 34 };

/** Where the threads stand on every layer. */
const places = place();

function place(): readonly (readonly [u: number, v: number])[] {
  const random = randomFrom(44);
  return Array.from({ length: 12 }, () => [0.14 + random() * 0.72, 0.14 + random() * 0.72] as const);
}

const isStrong = (thread: number) => thread % 6 === 2;

/** A layer, what lies on it, and the threads from it to the next one above; none rise straight from the topmost. */
function layerWithThreads(layer: (typeof layers)[number], at: number): string {
  const { surface, edge } = layerOutline(layer, thickness);
  const { fine, strong, dots } = drawTexture(layer, layer.texture);
  const above = layers[at - 1];
  const threads = { middle: "", strong: "", small: "" };
  for (const [i, [u, v]] of places.entries()) {
    const foot = onLayer(layer, u, v);
    threads.small += dotAt(...foot);
    if (above !== undefined)
      threads[isStrong(i) ? "strong" : "middle"] += lineThrough([foot, onLayer(above, u, v)]);
  }
  return (
    marks({ box: edge }) +
    marks({ box: surface, clear: fine, strong }) +
    mark('stroke-width="2.6" stroke-opacity=".7"', dots) +
    marks({ ...threads, edge: `M${layer.x + layer.halfWidth + 8} ${layer.y}H${labelX - 9}` })
  );
}

function leave(): { clear: string; strong: string } {
  const drawn = { clear: "", strong: "" };
  for (const [i, [u, v]] of places.entries()) {
    const [x, y] = onLayer(top, u, v);
    const beside = i - (places.length - 1) / 2;
    drawn[isStrong(i) ? "strong" : "clear"] +=
      `M${round(x)} ${round(y)}C${round(x + 4)} ${round(y - 56)} 262 ${round(74 + beside * 2)} ` +
      `${tip.x - 3} ${round(tip.y + 2 + beside * 0.4)}`;
  }
  return drawn;
}

function takeRoot(): { middle: string; strong: string; small: string; spark: string } {
  const random = randomFrom(58);
  const drawn = { middle: "", strong: "", small: "", spark: "" };
  for (let i = 0; i < 22; i++) {
    const [x, y] = onLayer(base, 0.1 + random() * 0.9, 0.1 + random() * 0.9);
    const from = [x + (random() - 0.5) * 60, 452 + random() * 16] as const;
    drawn[i % 8 === 3 ? "strong" : "middle"] += curveThrough([from, [(x + from[0]) / 2 + 4, 438], [x, y]]);
    drawn[i % 5 === 3 ? "spark" : "small"] += dotAt(...from);
  }
  return drawn;
}

/** Four layers that carry one another; what comes in at the base leaves the top as one line. */
export const stack = picture(
  440,
  472,
  marks(takeRoot()) +
    layers.map(layerWithThreads).reverse().join("") +
    marks({ ...leave(), arrow: arrowhead([tip.x, tip.y], [1, -0.4], 16) }),
  { words: layers.map(({ y }, at) => ({ text: names[at] ?? "", x: labelX, y: y + 5 })) },
);
