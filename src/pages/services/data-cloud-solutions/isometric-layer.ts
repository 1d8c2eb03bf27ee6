import { dotAt, lineThrough, round } from "../../../shared/drawing/paths.ts";

/** A layer seen from above at an angle; a place on it is given by u and v from 0 to 1. */
export interface Layer {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
}

type Point = readonly [x: number, y: number];

/** Where a place of a layer is in the drawing. */
export function onLayer({ x, y, halfWidth, halfHeight }: Layer, u: number, v: number): Point {
  return [x + (u - v) * halfWidth, y + (u + v - 1) * halfHeight];
}

/** The outlines of a layer: its surface, and the edge below the two sides that face us. */
export function layerOutline(layer: Layer, thickness: number): { surface: string; edge: string } {
  const { x, y, halfWidth: w, halfHeight: h } = layer;
  return {
    surface: `M${x} ${y - h}L${x + w} ${y}L${x} ${y + h}L${x - w} ${y}z`,
    edge: `M${x - w} ${y}v${thickness}L${x} ${y + h + thickness}L${x + w} ${y + thickness}v${-thickness}L${x} ${y + h}z`,
  };
}

/** What lies on the layers: networks, tables, curves and windows, as lines and dots. */
export type Texture = "grid" | "table" | "curves" | "windows";

/** Draws a texture within the outline of a layer. */
export function drawTexture(layer: Layer, texture: Texture): { fine: string; strong: string; dots: string } {
  const at = (u: number, v: number) => onLayer(layer, u, v);
  const drawn = { fine: "", strong: "", dots: "" };
  if (texture === "grid") {
    for (let i = 1; i < 8; i++) {
      drawn[i === 3 ? "strong" : "fine"] += lineThrough([at(i / 8, 0), at(i / 8, 1)]);
      drawn.fine += lineThrough([at(0, i / 8), at(1, i / 8)]);
    }
  }
  if (texture === "table") {
    for (let i = 1; i < 10; i++) {
      for (let j = 1; j < 10; j++) drawn.dots += dotAt(...at(i / 10, j / 10));
    }
  }
  if (texture === "curves") {
    for (let i = 1; i < 11; i++) {
      const v = i / 11;
      const [from, over, under, to] = [at(0, v), at(0.3, v - 0.16), at(0.55, v + 0.14), at(1, v - 0.03)];
      drawn[i === 4 || i === 8 ? "strong" : "fine"] +=
        `M${pair(from)}C${pair(over)} ${pair(under)} ${pair(to)}`;
    }
  }
  if (texture === "windows") {
    for (const [u, v, wide, deep] of windows) {
      const corners = [at(u, v), at(u + wide, v), at(u + wide, v + deep), at(u, v + deep), at(u, v)];
      drawn.fine += lineThrough(corners) + lineThrough([at(u, v + 0.07), at(u + wide, v + 0.07)]);
    }
  }
  return drawn;
}

const windows = [
  [0.12, 0.12, 0.44, 0.34],
  [0.64, 0.12, 0.24, 0.34],
  [0.12, 0.56, 0.24, 0.32],
  [0.44, 0.56, 0.44, 0.32],
] as const;

function pair([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}
