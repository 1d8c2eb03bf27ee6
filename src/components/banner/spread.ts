import { dotAt, type Point, round } from "../../shared/drawing/paths.ts";
import { board, byInk, ending, randomOf, type Stroke } from "./ending.ts";

const start: Point = [84, 234];
const ways = 37;
const taken = 12;

/** The ways that are open to one person, of which one is taken. */
export const spread = fan();

function fan() {
  const random = randomOf("ways");
  const strokes: Stroke[] = [];
  for (let at = 0; at < ways; at++) {
    const angle = 0.02 + (at / (ways - 1)) * 1.5;
    const reach = at === taken ? 1 : 0.84 + random() * 0.12;
    const end: Point = [start[0] + 590 * Math.cos(angle) * reach, start[1] - 208 * Math.sin(angle) * reach];
    const isTaken = at === taken;
    strokes.push([
      isTaken ? "strong" : ((["middle", "clear", "edge"] as const)[at % 3] ?? "clear"),
      ray(end),
    ]);
    strokes.push([isTaken ? "spark" : at % 3 === 0 ? "large" : "small", dotAt(...end)]);
  }
  const { left, height, button } = board;
  strokes.push([
    "strong",
    `M${start.join(" ")}C50 ${start[1]} ${left} 262 ${left} 290S54 ${height} 92 ${height}H${button}`,
  ]);
  strokes.push(["spark", dotAt(...start)]);
  return ending(byInk(strokes));
}

function ray([x, y]: Point): string {
  return `M${start.join(" ")}Q${round(start[0] + (x - start[0]) * 0.35)} ${round(start[1] + (y - start[1]) * 0.75)} ${round(x)} ${round(y)}`;
}
