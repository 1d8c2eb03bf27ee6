import { chatFormName } from "../../../content/form-names.ts";
import { forms } from "../../../content/forms.ts";
import type { StoredRequest } from "../../../src/server/requests/stored-requests.ts";
import { handAddedForm } from "../../../src/shared/forms/hand-added.ts";
import { leadStates } from "../../../src/shared/forms/lead.ts";
import { storedRequest } from "../store/stored-request.ts";

const first = ["Ada", "Björn", "Chen", "Dalia", "Eduardo", "Fatima", "Gwen", "Hiroshi", "Ines", "José"];
const last = [
  "Lovelace",
  "Ångström",
  "Wei",
  "Haddad",
  "Souza",
  "Khan",
  "O'Neil",
  "Tanaka",
  "Müller",
  "Núñez",
];
const words =
  "We would like to automate how invoices are read and routed, and train forty people for it.".split(" ");
const origins = [
  ...Object.values(forms).map(({ id, name }) => ({ formId: id, formName: name })),
  { formId: "chat", formName: chatFormName },
  { formId: handAddedForm.id, formName: handAddedForm.name },
];

/** So many leads of all forms and states, the oldest first, one each 7 minutes up to `until`. */
export function manyLeads(count: number, until = new Date()): StoredRequest[] {
  return Array.from({ length: count }, (_, index) => {
    const at = (list: readonly string[], step: number) => list[Math.floor(index / step) % list.length] ?? "";
    const createdAt = new Date(until.getTime() - (count - index) * 7 * 60_000).toISOString();
    const state = index % 3 === 0 ? (leadStates[Math.floor(index / 3) % 4] ?? "new") : "lost";
    return storedRequest({
      id: `lead-${index}`,
      ...(origins[index % origins.length] as (typeof origins)[number]),
      state,
      createdAt,
      page: "/training",
      source: {
        landing: "/",
        referrer: index % 2 === 0 ? "www.google.com" : null,
        utm: {
          source: "newsletter",
          medium: "email",
          campaign: at(["Spring", "Fall"], 5),
          term: null,
          content: null,
        },
        clickId: null,
      },
      fields: {
        firstName: at(first, 1),
        lastName: at(last, 10),
        email: `person${index % Math.ceil(count / 2)}@example.com`,
        phone: `+1 972 555 ${String(index % 10_000).padStart(4, "0")}`,
        company: `Company ${index % 500}`,
        message: `${words.slice(index % 7).join(" ")} Number ${index}.`,
      },
      notes: index % 4 === 0 ? [{ text: "Called, wants an offer.", at: createdAt }] : [],
      ...(index % 50 === 0 && { nextStep: { text: "Send the offer", on: createdAt.slice(0, 10) } }),
    });
  });
}
