import { personForm } from "../../../content/chat/person-form.ts";
import { formFields } from "../../../content/form-fields.ts";
import { forms } from "../../../content/forms.ts";
import { mail } from "../../../content/mail.ts";
import { sandboxCheckout } from "../../../content/training/checkout.ts";
import { plans } from "../../../content/training/plans.ts";
import type { FormField } from "../../shared/forms/form.ts";
import type { EmbeddableForm } from "../../shared/forms/lead.ts";
import { parsePlan } from "../../shared/forms/plans.ts";
import type { StoredRequest } from "../requests/stored-requests.ts";
import type { Fact } from "./letter.ts";

export function formOf({ formId }: StoredRequest) {
  const keys = Object.keys(forms) as (keyof typeof forms)[];
  if (formId === personForm.id) return personForm;
  const key = keys.find((candidate) => forms[candidate].id === formId);
  return key === undefined ? null : { ...(forms[key] as EmbeddableForm), ...formFields[key] };
}

export function fieldFacts(request: StoredRequest): Fact[] {
  return Object.entries(request.fields).map(([name, value]) => ({
    label: labelOf(name, request),
    text: cleanText(shownValue(name, value, request)) || mail.notGiven,
  }));
}

function labelOf(name: string, request: StoredRequest): string {
  const isEnrollment = request.kind === "enrollment";
  const fields: readonly FormField[] = isEnrollment
    ? sandboxCheckout.form.fields
    : (formOf(request)?.fields ?? []);
  const added: Record<string, string> = isEnrollment ? mail.enrollment : {};
  return fields.find((field) => field.name === name)?.label ?? added[name] ?? name;
}

function shownValue(name: string, value: string, { kind }: StoredRequest): string {
  const plan = kind === "enrollment" && name === "plan" ? parsePlan(value) : null;
  return plan === null ? value : `${plans[plan].label} (${plans[plan].priceDisplay})`;
}

/** Unicode bidirectional controls. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/** Removes control and bidirectional characters, which could disguise the following text. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .replace(turns, "");
}

/** Joins lines as well, for mail headers and lists. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(turns, "")
    .trim();
}
