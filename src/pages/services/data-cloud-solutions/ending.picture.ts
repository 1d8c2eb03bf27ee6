import { mark, marks } from "../../../shared/drawing/marks.ts";
import { dotAt, round } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";
import { randomFrom } from "../../../shared/drawing/random.ts";

const tops = [78, 118, 162, 210];

/** The ground under an application: layer on layer, and one request that goes down to the base and comes back. */
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
      strong: "M1000 40V196C1000 226 1046 226 1046 196V72C1046 50 1060 40 1084 40H1316",
      spark: [40, ...tops].map((y) => dotAt(1000, y)).join(""),
    }) +
    mark('stroke="var(--tip)" stroke-width="4"', "M1302 25l16 15l-16 15")
  );
}
