import type { StackDiagram as Words } from "../../../../content/services/types.ts";
import { Drawing, ink } from "../../../components/drawing/drawing.tsx";
import { arrowhead, curveThrough, dotAt, round } from "../../../shared/drawing/lines.ts";
import { randomFrom } from "../../../shared/random.ts";
import styles from "../diagram.module.css";
import { drawTexture, type Layer, layerOutline, onLayer, type Texture } from "./isometric-layer.ts";

/** From the top of the stack to its base, which is the widest. */
const layers: readonly (Layer & { texture: Texture })[] = [
  { x: 126, y: 112, halfWidth: 84, halfHeight: 33, texture: "windows" },
  { x: 126, y: 196, halfWidth: 91, halfHeight: 36, texture: "curves" },
  { x: 126, y: 280, halfWidth: 98, halfHeight: 39, texture: "table" },
  { x: 126, y: 366, halfWidth: 105, halfHeight: 42, texture: "grid" },
];
const thickness = 7;
const labelX = 251;
const tip = { x: 404, y: 34 };

/** Four layers that carry one another; what comes in at the base leaves the top as one line. */
export function StackDiagram({ words }: { words: Words & { description: string } }) {
  return (
    <Drawing width={420} height={444} label={words.description} className={styles.diagram}>
      <path className={ink.middle} d={roots.fine} />
      <path className={ink.strong} d={roots.strong} pathLength={1} />
      <path className={ink.small} d={roots.dots} />
      <path className={ink.spark} d={roots.sparks} />
      {[...layers.entries()].reverse().map(([at, layer]) => (
        <LayerWithThreads
          key={layer.texture}
          layer={layer}
          label={words.layers[at] ?? ""}
          threads={threads[at]}
        />
      ))}
      <path className={ink.clear} d={leaving.fine} />
      <path className={ink.strong} d={leaving.strong} pathLength={1} />
      <path className={ink.arrow} d={arrowhead([tip.x, tip.y], [1, -0.4], 16)} />
    </Drawing>
  );
}

interface LayerProps {
  layer: Layer & { texture: Texture };
  label: string;
  threads: Threads | undefined;
}

function LayerWithThreads({ layer, label, threads }: LayerProps) {
  const { surface, edge } = layerOutline(layer, thickness);
  const { fine, strong, dots } = drawTexture(layer, layer.texture);
  const end = layer.x + layer.halfWidth;
  return (
    <g>
      <path className={ink.box} d={edge} />
      <path className={ink.box} d={surface} />
      <path className={ink.clear} d={fine} />
      <path className={ink.strong} d={strong} pathLength={1} />
      <path className={styles.tiny} d={dots} />
      {threads !== undefined && (
        <>
          <path className={ink.middle} d={threads.fine} />
          <path className={ink.strong} d={threads.strong} pathLength={1} />
          <path className={ink.small} d={threads.feet} />
        </>
      )}
      <path className={ink.edge} d={`M${end + 8} ${layer.y}H${labelX - 9}`} />
      <text className={ink.words} x={labelX} y={layer.y + 5}>
        {label}
      </text>
    </g>
  );
}

interface Threads {
  fine: string;
  strong: string;
  feet: string;
}

/** Where the threads stand on every layer. */
const places = place();

function place(): readonly (readonly [u: number, v: number])[] {
  const random = randomFrom(44);
  return Array.from({ length: 12 }, () => [0.14 + random() * 0.72, 0.14 + random() * 0.72] as const);
}

const isStrong = (thread: number) => thread % 6 === 2;

/** The threads from each layer to the next one above; none rise straight from the topmost. */
const threads: readonly Threads[] = layers.map((layer, at) => {
  const above = layers[at - 1];
  const drawn: Threads = { fine: "", strong: "", feet: "" };
  for (const [i, [u, v]] of places.entries()) {
    const [x, y] = onLayer(layer, u, v);
    drawn.feet += dotAt(x, y);
    if (above === undefined) continue;
    const [toX, toY] = onLayer(above, u, v);
    drawn[isStrong(i) ? "strong" : "fine"] += `M${round(x)} ${round(y)}L${round(toX)} ${round(toY)}`;
  }
  return drawn;
});

const leaving = leave();

function leave(): { fine: string; strong: string } {
  const top = layers[0];
  const drawn = { fine: "", strong: "" };
  if (top === undefined) return drawn;
  for (const [i, [u, v]] of places.entries()) {
    const [x, y] = onLayer(top, u, v);
    const beside = i - (places.length - 1) / 2;
    drawn[isStrong(i) ? "strong" : "fine"] +=
      `M${round(x)} ${round(y)}C${round(x + 4)} ${round(y - 56)} 262 ${round(74 + beside * 2)} ` +
      `${tip.x - 3} ${round(tip.y + 2 + beside * 0.4)}`;
  }
  return drawn;
}

const roots = takeRoot();

function takeRoot(): { fine: string; strong: string; dots: string; sparks: string } {
  const random = randomFrom(58);
  const drawn = { fine: "", strong: "", dots: "", sparks: "" };
  const base = layers[layers.length - 1];
  if (base === undefined) return drawn;
  for (let i = 0; i < 22; i++) {
    const [x, y] = onLayer(base, 0.1 + random() * 0.9, 0.1 + random() * 0.9);
    const from = [x + (random() - 0.5) * 60, 424 + random() * 16] as const;
    drawn[i % 8 === 3 ? "strong" : "fine"] += curveThrough([from, [(x + from[0]) / 2 + 4, 410], [x, y]]);
    drawn[i % 5 === 3 ? "sparks" : "dots"] += dotAt(...from);
  }
  return drawn;
}
