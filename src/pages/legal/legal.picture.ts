import { emptyPaths, fineInk, marks } from "../../shared/drawing/marks.ts";
import { arrowAt, circleAt, dotAt, round } from "../../shared/drawing/paths.ts";
import { type Picture, picture } from "../../shared/drawing/picture.ts";
import { randomFrom } from "../../shared/drawing/random.ts";

const width = 480;
const height = 300;

export const shelter = drawShelter();
export const agreement = drawAgreement();
export const lifetimes = drawLifetimes();

/** Signals that pass by and leave one round, private place alone. */
function drawShelter(): Picture {
  const center = { x: 214, y: 152 };
  const radius = 56;
  const strands = 20;
  const strong = 5;
  const farOf = (i: number) => (i - (strands - 1) / 2) * 12.5;
  const paths = emptyPaths();
  for (let i = 0; i < strands; i++) {
    const far = farOf(i);
    // Where a current that comes from `far` passes above or below a disc.
    const near = (Math.sign(far) * Math.sqrt(far * far + 4 * radius * radius) + far) / 2;
    const y = round(center.y + far);
    const line =
      `M0 ${y}C${center.x - 120} ${y} ${center.x - 70} ${round(center.y + near)} ${center.x} ${round(center.y + near)}` +
      `S${center.x + 120} ${y} ${i === strong ? 462 : width} ${y}`;
    const outside = Math.abs(far) > 90 ? "faint" : Math.abs(far) > 40 ? "middle" : "clear";
    paths[i === strong ? "strong" : outside] += line;
  }
  paths.middle += circleAt(center.x, center.y, 34);
  paths.spark += dotAt(center.x, center.y);
  const random = randomFrom(7);
  for (let i = 0; i < 15; i++) {
    const far = farOf(Math.floor(random() * strands));
    paths[i % 3 === 0 ? "large" : "small"] += dotAt(4 + random() * 76, center.y + far);
  }
  return withArrow(paths, center.y + farOf(strong));
}

/** Two sides, each with lines of its own, that become one. */
function drawAgreement(): Picture {
  const paths = emptyPaths();
  const random = randomFrom(41);
  const strands = 11;
  for (const side of [-1, 1]) {
    for (let i = 0; i < strands; i++) {
      const from = i / (strands - 1) - 0.5;
      const startY = 165 + side * 88 + from * 92;
      const meetY = 158 + side * 4 + from * 30;
      const endY = 62 + from * 5;
      const line =
        `M0 ${round(startY)}C110 ${round(startY - side * 14)} 150 ${round(meetY + side * 10)} 270 ${round(meetY)}` +
        `S400 ${round(endY + 44)} 462 ${round(endY)}`;
      paths[i === 5 ? "strong" : fineInk(i)] += line;
      paths[i === 5 ? "spark" : random() > 0.5 ? "large" : "small"] += dotAt(6 + random() * 54, startY);
    }
  }
  return withArrow(paths, 62);
}

/** Traces that end sooner or later; one of them leads on. */
function drawLifetimes(): Picture {
  const paths = emptyPaths();
  const random = randomFrom(15);
  const lines = 17;
  for (let i = 0; i < lines; i++) {
    const y = 284 - i * 14;
    if (i === 9) {
      paths.strong += `M0 ${y}H150C300 ${y} 320 66 462 62`;
      paths.spark += dotAt(4, y);
      continue;
    }
    const life = random() ** 2;
    const end = round(24 + life * 400);
    paths[fineInk(i)] += `M0 ${y}H${end}`;
    paths[life > 0.4 ? "large" : "small"] += dotAt(end, y);
  }
  return withArrow(paths, 62);
}

function withArrow(paths: ReturnType<typeof emptyPaths>, y: number): Picture {
  return picture(width, height, marks({ ...paths, arrow: arrowAt(464, y) }), { fit: "xMaxYMid" });
}
