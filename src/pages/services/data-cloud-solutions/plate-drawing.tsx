import { Drawing, ink } from "../../../components/drawing/drawing.tsx";
import { arrowhead } from "../../../components/drawing/lines.ts";
import { drawTexture, type Plate, plateOutline, type Texture } from "./plate.ts";
import styles from "./plate-drawing.module.css";

const width = 304;
const height = 150;
const plate: Plate = { x: 128, y: 66, halfWidth: 116, halfHeight: 46 };

interface PlateDrawingProps {
  texture: Texture;
  /** The line through the plates ends in an arrow at the last one. */
  last: boolean;
  className: string | undefined;
}

/** A plate of the stack on its own, with the line that leads from one to the next. */
export function PlateDrawing({ texture, last, className }: PlateDrawingProps) {
  const { surface, edge } = plateOutline(plate, 9);
  const { fine, strong, dots } = drawTexture(plate, texture);
  const y = plate.y + 5;
  return (
    <Drawing width={width} height={height} label={null} className={className}>
      <path className={styles.way} d={`M0 ${y}H${last ? 284 : width}`} />
      <path className={ink.box} d={edge} />
      <path className={ink.box} d={surface} />
      <path className={ink.clear} d={fine} />
      <path className={ink.strong} d={strong} pathLength={1} />
      <path className={ink.small} d={dots} />
      {last && <path className={ink.arrow} d={arrowhead([288, y], [1, 0], 12)} />}
    </Drawing>
  );
}
