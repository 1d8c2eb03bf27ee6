import { randomFrom } from "../../../shared/drawing/random.ts";

/** One block of the drawing, in percent of its own width and height. */
export interface DrawnBlock {
  /** Its share of the time scale: the place of one lesson is 1. */
  places: number;
  stems: { x: number; y: number; kind: "lesson" | "project" | "session" }[];
  /** The rising line in a view box that is `places` wide and 100 high. */
  rise: string;
  /** Where the line ends in its arrow; the last block has it. */
  arrowY: number | null;
}

interface Block {
  lessons: readonly { number: number }[];
  projects: readonly number[];
  sessions?: readonly unknown[];
}

const courseMonths = 4;
const weeksBetweenSessions = 2;
const seed = 80;
/** The way from the last session to the arrow. */
const arrowPlaces = 4;

/**
 * The lessons of a course along its months, then the sessions that follow every two weeks. Lines that start uneven
 * gather into one that rises: the height is the drawing's own, the places are to scale.
 */
export function drawLessons(blocks: readonly Block[]): DrawnBlock[] {
  const random = randomFrom(seed);
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
        sway: (random() - 0.62) * 30 * (1 - number / lessonCount),
        kind: projects.includes(number) ? ("project" as const) : ("lesson" as const),
      })),
      ...sessions.map((_, i) => ({
        place: lessons.length - 0.5 + (i + 1) * sessionPlaces,
        sway: 0,
        kind: "session" as const,
      })),
    ];
    return {
      places,
      stems: spots.map(({ place, sway, kind }) => ({
        x: round((place / places) * 100),
        y: Math.min(96, round(heightAt(start + place) + (kind === "project" ? 0 : sway))),
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

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
