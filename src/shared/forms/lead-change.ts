import * as v from "valibot";
import { isDay } from "../cohorts/cohort.ts";
import { atMost } from "../text-length.ts";
import { leadStates, maxNoteLength, maxStepLength } from "./lead.ts";

const stateSchema = v.picklist(leadStates, `Please choose one of ${leadStates.join(", ")}.`);

const noteSchema = v.pipe(
  v.string("Please write the note as text."),
  v.trim(),
  v.minLength(1, "Please write a note."),
  v.check(atMost(maxNoteLength), `Please shorten the note to ${maxNoteLength} characters.`),
);

/** A correction names its note by the note's time; the text null removes it. */
const correctionSchema = v.strictObject({
  at: v.string("Please name the note by its time."),
  text: v.nullable(noteSchema),
  /** The text that was corrected: where it is another one by now, somebody else was first. */
  was: v.optional(v.string("Please send the earlier text as text.")),
});

export type NoteCorrection = v.InferOutput<typeof correctionSchema>;

const nextStepSchema = v.strictObject({
  text: v.pipe(
    v.string("Please write the next step as text."),
    v.trim(),
    v.minLength(1, "Please write what comes next."),
    v.check(atMost(maxStepLength), `Please shorten the next step to ${maxStepLength} characters.`),
  ),
  on: v.pipe(
    v.string("Please give the day as text."),
    v.check(isDay, "Please give a date that exists, such as 2027-10-06."),
  ),
});

/** The body of `PATCH /api/leads/{id}`. */
export const leadChangeSchema = v.pipe(
  v.strictObject({
    state: v.optional(stateSchema),
    note: v.optional(noteSchema),
    notes: v.optional(v.array(correctionSchema, "Please send the corrections as a list.")),
    nextStep: v.optional(v.nullable(nextStepSchema)),
    /** The step that was changed: where it is another one by now, somebody else was first. */
    nextStepWas: v.optional(v.nullable(nextStepSchema)),
    handled: v.optional(v.boolean("Please say whether it is handled.")),
    /** The id of a date, for who paid without one; null takes it away. */
    cohort: v.optional(v.nullable(v.string("Please choose one of the dates."))),
  }),
  v.check(
    (change) => Object.values(change).some((value) => value !== undefined),
    "Please send a state, a note, corrections, a next step, a date or whether it is handled.",
  ),
);

export type LeadChange = v.InferOutput<typeof leadChangeSchema>;

const idsSchema = v.pipe(
  v.array(v.string(), "Please send the ids as a list."),
  v.minLength(1, "Please choose at least one lead."),
);

/** The body of `POST /api/leads/bulk`. `restore` takes back a deletion. */
export const bulkChangeSchema = v.union(
  [
    v.strictObject({ ids: idsSchema, state: stateSchema }),
    v.strictObject({ ids: idsSchema, delete: v.literal(true) }),
    v.strictObject({ ids: idsSchema, restore: v.literal(true) }),
  ],
  "Please send the ids of leads with a state, or with delete or restore set to true.",
);

export type BulkChange = v.InferOutput<typeof bulkChangeSchema>;

/** The body of `POST /api/leads.csv`. */
export const chosenLeadsSchema = v.strictObject({ ids: idsSchema });
