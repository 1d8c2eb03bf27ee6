import * as v from "valibot";
import { atMost } from "../text-length.ts";
import { leadStates, maxNoteLength } from "./lead.ts";

/** The body of `PATCH /api/leads/{id}`. */
export const leadChangeSchema = v.pipe(
  v.strictObject({
    state: v.optional(v.picklist(leadStates, `Please choose one of ${leadStates.join(", ")}.`)),
    note: v.optional(
      v.pipe(
        v.string("Please write the note as text."),
        v.trim(),
        v.minLength(1, "Please write a note."),
        v.check(atMost(maxNoteLength), `Please shorten the note to ${maxNoteLength} characters.`),
      ),
    ),
    handled: v.optional(v.boolean("Please say whether it is handled.")),
    /** The id of a date, for who paid without one; null takes it away. */
    cohort: v.optional(v.nullable(v.string("Please choose one of the dates."))),
  }),
  v.check(
    (change) => Object.values(change).some((value) => value !== undefined),
    "Please send a state, a note, a date or whether it is handled.",
  ),
);

export type LeadChange = v.InferOutput<typeof leadChangeSchema>;
