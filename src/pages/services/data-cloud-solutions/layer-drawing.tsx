import { Drawing, ink } from "../../../components/drawing/drawing.tsx";
import { arrowhead } from "../../../shared/drawing/lines.ts";
import { drawTexture, type Layer, layerOutline, type Texture } from "./isometric-layer.ts";

const width = 304;
const height = 150;
const layer: Layer = { x: 128, y: 66, halfWidth: 116, halfHeight: 46 };

interface LayerDrawingProps {
  texture: Texture;
  /** The line through the layers ends in an arrow at the last one. */
  last: boolean;
  className: string | undefined;
}

/** A layer of the stack on its own, with the line that leads from one to the next. */
export function LayerDrawing({ texture, last, className }: LayerDrawingProps) {
  const { surface, edge } = layerOutline(layer, 9);
  const { fine, strong, dots } = drawTexture(layer, texture);
  const y = layer.y + 5;
  return (
    <Drawing width={width} height={height} label={null} className={className}>
      <path className={ink.strong} d={`M0 ${y}H${last ? 284 : width}`} pathLength={1} />
      <path className={ink.box} d={edge} />
      <path className={ink.box} d={surface} />
      <path className={ink.clear} d={fine} />
      <path className={ink.strong} d={strong} pathLength={1} />
      <path className={ink.small} d={dots} />
      {last && <path className={ink.arrow} d={arrowhead([288, y], [1, 0], 12)} />}
    </Drawing>
  );
}
