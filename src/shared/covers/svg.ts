import { arrowhead, type Point, spline } from "../drawing/paths.ts";
import { randomFrom } from "../drawing/random.ts";
import { palette } from "../palette.ts";

export interface CoverColors {
  dark: boolean;
  background: string;
  line: string;
  strong: string;
  fill: string;
}

export interface Pen {
  colors: CoverColors;
  random(): number;
  between(least: number, most: number): number;
}

/** Draws the inside of a cover of 1200 x 630; the orange line keeps between y 100 and 530, where no crop cuts it. */
export type CoverDrawing = (pen: Pen) => string;

export function penFrom(seed: number, colors: CoverColors): Pen {
  const random = randomFrom(seed);
  return { colors, random, between: (least, most) => least + random() * (most - least) };
}

export function line(path: string, color: string, width: number, opacity = 1): string {
  return `<path d="${path}" stroke="${color}" stroke-width="${width}"${opacityAttribute("stroke-opacity", opacity)}/>`;
}

export function outlinedShape(
  path: string,
  fill: string,
  fillOpacity: number,
  color: string,
  width: number,
  opacity: number,
): string {
  return `<path d="${path}" fill="${fill}"${opacityAttribute("fill-opacity", fillOpacity)} stroke="${color}" stroke-width="${width}"${opacityAttribute("stroke-opacity", opacity)}/>`;
}

export function dot([x, y]: Point, radius: number, color: string, opacity = 1): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${color}"${opacityAttribute("fill-opacity", opacity)}/>`;
}

export function circle([x, y]: Point, radius: number, color: string, width: number, opacity = 1): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" stroke="${color}" stroke-width="${width}"${opacityAttribute("stroke-opacity", opacity)}/>`;
}

/** A hollow ring, where the orange line begins or passes. */
export function ringMarker(at: Point, colors: CoverColors, radius = 15): string {
  return dot(at, radius + 8, colors.background) + circle(at, radius, palette.signal, 8);
}

/** The one orange line of a cover; its arrowhead points along `towards`. */
export function arrowLine(path: string, tip: Point, towards: Point): string {
  const head = arrowhead(tip, towards, 30, point);
  return line(path + head, palette.signal, 9);
}

export function smoothPath(points: readonly Point[], closed = false): string {
  const curves = spline(points, closed).map((curve) => `C${curve.map(point).join(" ")}`);
  return `M${point(points[0] ?? [0, 0])}${curves.join("")}${closed ? "Z" : ""}`;
}

export function roundedPath(points: readonly Point[], radius: number): string {
  let path = `M${point(points[0] ?? [0, 0])}`;
  for (let i = 1; i < points.length; i++) {
    const [from, corner, to] = [points[i - 1], points[i], points[i + 1]];
    if (from === undefined || corner === undefined) break;
    if (to === undefined) return `${path}L${point(corner)}`;
    path += `L${point(towards(corner, from, radius))}Q${point(corner)} ${point(towards(corner, to, radius))}`;
  }
  return path;
}

export function point([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function interpolate(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

// At most half of the leg, so that two rounded corners never overlap.
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const part = length === 0 ? 0 : Math.min(distance, length / 2) / length;
  return [interpolate(from[0], to[0], part), interpolate(from[1], to[1], part)];
}

function opacityAttribute(attribute: string, value: number): string {
  return value >= 1 ? "" : ` ${attribute}="${Math.round(value * 20) / 20}"`;
}

function round(value: number): number {
  return Math.round(value);
}
