import type { NoteCorrection } from "../../shared/forms/lead-change.ts";
import { HttpError } from "../http/http-error.ts";
import { repeatMs } from "./repeats.ts";
import type { StoredRequest } from "./stored-requests.ts";

export type StoredNote = StoredRequest["notes"][number];

/** Ignores the repetition of a note whose response was lost. */
export function withNote(request: StoredRequest, text: string, now: Date): StoredRequest {
  const last = request.notes.at(-1);
  const isRepeated = last?.text === text && now.getTime() - Date.parse(last.at) < repeatMs;
  if (isRepeated) return request;
  return { ...request, notes: [...request.notes, { text, at: freeTime(request.notes, now) }] };
}

/** The time names a note, so two notes of the same millisecond get different ones. */
function freeTime(notes: readonly StoredNote[], now: Date): string {
  const taken = new Set(notes.map(({ at }) => at));
  let time = now.getTime();
  while (taken.has(new Date(time).toISOString())) time += 1;
  return new Date(time).toISOString();
}

/**
 * Merges by the notes' times, so that people who change different notes at once lose nothing. Throws an HttpError (409)
 * where somebody else changed or removed the same note meanwhile.
 */
export function correctNotes(
  request: StoredRequest,
  corrections: readonly NoteCorrection[],
  now: Date,
): StoredRequest {
  const notes = corrections.reduce<readonly StoredNote[]>(
    (before, correction) => corrected(before, correction, now),
    request.notes,
  );
  return notes === request.notes ? request : { ...request, notes: [...notes] };
}

function corrected(
  notes: readonly StoredNote[],
  { at, text, was }: NoteCorrection,
  now: Date,
): readonly StoredNote[] {
  const index = notes.findIndex((note) => note.at === at);
  const note = notes[index];
  if (note === undefined) {
    if (text === null) return notes;
    throw new HttpError(409, "Somebody else removed this note meanwhile. Add your words as a new one.");
  }
  if (text === note.text) return notes;
  if (was !== undefined && was !== note.text)
    throw new HttpError(409, `Somebody else changed this note meanwhile. It says now: ${note.text}`);
  if (text === null) return notes.toSpliced(index, 1);
  return notes.with(index, { text, at, editedAt: now.toISOString() });
}
