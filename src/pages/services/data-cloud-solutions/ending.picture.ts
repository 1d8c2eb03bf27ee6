import { mark, marks } from "../../../shared/drawing/marks.ts";
import { dotAt, round } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";
import { randomFrom } from "../../../shared/drawing/random.ts";

const tops = [78, 118, 162, 210];

/** The ground under an application: layer on layer, and one request that goes down to the base, and its answer that comes up. */
export const ground = picture(1440, 250, drawGround(), { fit: "xMaxYMid slice" });

function drawGround(): string {
  const chance = randomFrom(29);
  const layers = tops.map((top, at) => {
    let lines = "";
    for (let line = 0; line < 4 + at; line++) {
      const y = top + line * (5 - at * 0.6);
      const lift = () => round(y + (chance() - 0.5) * (12 - at * 2.5));
      lines += `M0 ${lift()}C240 ${lift()} 360 ${lift()} 560 ${lift()}S900 ${lift()} 1080 ${lift()}S1300 ${lift()} 1440 ${lift()}`;
    }
    return mark(`stroke-opacity="${round(0.5 - at * 0.08)}"`, lines);
  });
  return (
    layers.join("") +
    marks({
      strong:
        "M0 40H560C590 40 600 50 600 80V186C600 216 610 226 640 226H980C1010 226 1020 216 1020 186V80C1020 50 1030 40 1060 40H1316",
      spark: [600, 1020].flatMap((x) => tops.slice(0, 3).map((y) => dotAt(x, y))).join(""),
    }) +
    mark('stroke="var(--tip)" stroke-width="4"', "M1302 25l16 15l-16 15")
  );
}
