import { curve, dotAt, type Point } from "../../shared/drawing/paths.ts";
import { type Ending, endingOf, Pens, randomOf, row, smooth } from "./ending.ts";

/** A ball of thread, whose loops open into waves, and the waves into one line. */
export function tangle(seed: string): Ending {
  return endingOf(ball(seed, wideCourse), ball(seed, narrowCourse));
}

interface Course {
  center: Point;
  radius: number;
  stretch: number;
  /** Where the thread is after a share of its way out of the ball. */
  at(share: number): Point;
}

const wideCourse: Course = {
  center: [232, -74],
  radius: 118,
  stretch: 1.17,
  at: (share) => [232 + (row.wide - 232) * share ** 1.25, -74 + (row.middle + 74) * smooth(share * 1.15)],
};

const narrowCourse: Course = {
  center: [440, -90],
  radius: 74,
  stretch: 1,
  at: (share) => {
    const turn = smooth(share * 2 - 1);
    const x =
      share < 0.5
        ? 440 - 164 * smooth(share * 2)
        : 276 - 10 * Math.sin((share * 2 - 1) * Math.PI) + 24 * turn;
    return [x, -90 + (row.middle + 90) * smooth(share * 1.1)];
  },
};

function ball(seed: string, course: Course): Pens["paths"] {
  const pens = new Pens();
  for (const [at, ink] of (["faint", "middle", "clear", "middle"] as const).entries())
    pens.add(ink, curve(thread(`${seed} ${at}`, course, 0.82 + at * 0.07, (at - 1.5) * 4)));
  const strong = thread(seed, course, 1, 0);
  pens.add("strong", curve(strong));
  pens.add("spark", dotAt(...(strong[0] ?? course.center)));
  return pens.paths;
}

function thread(seed: string, { radius, stretch, at }: Course, size: number, aside: number): Point[] {
  const random = randomOf(seed);
  const [a = 0, b = 0, c = 0, d = 0] = Array.from({ length: 4 }, () => random() * 6.28);
  const steps = 130;
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = step / steps;
    const turn = a - t * 8.5 * 6.283;
    const out = Math.max(0, (t - 0.56) / 0.44);
    const loop = 1 - smooth((t - 0.5) / 0.17);
    const wave = (1 - smooth((t - 0.5) / 0.42)) ** 1.2;
    const far = radius * size * (0.58 + 0.42 * Math.sin(t * 12 + b));
    const tilt = 1.1 * Math.sin(t * 7 + c) * loop;
    const x = Math.cos(turn) * loop;
    const y = Math.sin(turn) * (0.74 + 0.26 * Math.sin(t * 9 + d)) * wave;
    const [px, py] = at(out);
    return [
      px + far * stretch * (x * Math.cos(tilt) - y * Math.sin(tilt)),
      py + far * (x * Math.sin(tilt) + y * Math.cos(tilt)) + aside * (0.14 + 0.4 * (1 - out)),
    ];
  });
}
