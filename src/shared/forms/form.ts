import type { OfferWords } from "../cohorts/course-dates.ts";

export interface FormField {
  name: string;
  label: string;
  kind: "text" | "email" | "tel" | "textarea" | "select";
  required: boolean;
  autocomplete?: string;
  hint?: string;
  options?: readonly string[];
  /** Optional, and shown once the visitor asks for more fields. */
  later?: true;
}

/** By the field's name, the sentence that says what to change. */
export type FormIssues = Record<string, string>;

export type FormOutcome = FormAccepted | FormRefusal;

export interface FormAccepted {
  accepted: true;
  /** An earlier registration for the same date has these words now. */
  isChanged?: true;
  offer?: OfferWords;
}

export interface FormRefusal {
  accepted: false;
  status: 409 | 422 | 429 | 503 | 507;
  message: string;
  values: Record<string, string>;
  issues: FormIssues;
  /** The hidden values of the page that was sent, for the next try; empty where they no longer apply. */
  shown: Record<string, string>;
  /** The valid promotion code among the values. */
  offer?: OfferWords;
}

/** The title of a page with a form. A screen reader begins with it, so it says where the form came back. */
export function formTitle(title: string, refused: FormRefusal | null): string {
  return refused === null ? title : `Error: ${title}`;
}

/** A form's address ends with this id, so that the browser focuses the wrong field, the refusal or the thanks. */
export const answerId = "answer";

/** Set where the form is that of the waitlist, since no seat is free. */
export const waitlistField = "waitlist";

/** The honeypot: people cannot see this field, so only bots fill it in. */
export const honeypotName = "website_confirm";

/** Says how the visitor came to the site; `public/js/post_form.js` adds it. */
export const sourceFieldName = "visit_source";

/** Says for how many ms the form was shown; `public/js/post_form.js` adds it. */
export const shownForName = "shown_for";

const lengths = { text: 200, email: 254, tel: 100, select: 200, textarea: 4000 } as const;

export function typedFields(sent: FormData): Record<string, string> {
  return Object.fromEntries([...sent].map(([name, value]) => [name, String(value)]));
}

export function maxLengthOf(field: FormField): number {
  return lengths[field.kind];
}
