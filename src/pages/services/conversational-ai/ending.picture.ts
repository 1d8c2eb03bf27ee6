import { mark, marks } from "../../../shared/drawing/marks.ts";
import { dotAt } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";
import { randomFrom } from "../../../shared/drawing/random.ts";

const [width, middle] = [1440, 160];

/** The last call of the page: caller and assistant in turn, until the line goes on to a person. */
export const lastCall = picture(width, 2 * middle, drawCall(), { fit: "xMaxYMid slice" });

function drawCall(): string {
  const chance = randomFrom(77);
  const turns = [190, 130, 230, 90, 170, 110];
  let [x, caller, assistant] = [10, "", ""];
  for (const [at, length] of turns.entries()) {
    for (let i = 0; i < length; i += 9) {
      const swell = Math.sin((Math.PI * (i + 5)) / (length + 5));
      // Even the lowest window shows the longest bars whole.
      const half = Math.round(6 + swell * (0.25 + chance() * 0.75) * 80);
      const bar = `M${x + i} ${middle - half}v${2 * half}`;
      if (at % 2 === 0) caller += bar;
      else assistant += bar;
    }
    x += length + 26;
  }
  return (
    mark('stroke-width="3" stroke-opacity=".5"', caller) +
    mark('stroke="var(--signal)" stroke-width="3"', assistant) +
    marks({ strong: `M${x} ${middle}H${width - 60}`, spark: dotAt(x, middle) }) +
    mark('stroke="var(--tip)" stroke-width="4"', `M${width - 76} ${middle - 15}l16 15l-16 15`)
  );
}
