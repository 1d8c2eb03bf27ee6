import { mark, marks } from "../../../shared/drawing/marks.ts";
import { dotAt, round } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";
import { randomFrom } from "../../../shared/drawing/random.ts";

/** The ground under an application: layer on layer, and one request that goes down to the base and comes back. */
export const ground = picture(1440, 320, drawGround(), { fit: "xMidYMin slice" });

function drawGround(): string {
  const chance = randomFrom(29);
  const layers = [60, 130, 205, 285].map((top, at) => {
    let lines = "";
    for (let line = 0; line < 5 + at * 2; line++) {
      const y = top + line * (6 - at * 0.6);
      const lift = () => round(y + (chance() - 0.5) * (14 - at * 3));
      lines += `M0 ${lift()}C240 ${lift()} 360 ${lift()} 560 ${lift()}S900 ${lift()} 1080 ${lift()}S1300 ${lift()} 1440 ${lift()}`;
    }
    return mark(`stroke-opacity="${round(0.5 - at * 0.08)}"`, lines);
  });
  const way = "M860 0V285C860 310 900 310 900 285V60C900 30 930 26 960 26H1320";
  return (
    layers.join("") +
    marks({ strong: way, spark: [66, 140, 215, 290].map((y) => dotAt(860, y)).join("") }) +
    mark('stroke="var(--tip)" stroke-width="4"', "M1304 11l16 15l-16 15")
  );
}
