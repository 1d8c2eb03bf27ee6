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
  if (formId === personForm.id) return { key: "chat" as const, ...personForm };
  const key = keys.find((candidate) => forms[candidate].id === formId);
  return key === undefined ? null : { key, ...(forms[key] as EmbeddableForm), ...formFields[key] };
}

export function fieldFacts(request: StoredRequest): Fact[] {
  return Object.entries(request.fields).map(([name, value]) => ({
    label: labelOf(name, request),
    text: cleanText(shownValue(name, value, request)) || mail.notGiven,
  }));
}

/** What was chosen from the site's own words. Nothing typed: the address may be another person's. */
export function chosenFacts(request: StoredRequest): Fact[] {
  const lists = fieldsOf(request).filter(({ kind }) => kind === "select");
  const names = [...lists.map(({ name }) => name), ...(request.kind === "enrollment" ? soldFields : [])];
  const isChosen = ([name, value]: [string, string]) => names.includes(name) && value !== "";
  const chosen = Object.fromEntries(Object.entries(request.fields).filter(isChosen));
  return fieldFacts({ ...request, fields: chosen });
}

/** The site itself writes these; a promotion code is stored only as the site knows it. */
const soldFields = ["plan", "promotionCode", "priceWithCode", "agreementVersion"];

function fieldsOf(request: StoredRequest): readonly FormField[] {
  return request.kind === "enrollment" ? sandboxCheckout.form.fields : (formOf(request)?.fields ?? []);
}

function labelOf(name: string, request: StoredRequest): string {
  const added: Record<string, string> = request.kind === "enrollment" ? mail.enrollment : {};
  return fieldsOf(request).find((field) => field.name === name)?.label ?? added[name] ?? name;
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
