import { type Subject, subjectNames } from "../../../content/chat/subjects.ts";

/** What a message is about, in the order of `subjectNames`. */
export function subjectsIn(plain: string): Subject[] {
  return names.flatMap(([subject, name]) => (plain.search(name) === -1 ? [] : [subject]));
}

/** A message without the names of its subjects. */
export function withoutSubjects(plain: string): string {
  return names.reduce((text, [, name]) => text.replace(name, " "), plain);
}

const names = Object.entries(subjectNames) as [Subject, RegExp][];
