import { engineerCourse } from "../../../../content/training/ai-ml-genai-course.ts";
import { mark, marks, placed, stretched } from "../../../shared/drawing/marks.ts";
import { round } from "../../../shared/drawing/paths.ts";
import type { Picture } from "../../../shared/drawing/picture.ts";

/** The natural width of a lesson; rows are always narrower, so all lessons shrink alike. */
const placePx = 24;

const courseMonths = 4;
const weeksBetweenSessions = 2;
/** Of these a phone gives the arrow about 22 pixels, in which its head stands clear of the last ring. */
const arrowPlaces = 8;

/** A picture for each block: lines on a scale of time, one for each lesson. */
export const blocks = drawLessons(engineerCourse.curriculum.items).map(
  ({ places, stems, rise, arrowY }): Picture => {
    const path = (kind: (typeof stems)[number]["kind"], rest: string) =>
      stems.map((stem) => (stem.kind === kind ? `M${stem.x} ${stem.y}${rest}` : "")).join("");
    const html =
      stretched(places, 100, marks({ steady: rise })) +
      stretched(
        100,
        100,
        mark('stroke-opacity="var(--stem)"', path("lesson", "V100")) +
          mark('stroke-width="var(--lesson)"', path("lesson", "h0")) +
          marks({ steady: path("project", "V100") }) +
          mark('stroke="var(--signal)" stroke-width="9"', path("project", "h0")) +
          mark('stroke-opacity="calc(var(--stem) + .28)" stroke-dasharray="1 5"', path("session", "V100")) +
          mark('stroke="var(--tip)" stroke-width="11"', path("session", "h0")) +
          mark('stroke="var(--surface)" stroke-width="7"', path("session", "h0")),
      ) +
      (arrowY === null ? "" : placed(100, arrowY, marks({ arrow: "m-13-11 13 11-11 13" })));
    return { html, width: places * placePx };
  },
);

/** In percent of the block's own width and height. */
interface DrawnBlock {
  /** Its width on the scale of time, on which one lesson is 1. */
  places: number;
  stems: { x: number; y: number; kind: "lesson" | "project" | "session" }[];
  /** In a view box that is `places` wide and 100 high. */
  rise: string;
  /** Where the line ends in its arrow; null in all but the last block. */
  arrowY: number | null;
}

interface Block {
  lessons: readonly { number: number }[];
  projects: readonly number[];
  sessions?: readonly unknown[];
}

/**
 * The lessons of a course along its months, then sessions every two weeks. The positions are to scale, and the
 * lessons of a block climb to its project on the line.
 */
export function drawLessons(blocks: readonly Block[]): DrawnBlock[] {
  const lessonCount = blocks.reduce((sum, { lessons }) => sum + lessons.length, 0);
  const sessionPlaces = (lessonCount / (courseMonths * 4)) * weeksBetweenSessions;
  const widths = blocks.map(
    ({ lessons, sessions = [] }, at) =>
      lessons.length + sessions.length * sessionPlaces + (at === blocks.length - 1 ? arrowPlaces : 0),
  );
  const total = widths.reduce((sum, width) => sum + width, 0);
  const heightAt = (place: number) => 94 - 82 * risen(place / total);

  return blocks.map(({ lessons, projects, sessions = [] }, at) => {
    const places = widths[at] as number;
    const start = widths.slice(0, at).reduce((sum, width) => sum + width, 0);
    const spots = [
      ...lessons.map(({ number }, i) => ({
        place: i + 0.5,
        share: (i + 1) / lessons.length,
        kind: projects.includes(number) ? ("project" as const) : ("lesson" as const),
      })),
      ...sessions.map((_, i) => ({
        place: lessons.length - 0.5 + (i + 1) * sessionPlaces,
        share: 1,
        kind: "session" as const,
      })),
    ];
    return {
      places,
      stems: spots.map(({ place, share, kind }) => ({
        x: round((place / places) * 100),
        y: round(100 - (100 - heightAt(start + place)) * share),
        kind,
      })),
      rise: Array.from(
        { length: places + 1 },
        (_, place) => `${place === 0 ? "M" : "L"}${place} ${round(heightAt(start + place))}`,
      ).join(""),
      arrowY: at === blocks.length - 1 ? round(heightAt(total)) : null,
    };
  });
}

/** From 0 to 1, slow at first. */
function risen(share: number): number {
  return share * (0.5 + 1.3 * share - 0.8 * share * share);
}
