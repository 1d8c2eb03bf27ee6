/** A field of a form that the site itself answers. */
export interface FormField {
  /** The field's key in what is stored. */
  name: string;
  label: string;
  kind: "text" | "email" | "tel" | "textarea" | "select";
  required: boolean;
  autocomplete?: string;
  hint?: string;
  options?: readonly string[];
}

/** By field, the sentence that says what to change. */
export type FormIssues = Record<string, string>;

/** What became of a sent form: accepted, or the sentences to show and the status to answer with. */
export type FormOutcome = { accepted: true } | FormRefusal;

export interface FormRefusal {
  accepted: false;
  status: 409 | 422 | 429 | 503 | 507;
  message: string;
  values: Record<string, string>;
  issues: FormIssues;
  /** What the page that was sent had shown, for the next try; empty where that is over. */
  shown: Record<string, string>;
}

/**
 * What a sent form's answer begins with: the field to correct, the reason of a refusal, or the thanks. A form's address
 * ends with it, so that the browser brings it into view and gives it the focus, with and without scripts.
 */
export const answerId = "answer";

/** Sent along where a form is that of the waitlist, because there is no place. */
export const waitlistField = "waitlist";

/** The name of the field that people cannot see; whoever fills it in is a program. */
export const honeypotName = "website_confirm";

/** The name of the field that says how the visitor came to the site; `public/js/post_form.js` adds it. */
export const sourceFieldName = "visit_source";

const lengths = { text: 200, email: 254, tel: 100, select: 200, textarea: 4000 } as const;

/** The fields of a sent form as text by name. */
export function typedFields(sent: FormData): Record<string, string> {
  return Object.fromEntries([...sent].map(([name, value]) => [name, String(value)]));
}

export function maxLengthOf(field: FormField): number {
  return lengths[field.kind];
}
