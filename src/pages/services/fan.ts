import { mark, type Paths } from "../../shared/drawing/marks.ts";
import { dotAt, type Point, round } from "../../shared/drawing/paths.ts";
import { randomFrom } from "../../shared/drawing/random.ts";

interface Fan {
  seed: number;
  count: number;
  /** Both ends of a strand, by its place among all (0 to 1) and a random number. */
  from: (place: number, chance: () => number) => Point;
  to: (place: number, chance: () => number) => Point;
  /** Every such strand is a strong one. */
  strong?: number;
  dots?: boolean;
}

/** Strands that leave level and arrive level: evenings, mornings and forecasts. */
export function fan({ seed, count, from, to, strong = 9, dots = true }: Fan): Paths {
  const chance = randomFrom(seed);
  const paths = { faint: "", middle: "", clear: "", strong: "", small: "", large: "", spark: "" };
  const inks = ["faint", "middle", "clear"] as const;
  for (let i = 0; i < count; i++) {
    const place = (i + 0.5) / count;
    const [[x, y], [toX, toY]] = [from(place, chance), to(place, chance)];
    const isStrong = i % strong === Math.floor(strong / 2);
    const [leave, arrive] = [round(x + (toX - x) * 0.5), round(toX - (toX - x) * 0.4)];
    const strand = `M${round(x)} ${round(y)}C${leave} ${round(y)} ${arrive} ${round(toY)} ${round(toX)} ${round(toY)}`;
    paths[isStrong ? "strong" : (inks[i % 3] ?? "middle")] += strand;
    if (dots) paths[isStrong ? "spark" : i % 4 === 0 ? "large" : "small"] += dotAt(x, y);
  }
  return paths;
}

/** A sun that touches the ground of its picture. */
export function sun(x: number, y: number, radius: number, color: string): string {
  return mark(
    `fill="${color}" stroke="none"`,
    `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`,
  );
}
