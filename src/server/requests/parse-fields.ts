import { type FormField, type FormIssues, maxLengthOf } from "../../shared/forms/form.ts";
import { mailAddressOf } from "../../shared/forms/mail-address.ts";
import { textLength } from "../../shared/text-length.ts";

// The library's pattern refuses apostrophes (o'neil@), quoted local parts and letters beyond English.
const localPart = String.raw`(?:[^\s@<>()[\]\\,;:"\p{C}]+|"(?:[^"\\\p{C}]|\\[^\p{C}])+")`;
const domainLabel = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?`;
const emailPattern = new RegExp(`^${localPart}@(?:${domainLabel}\\.)+(?!\\d+$)${domainLabel}$`, "u");

export function parseFields(
  fields: readonly FormField[],
  typed: Record<string, string>,
): { values: Record<string, string>; issues: FormIssues } {
  const values: Record<string, string> = {};
  const issues: FormIssues = {};
  for (const field of fields) {
    const whole = (typed[field.name] ?? "").trim();
    // An odd phone number is no reason to lose a lead.
    const value = field.kind === "tel" ? whole.slice(0, maxLengthOf(field)) : whole;
    const issue = issueOf(field, value);
    values[field.name] = value;
    if (issue !== null) issues[field.name] = issue;
  }
  return { values, issues };
}

function issueOf(field: FormField, value: string): string | null {
  if (value === "") return field.required ? missingMessage(field) : null;
  const most = maxLengthOf(field);
  if (textLength(value) > most) return `Please shorten this to ${most} characters.`;
  if (field.kind === "email" && !emailPattern.test(mailAddressOf(value)))
    return "Please enter an email address such as name@example.com.";
  if (field.kind === "select" && !field.options?.includes(value))
    return "Please choose one of the options in the list.";
  return null;
}

function missingMessage(field: FormField): string {
  if (field.kind === "select") return "Please choose an option.";
  if (field.kind === "textarea") return "Please write a few words here.";
  return `Please enter your ${field.label.toLowerCase()}.`;
}
