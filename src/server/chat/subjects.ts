import { otherThan, type Subject, subjectNames, theOther } from "../../../content/chat/subjects.ts";

export function subjectsIn(normalized: string): Subject[] {
  return names.flatMap(([subject, name]) => (normalized.search(name) === -1 ? [] : [subject]));
}

/** Null if the message names no subject, or several. */
export function nameOfSubject(message: string): string | null {
  const found = names.flatMap(([, name]) => message.toLowerCase().match(name)?.slice(0, 1) ?? []);
  return found.length === 1 ? (found[0] ?? null) : null;
}

export function withoutSubjects(normalized: string): string {
  return names.reduce((text, [, name]) => text.replace(name, " "), normalized);
}

/** Replaces "the other course" by the name of the course that was not mentioned. */
export function withOtherNamed(normalized: string, lastSubject: Subject | null): string {
  const named = subjectsIn(normalized).filter((subject) => otherThan[subject] !== undefined);
  const one = named[0] ?? lastSubject;
  const other = one === null || named.length > 1 ? undefined : otherThan[one];
  return other === undefined ? normalized : normalized.replace(theOther, other);
}

const both =
  /\b(?:each|both|either)(?: one)?(?: of (?:them|those|these|the two))?(?= (?:take|cost|last|run|start|begin|have|end|need|include|teach|online|recorded|live)|\W*$)/;

/** After one of the two courses, "each" and "both" ask for both. */
export function withBothNamed(corrected: string, lastSubject: Subject | null): string {
  const isCourse = lastSubject !== null && otherThan[lastSubject] !== undefined;
  return isCourse && subjectsIn(corrected).length === 0 ? corrected.replace(both, "both courses") : corrected;
}

const names = Object.entries(subjectNames) as [Subject, RegExp][];
