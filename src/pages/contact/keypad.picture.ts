import { site } from "../../../content/site.ts";
import { mark, marks } from "../../shared/drawing/marks.ts";
import { arrowhead, circleAt, type Point } from "../../shared/drawing/paths.ts";
import { picture } from "../../shared/drawing/picture.ts";

const keys = [..."123456789*0#"];
const apart = 96;
const key = 23;
const tip: Point = [306, 26];

const number = [...site.phone].filter((sign) => keys.includes(sign));

/** The company's number as a way over the keys of a telephone; a key has a ring for each time it is pressed. */
export const keypad = picture(
  308,
  410,
  marks({
    strong: wayOver(number),
    arrow: arrowhead(tip, [70, 6], 17),
  }) +
    marks({ box: keys.map((sign) => circleAt(...placeOf(sign), key)).join("") }) +
    mark('stroke="var(--signal)" stroke-width="2.2"', ringsOf(number)),
  {
    fit: "xMaxYMid",
    words: keys.map((sign) => {
      const [x, y] = placeOf(sign);
      return { text: sign, x, y: y + 8, anchor: "middle", kind: "name" };
    }),
  },
);

function placeOf(sign: string): Point {
  const at = keys.indexOf(sign);
  return [50 + apart * (at % 3), 80 + apart * Math.floor(at / 3)];
}

/** From key to key, around those that lie between, and away from the last one. */
function wayOver(signs: readonly string[]): string {
  const [start = tip, ...rest] = signs.map(placeOf);
  let [x, y] = start;
  const steps = rest.map(([toX, toY]) => {
    const [dx, dy] = [toX - x, toY - y];
    const passesKey = Math.max(Math.abs(dx), Math.abs(dy)) === 2 * apart && (dx === 0 || dy === 0);
    const bow: Point = passesKey ? [dx === 0 ? apart * 0.75 : 0, dy === 0 ? apart * 0.75 : 0] : [0, 0];
    const step = `Q${x + dx / 2 + bow[0]} ${y + dy / 2 + bow[1]} ${toX} ${toY}`;
    [x, y] = [toX, toY];
    return step;
  });
  return `M${start.join(" ")}${steps.join("")}C${x + 30} ${tip[1] - 30} ${tip[0] - 70} ${tip[1] - 6} ${tip.join(" ")}`;
}

function ringsOf(signs: readonly string[]): string {
  return signs
    .map((sign, at) =>
      circleAt(...placeOf(sign), key + 6 * signs.slice(0, at).filter((other) => other === sign).length),
    )
    .join("");
}
