import type { Lesson } from "./types.ts";

export function lessonsFrom(first: number, titles: readonly string[], workshop?: number): Lesson[] {
  return titles.map((title, at) => ({ number: first + at, title, workshop: first + at === workshop }));
}
