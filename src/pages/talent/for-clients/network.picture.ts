import { marks } from "../../../shared/drawing/marks.ts";
import { arrowAt, dotAt, round } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";
import { randomFrom } from "../../../shared/drawing/random.ts";

const center = { x: 288, y: 246 };
const people = 220;
const spacing = 13;
/** Dots this far apart in their order are neighbors: the lines between them are the arms of two spirals. */
const arms = { middle: 13, faint: 21 } as const;
/** Who is chosen, by their place in the order from the middle outward; the uppermost first. */
const team = [98, 121, 6, 23, 115];

// The golden angle, as its cosine and sine: turning by it again and again packs dots as a sunflower does its seeds.
const turn = { cos: -0.7373688780783197, sin: 0.6754902942615238 };

const knot = { x: 500, y: 196 };
const tip = { x: 604, y: 84 };

/** A network of many specialists, of whom a few leave together for one goal. */
export const network = picture(640, 460, marks({ ...connect(), arrow: arrowAt(tip.x, tip.y) }), {
  fit: "xMaxYMid",
});

function connect() {
  const places = placePeople();
  const random = randomFrom(12);
  const paths = {
    faint: armsOf(places, arms.faint),
    middle: armsOf(places, arms.middle),
    strong: "",
    small: "",
    large: "",
    spark: "",
  };
  places.forEach(({ x, y }, k) => {
    if (!team.includes(k)) paths[random() > 0.8 ? "large" : "small"] += dotAt(x, y);
  });
  team.forEach((k, at) => {
    const { x, y } = places[k] ?? center;
    const lane = (at - (team.length - 1) / 2) * 6;
    paths.strong +=
      `M${x} ${y}C${round(x + (knot.x - x) * 0.45)} ${y} ${knot.x - 62} ${round(knot.y + lane + 44)} ` +
      `${knot.x} ${knot.y + lane}S${tip.x - 36} ${round(tip.y + 34 + lane * 0.4)} ${tip.x} ${round(tip.y + lane * 0.4)}`;
    paths.spark += dotAt(x, y);
  });
  return paths;
}

interface Place {
  x: number;
  y: number;
}

function placePeople(): Place[] {
  let direction = { x: 1, y: 0 };
  return Array.from({ length: people }, (_, k) => {
    direction = {
      x: direction.x * turn.cos - direction.y * turn.sin,
      y: direction.x * turn.sin + direction.y * turn.cos,
    };
    const distance = spacing * Math.sqrt(k + 0.5);
    return { x: round(center.x + direction.x * distance), y: round(center.y + direction.y * distance) };
  });
}

function armsOf(places: readonly Place[], count: number): string {
  return Array.from({ length: count }, (_, first) =>
    places
      .filter((_, k) => k % count === first)
      .map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x} ${y}`)
      .join(""),
  ).join("");
}
