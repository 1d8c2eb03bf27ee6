import { marks } from "../../../shared/drawing/marks.ts";
import { arrowhead } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";
import { drawTexture, type Layer, layerOutline } from "./isometric-layer.ts";

const width = 304;
const layer: Layer = { x: 128, y: 66, halfWidth: 116, halfHeight: 46 };
const line = layer.y + 5;

/** The layers of the stack one by one, on the line that leads from each to the next and ends in an arrow at the last. */
export const layers = (["grid", "table", "curves", "windows"] as const).map((texture, at) => {
  const { surface, edge } = layerOutline(layer, 9);
  const { fine, strong, dots } = drawTexture(layer, texture);
  const last = at === 3;
  return picture(
    width,
    150,
    marks({ strong: `M0 ${line}H${last ? 284 : width}`, box: edge }) +
      marks({ box: surface, clear: fine, strong, small: dots }) +
      marks({ arrow: last ? arrowhead([288, line], [1, 0], 12) : "" }),
  );
});
