import * as v from "valibot";
import { type FormField, type FormIssues, maxLengthOf } from "../../shared/forms/form.ts";

/**
 * Checks what was typed into a form's fields.
 * Returns the trimmed values, and for each field that needs another look the sentence to show beside it.
 */
export function parseFields(
  fields: readonly FormField[],
  typed: Record<string, string>,
): { values: Record<string, string>; issues: FormIssues } {
  const values: Record<string, string> = {};
  const issues: FormIssues = {};
  for (const field of fields) {
    const result = v.safeParse(fieldSchema(field), Object.hasOwn(typed, field.name) ? typed[field.name] : "");
    values[field.name] = (typed[field.name] ?? "").trim();
    if (!result.success) issues[field.name] = result.issues[0].message;
  }
  return { values, issues };
}

function fieldSchema(field: FormField) {
  const most = maxLengthOf(field);
  const text = v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => !field.required || value !== "", missingMessage(field)),
    v.maxLength(most, `Please shorten this to ${most} characters.`),
  );
  if (field.kind === "email") {
    return v.pipe(
      text,
      v.check(
        (value) => value === "" || v.is(v.pipe(v.string(), v.email()), value),
        "Please enter an email address such as name@example.com.",
      ),
    );
  }
  if (field.kind === "tel") {
    return v.pipe(
      text,
      v.check(
        (value) => value === "" || (/^[+()\d\s./-]*$/.test(value) && value.replace(/\D/g, "").length >= 7),
        "Please enter a phone number with at least seven digits.",
      ),
    );
  }
  if (field.kind === "select") {
    return v.pipe(
      text,
      v.check(
        (value) => value === "" || (field.options ?? []).includes(value),
        "Please choose one of the options in the list.",
      ),
    );
  }
  return text;
}

function missingMessage(field: FormField): string {
  if (field.kind === "select") return "Please choose an option.";
  if (field.kind === "textarea") return "Please write a few words here.";
  return `Please enter your ${field.label.toLowerCase()}.`;
}
