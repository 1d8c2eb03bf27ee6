import type { IndustryPanel } from "../../../../content/services/types.ts";
import { mark, marks, steady } from "../../../shared/drawing/marks.ts";
import { boxAt, circleAt, dotAt } from "../../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../../shared/drawing/picture.ts";
import { randomFrom } from "../../../shared/drawing/random.ts";

/** One thing to see in each of the five industries. */
export const panelPictures: Record<IndustryPanel["key"], Picture> = {
  healthcare: draw(images()),
  finance: draw(payments()),
  manufacturing: draw(parts()),
  retail: draw(shelves()),
  transportation: draw(route()),
};

function draw(art: string): Picture {
  return picture(240, 96, steady(art));
}

/** Images that wait to be read: the urgent one goes to the front. */
function images(): string {
  const sheetAt = (place: number) => boxAt(7 + place * 33, 48, 26, 36, [4]);
  return marks({
    box: [1, 2, 3, 4, 6].map(sheetAt).join(""),
    dashed: sheetAt(5),
    steady: `${sheetAt(0)}M185 40C180 4 30 4 22 34M14 26l8 9l10-7`,
    spark: dotAt(20, 66),
  });
}

/** Payments of a day, one of which is like none of the others. */
function payments(): string {
  const chance = randomFrom(23);
  let usual = "";
  for (let x = 8; x < 236; x += 9) usual += dotAt(x, 66 - 14 * Math.sin(x / 34) + (chance() - 0.5) * 16);
  return marks({ faint: "M2 94H238", large: usual, steady: circleAt(150, 20, 12), spark: dotAt(150, 20) });
}

/** Parts on a line; the camera has found a crack. */
function parts(): string {
  const places = [20, 60, 100, 140, 180, 220];
  return marks({
    box: places.map((x) => circleAt(x, 48, 13)).join(""),
    edge: "M0 70H240",
    large: places.map((x) => dotAt(x, 80)).join(""),
    steady: "M142 37l-4 8l5 4l-4 9M120 38v-10h10M150 28h10v10M160 58v10h-10M130 68h-10v-10",
  });
}

/** Two shelves, and the gap that the forecast fills before it is seen. */
function shelves(): string {
  const goodsAt = (place: number, y: number) => boxAt(7 + place * 33, y, 26, 28, [2]);
  return (
    marks({
      box: [0, 1, 2, 3, 4, 5, 6]
        .map((place) => goodsAt(place, 10) + (place === 4 ? "" : goodsAt(place, 58)))
        .join(""),
      edge: "M0 39H240M0 87H240",
      spark: dotAt(152, 73),
    }) + mark('stroke="var(--signal)" stroke-width="2.2" stroke-dasharray="4 5"', goodsAt(4, 58))
  );
}

/** A route around the street that is full. */
function route(): string {
  const streets = `${[20, 68, 116, 164, 212].map((x) => `M${x} 4V92`).join("")}M0 20H240M0 76H240`;
  return marks({
    middle: streets,
    dashed: "M20 48H212",
    large: [92, 104, 116, 128, 140].map((x) => dotAt(x, 48)).join(""),
    steady: "M8 48H60q8 0 8 8V68q0 8 8 8H156q8 0 8-8V56q0-8 8-8H228M220 39l10 9l-10 9",
    spark: dotAt(8, 48),
  });
}
