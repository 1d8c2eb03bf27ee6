import { mark, marks } from "../../../shared/drawing/marks.ts";
import { dotAt, round } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";
import { randomFrom } from "../../../shared/drawing/random.ts";

const tops = [88, 114, 142, 172];

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
        "M0 54H720C750 54 760 64 760 94V162C760 190 770 200 800 200H1040C1070 200 1080 190 1080 162V94C1080 64 1090 54 1120 54H1316",
      spark: [760, 1080].flatMap((x) => tops.slice(0, 3).map((y) => dotAt(x, y))).join(""),
    }) +
    mark('stroke="var(--tip)" stroke-width="4"', "M1302 39l16 15l-16 15")
  );
}
