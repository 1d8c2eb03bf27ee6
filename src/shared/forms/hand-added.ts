import type { FormField } from "./form.ts";

/** A lead that somebody of the company adds, such as after a call. */
export const handAddedForm = {
  id: "added-by-hand",
  name: "Added by hand",
} as const;

export const handAddedFields = [
  { name: "name", kind: "text", label: "Name", required: true },
  { name: "email", kind: "email", label: "Email address", required: false },
  { name: "phone", kind: "tel", label: "Phone", required: false },
  { name: "company", kind: "text", label: "Company", required: false },
  { name: "message", kind: "textarea", label: "What it is about", required: false },
] as const satisfies readonly FormField[];

export type HandAddedFields = Partial<Record<(typeof handAddedFields)[number]["name"], string>>;
