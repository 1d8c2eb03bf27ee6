import { mark, marks } from "../../../shared/drawing/marks.ts";
import { dotAt, round } from "../../../shared/drawing/paths.ts";
import { picture } from "../../../shared/drawing/picture.ts";
import { randomFrom } from "../../../shared/drawing/random.ts";
import { fan, sun } from "../fan.ts";

/** `night.module.css` pulls the strip by as much an hour. */
const hour = 184;
/** Where 6 PM is, and the line of the ground. */
const evening = 1200;
const ground = 540;
const hours = 22;
const firstHour = -4;

const at = (hoursAfter6: number) => evening + hoursAfter6 * hour;

/** Strands sink into the ground in the evening and rise out of it in the morning; what runs at night hangs over it. */
export const strip = picture(
  at(17),
  600,
  work() +
    marks(
      fan({
        seed: 31,
        count: 26,
        from: (place, chance) => [at(-1) + 75 + place * 40 + chance() * 165, ground - 20 - place * 270],
        to: (place) => [at(1.6 + place * 2.2), ground],
      }),
    ) +
    marks(
      fan({
        seed: 47,
        count: 26,
        from: (place) => [at(11.9 + (1 - place) * 1.4), ground],
        to: (place, chance) => [at(20) + chance() * 80, ground - 60 - place * 420],
        dots: false,
      }),
    ) +
    ticks(),
  {
    // The last hour stands at the drawing's end, which would cut its name.
    words: Array.from({ length: hours - 1 }, (_, i) => ({
      text: nameOf(firstHour + i),
      x: at(firstHour + i),
      y: ground + 45,
      kind: "quiet" as const,
      anchor: "middle" as const,
    })),
  },
);

/** The evening again, where the night is read from top to bottom. */
export const evenings = picture(
  1440,
  320,
  sun(1120, 320, 150, "var(--signal)") +
    marks(
      fan({
        seed: 31,
        count: 22,
        from: (place, chance) => [560 + chance() * 240, 300 - place * 230],
        to: (place) => [1060 + place * 360, 320],
      }),
    ) +
    mark('stroke="var(--signal)" stroke-width="3"', "M0 319H1440"),
  { fit: "xMaxYMax slice" },
);

/** The morning at the end of the page: the sun has risen, and what the night has done rises with it. */
export const nextMorning = picture(
  1440,
  320,
  sun(1120, 320, 170, "var(--gold)") +
    marks(
      fan({
        seed: 64,
        count: 24,
        from: (place) => [300 + (1 - place) * 620, 320],
        to: (place, chance) => [1440 + chance() * 60, 296 - place * 152],
        dots: false,
      }),
    ) +
    mark('stroke="var(--signal)" stroke-width="3"', "M0 319H1440"),
  { fit: "xMaxYMax slice" },
);

export function nameOf(hoursAfter6: number): string {
  const clock = (hoursAfter6 + 18) % 24;
  return `${clock % 12 || 12} ${clock < 12 ? "AM" : "PM"}`;
}

/** One stem for each case that the night works on, from 8 PM to 5 AM. */
function work(): string {
  const chance = randomFrom(83);
  let stems = "";
  const dots = { small: "", spark: "" };
  for (let x = at(2.4); x < at(11.4); x += 24 + chance() * 34) {
    const top = ground - 50 - chance() ** 2 * 190;
    stems += `M${round(x)} ${ground}V${round(top)}`;
    dots[chance() < 0.16 ? "spark" : "small"] += dotAt(x, top);
  }
  let stars = "";
  for (let i = 0; i < 70; i++) stars += dotAt(at(1.5 + chance() * 6.5), 20 + chance() ** 1.5 * 400);
  return marks({ faint: stems, ...dots }) + mark('stroke-width="2.4" stroke-opacity=".45"', stars);
}

function ticks(): string {
  const [first, last] = [at(firstHour), at(firstHour + hours - 1)];
  let [small, large] = ["", ""];
  for (let i = 0; first + (i * hour) / 6 <= last; i++) {
    if (i % 6 === 0) large += `M${first + (i / 6) * hour} ${ground + 10}v16`;
    else small += `M${round(first + (i * hour) / 6)} ${ground + 10}v6`;
  }
  return marks({ clear: small, edge: large, dashed: `M${first} ${ground}H${last}` });
}
