import { mark, marks, placed, stretched } from "../../../shared/drawing/marks.ts";
import { dotAt, round } from "../../../shared/drawing/paths.ts";
import type { Picture } from "../../../shared/drawing/picture.ts";
import { randomFrom } from "../../../shared/drawing/random.ts";

/** Both programs have five parts. */
const parts = [0, 1, 2, 3, 4];

/** How far the fine strands bend away from the orange one between two stations. */
const bends = [-16, -11, -6, 6, 11, 16];

/** On wide screens each station stands so much higher than the last one, and the last one so far under the top. */
const rise = 56;
const top = 8;
const foot = 4 * rise + top;

/** One line climbs through all parts, one after the other, and its arrow points at the outcome. */
export const series: Picture = {
  html:
    stretched(
      600,
      foot,
      people(41, 14, (random) => {
        const x = round(-60 + 48 * random());
        const y = round(foot - 84 + 84 * random());
        return { x, y, way: `M${x} ${y}C${round(x + 26)} ${y} -24 ${foot} 0 ${foot}` };
      }) +
        marks({ middle: bends.map(climb).join(""), steady: climb(0) }) +
        rings(parts.map((at) => [100 * at, foot - rise * at])),
    ) + placed(round(484 / 6), (100 * top) / foot, head("m-15-13 15 13-15 13")),
};

function climb(bend: number): string {
  const steps = parts.map((at) => {
    const [x, y] = [100 * at, foot - rise * at];
    // The last one runs level into the arrow.
    const [endX, endY] = at === 4 ? [484, y] : [x + 100, y - rise];
    return `C${x + 42} ${y + bend} ${x + 58} ${endY + bend} ${endX} ${endY}`;
  });
  return `M0 ${foot}${steps.join("")}`;
}

/** The same from top to bottom, beside the parts: it sways from one to the next. */
export const seriesDown: Picture = {
  html:
    stretched(
      56,
      100,
      marks({ middle: bends.map(sway).join(""), steady: sway(0) }) + rings(parts.map(stationAt)),
    ) + placed(50, 100, head("m-13-13 13 13 13-13")),
};

function stationAt(at: number): readonly [x: number, y: number] {
  return [at % 2 === 0 ? 20 : 36, 10 + 20 * at];
}

function sway(bend: number): string {
  const stops = [[28, 0], ...parts.map(stationAt), [28, 100]] as const;
  const steps = stops.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = stops[at] as readonly [number, number];
    const half = round((y - fromY) / 2);
    return `C${fromX + bend} ${fromY + half} ${x + bend} ${y - half} ${x} ${y}`;
  });
  return `M28 0${steps.join("")}`;
}

/** Where the line of each part runs, in percent of the height: under its words. */
const lineAt = (at: number) => 20 * (at + 1);

/** Five groups, each with its own line under its words, and one outcome. */
export const atOnce: Picture = {
  html:
    stretched(
      600,
      100,
      parts.map((at) => group(at)).join("") +
        marks({ steady: parts.map(join).join("") }) +
        rings(parts.map((at) => [54, lineAt(at)])),
    ) + placed(100, 60, head("m-15-13 15 13-15 13")),
};

/** The people of a group, who come to the start of its line. */
function group(at: number): string {
  const end = lineAt(at);
  return people(12 + at, 6, (random) => {
    const x = round(4 + 34 * random());
    const y = round(end - 11 + 14 * random());
    return { x, y, way: `M${x} ${y}C${x + 12} ${y} 36 ${end} 54 ${end}` };
  });
}

function join(at: number): string {
  const y = lineAt(at);
  return `M54 ${y}H552C580 ${y} 574 60 600 60`;
}

/** The same from top to bottom: each line leaves the others under the words of its group. */
export const atOnceDown: Picture = {
  html: stretched(
    350,
    100,
    marks({ steady: parts.map(leave).join("") }) + rings(parts.map((at) => [346, lineAt(at)])),
  ),
};

function leave(at: number): string {
  const x = 42 - 7 * at;
  const y = lineAt(at);
  return `M28 0C28 4 ${x} 2 ${x} 7V${y - 6}C${x} ${y - 2} ${x + 6} ${y} ${x + 26} ${y}H346`;
}

/** The people of a program, over its lines on narrow screens. */
export function gathering(seed: number): Picture {
  return {
    html: stretched(
      350,
      96,
      people(seed, 34, (random) => {
        const x = round(62 + 284 * random());
        const y = round(4 + 74 * random());
        return { x, y, way: `M${x} ${y}C${round(0.55 * x)} ${y} 28 50 28 96` };
      }),
    ),
  };
}

interface Person {
  x: number;
  y: number;
  /** From there to the start. */
  way: string;
}

function people(seed: number, count: number, personAt: (random: () => number) => Person): string {
  const random = randomFrom(seed);
  const all = Array.from({ length: count }, () => personAt(random));
  return (
    marks({ middle: all.map(({ way }) => way).join("") }) +
    mark('stroke-width="6" stroke-opacity=".75"', all.map(({ x, y }) => dotAt(x, y)).join(""))
  );
}

function rings(places: readonly (readonly [x: number, y: number])[]): string {
  const dots = places.map(([x, y]) => dotAt(x, y)).join("");
  return (
    mark('stroke="var(--ink)" stroke-width="16"', dots) +
    mark('stroke="var(--surface)" stroke-width="12"', dots)
  );
}

/** An arrowhead that does not wait for its line. */
function head(d: string): string {
  return mark('stroke="var(--ink)" stroke-width="4"', d);
}
