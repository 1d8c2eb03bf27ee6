import { otherThan, type Subject, subjectNames, theOther } from "../../../content/chat/subjects.ts";

/** What a message is about, in the order of `subjectNames`. */
export function subjectsIn(plain: string): Subject[] {
  return names.flatMap(([subject, name]) => (plain.search(name) === -1 ? [] : [subject]));
}

/** The words that name a subject in a message; null where none does, or several. */
export function nameOfSubject(message: string): string | null {
  const found = names.flatMap(([, name]) => message.toLowerCase().match(name)?.slice(0, 1) ?? []);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** A message without the names of its subjects. */
export function withoutSubjects(plain: string): string {
  return names.reduce((text, [, name]) => text.replace(name, " "), plain);
}

/** A message with the name of the other course, where it asks for that beside one that it names, or that was spoken of. */
export function withOtherNamed(plain: string, spokenOf: Subject | null): string {
  const named = subjectsIn(plain).filter((subject) => otherThan[subject] !== undefined);
  const one = named[0] ?? spokenOf;
  const other = one === null || named.length > 1 ? undefined : otherThan[one];
  return other === undefined ? plain : plain.replace(theOther, other);
}

const names = Object.entries(subjectNames) as [Subject, RegExp][];
