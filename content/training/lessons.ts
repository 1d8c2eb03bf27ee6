import type { Lesson } from "./types.ts";

/** Lessons in their order, numbered from the first one's number on; one of them may be a workshop. */
export function lessonsFrom(first: number, titles: readonly string[], workshop?: number): Lesson[] {
  return titles.map((title, at) => ({ number: first + at, title, workshop: first + at === workshop }));
}
