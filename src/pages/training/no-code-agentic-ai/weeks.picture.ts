import { noCodeCourse } from "../../../../content/training/no-code-agentic-ai.ts";
import { mark, marks, placed, stretched } from "../../../shared/drawing/marks.ts";
import { dotAt, round } from "../../../shared/drawing/paths.ts";
import type { Picture } from "../../../shared/drawing/picture.ts";
import { randomFrom } from "../../../shared/drawing/random.ts";

/** In the units of the drawing, which is stretched to the page. */
const width = 1200;
const height = 210;

const daysAWeek = 7;
const strands = 22;

// The line is a parabola.
const start = 172;
const slope = 34;
const bend = 112;

function heightAt(x: number): number {
  const t = x / width;
  return start - slope * t - bend * t * t;
}

function drawStrands(): { faint: string; clear: string; small: string } {
  const random = randomFrom(624);
  const lines = { faint: "", clear: "", small: "" };
  for (let i = 0; i < strands; i++) {
    const left = random() * 84;
    const from = 34 + (i / (strands - 1)) * 170;
    const joins = 330 + random() * 560;
    const at = heightAt(joins);
    const rise = (slope + 2 * bend * (joins / width)) / width;
    const sway = (random() - 0.5) * 90;
    lines[random() > 0.6 ? "clear" : "faint"] +=
      `M${round(left)} ${round(from)}C${round(joins * 0.34)} ${round(from + sway)} ` +
      `${round(joins * 0.62)} ${round(at + rise * joins * 0.38)} ${round(joins)} ${round(at)}`;
    lines.small += dotAt(left, from);
  }
  return lines;
}

/** Where a week begins, in percent of the drawing. */
export function weekAt(week: number): number {
  return round(((week + 0.5 / daysAWeek) * 100) / noCodeCourse.curriculum.items.length);
}

/** A dot for each class on its evening, and a post for each week. */
function drawClasses() {
  const modules = noCodeCourse.curriculum.items;
  const weekWidth = width / modules.length;
  const drawn = { posts: "", classes: "", workshops: "" };
  modules.forEach(({ classes }, week) => {
    const monday = (week + 0.5 / daysAWeek) * weekWidth;
    drawn.posts += `M${round(monday)} ${round(heightAt(monday))}V${height}`;
    classes.forEach(({ workshop }, day) => {
      const x = monday + (day / daysAWeek) * weekWidth;
      drawn[workshop ? "workshops" : "classes"] += dotAt(x, heightAt(x));
    });
  });
  return drawn;
}

const { posts, classes, workshops } = drawClasses();

/** The weeks of the course on a rising line. */
export const weeks: Picture = {
  html:
    stretched(
      width,
      height,
      marks(drawStrands()) +
        mark('stroke-width="1" stroke-opacity=".3"', posts) +
        // `heightAt` as a quadratic curve.
        marks({ steady: `M0 ${start}Q${width / 2} ${start - slope / 2} ${width} ${heightAt(width)}` }) +
        mark('stroke-width="var(--class)"', classes) +
        mark('stroke="var(--signal)" stroke-width="var(--workshop)"', workshops),
    ) + placed(100, 12.3, `<g transform="rotate(-10 -7 0)">${marks({ arrow: "m-14-11 14 11-14 11" })}</g>`),
};
