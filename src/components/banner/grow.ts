import { curve, dotAt, type Point } from "../../shared/drawing/paths.ts";
import { type Ending, endingOf, fineInk, Pens, randomOf, row } from "./ending.ts";

interface Bed {
  floor: number;
  top: number;
  from: number;
  width: number;
  scale: number;
}

const beds = {
  wide: { floor: 96, top: 122, from: 24, width: 600, scale: 1 },
  narrow: { floor: -22, top: 118, from: 304, width: 290, scale: 0.45 },
} satisfies Record<string, Bed>;

/** A stalk for each class, each higher than the one before, with a larger seed at the end of each group of them. */
export function grow(seed: string, classes: number, group: number): Ending {
  const wide = stalks(seed, classes, group, beds.wide);
  bow(wide);
  wide.add("edge", `M${beds.wide.from - 8} ${beds.wide.floor}H${row.wide * 0.79}`);
  const narrow = stalks(seed, Math.min(classes, 16), Math.min(group, 4), beds.narrow);
  // They root in one line, which turns into the button.
  narrow.add("strong", "M650 -22H300C270 -22 270 30 302 30");
  return endingOf(wide.paths, narrow.paths);
}

function stalks(seed: string, classes: number, group: number, bed: Bed): Pens {
  const random = randomOf(seed);
  const pens = new Pens();
  const { floor, top, from, width, scale } = bed;
  const undergrowth = scale === 1 ? 16 : 6;
  for (let at = 0; at < undergrowth; at++) {
    const share = at / undergrowth;
    const height = (22 + 84 * share ** 0.8) * (0.6 + random() * 0.5) * (0.5 + scale / 2);
    pens.add(
      fineInk(random),
      stalk(from + share * width + random() * 9, height, (14 + 40 * share) * scale, floor),
    );
  }
  for (let at = 0; at < classes; at++) {
    const share = at / (classes - 1);
    const gap = Math.floor(at / group) / Math.ceil(classes / group);
    const x = from + (share * 0.88 + gap * 0.12) * width;
    const height = 40 + (top - 56) * share ** 1.15 + (random() - 0.5) * 14;
    const lean = (16 + 34 * share * share) * scale;
    pens.add("edge", stalk(x, height, lean, floor));
    pens.add(
      at % group === group - 1 ? "spark" : classes > 40 ? "small" : "large",
      dotAt(Math.round(x + lean), Math.round(floor - height)),
    );
  }
  return pens;
}

function stalk(x: number, height: number, lean: number, floor: number): string {
  const [knee, neck, top] = [height * 0.5, height * 0.86, height].map((up) => -Math.round(up));
  return `M${Math.round(x)} ${floor}c0${knee} ${Math.round(lean / 4)}${neck} ${Math.round(lean)}${top}`;
}

/** The last ones bow, each inside the one before, and become the line. */
function bow(pens: Pens): void {
  const { floor, top } = beds.wide;
  for (let at = 0; at < 8; at++) {
    const x = 652 + at * 17;
    const crest = floor - top - 4 + at * 15;
    const end = row.middle + (at - 3.5) * 0.4;
    const over = x + 52 - at * 2.2;
    const falling = [0.3, 0.64].map(
      (t): Point => [over + (row.wide - over) * t, crest + (end - crest) * smooth(t)],
    );
    const rising: Point[] = [
      [x, floor],
      [x + 12, floor - (floor - crest) * 0.86],
      [over, crest],
    ];
    pens.add(
      at === 3 ? "strong" : at % 2 === 0 ? "middle" : "clear",
      curve([...rising, ...falling, [row.wide, end]]),
    );
  }
}

/** A number between 0 and 1 that starts and ends slowly. */
function smooth(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
}
