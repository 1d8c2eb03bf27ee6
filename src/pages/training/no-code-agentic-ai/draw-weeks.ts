import { round } from "../../../shared/drawing/paths.ts";
import { randomFrom } from "../../../shared/random.ts";

/** The units of the drawing; it is stretched to the width of the page. */
export const pathSize = { width: 1200, height: 210 };

const daysAWeek = 7;
const strands = 22;

/**
 * Path data of a course's weeks: a rising line that loose strands gather into, and on it a dot for each class, on
 * the evenings from Monday on that it is held. `weeks` says of each class whether it is a workshop.
 */
export function drawWeeks(weeks: readonly (readonly boolean[])[]) {
  const { width, height } = pathSize;
  const weekWidth = width / weeks.length;
  const dots = { classes: "", workshops: "" };
  let posts = "";
  weeks.forEach((classes, week) => {
    const monday = (week + 0.5 / daysAWeek) * weekWidth;
    posts += `M${round(monday)} ${round(heightAt(monday))}V${height}`;
    classes.forEach((workshop, day) => {
      const x = monday + (day / daysAWeek) * weekWidth;
      dots[workshop ? "workshops" : "classes"] += `M${round(x)} ${round(heightAt(x))}h0`;
    });
  });
  return {
    ...dots,
    ...drawStrands(),
    posts,
    // The same parabola as heightAt, as a quadratic curve.
    line: `M0 ${start}Q${width / 2} ${start - slope / 2} ${width} ${start - slope - bend}`,
  };
}

const start = 172;
const slope = 34;
const bend = 112;

function heightAt(x: number): number {
  const t = x / pathSize.width;
  return start - slope * t - bend * t * t;
}

function drawStrands(): { faint: string; clear: string; signals: string } {
  const random = randomFrom(624);
  const lines = { faint: "", clear: "", signals: "" };
  for (let i = 0; i < strands; i++) {
    const left = random() * 84;
    const from = 34 + (i / (strands - 1)) * 170;
    const joins = 330 + random() * 560;
    const at = heightAt(joins);
    const rise = (slope + 2 * bend * (joins / pathSize.width)) / pathSize.width;
    const sway = (random() - 0.5) * 90;
    lines[random() > 0.6 ? "clear" : "faint"] +=
      `M${round(left)} ${round(from)}C${round(joins * 0.34)} ${round(from + sway)} ` +
      `${round(joins * 0.62)} ${round(at + rise * joins * 0.38)} ${round(joins)} ${round(at)}`;
    lines.signals += `M${round(left)} ${round(from)}h0`;
  }
  return lines;
}
