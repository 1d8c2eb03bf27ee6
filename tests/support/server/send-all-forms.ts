import { formFields } from "../../../content/form-fields.ts";
import { forms } from "../../../content/forms.ts";
import { sandboxCheckout } from "../../../content/training/checkout.ts";
import { type FormField, sourceFieldName } from "../../../src/shared/forms/form.ts";
import type { Site } from "./site.ts";

const firstNames = "Ada Bea Cid Dan Eva Fay Gus Hal Ida Jon Kay Leo Mia Ned Oda Pia Quin Rex Sue Tom".split(
  " ",
);

/** One name each, such as "Ada Sender7". */
export function senderName(index: number): string {
  return `${firstNames[index % firstNames.length]} Sender${index}`;
}

/**
 * Sends so many requests as people do, through each form of the site in turn, its checkout and its chat, each from another
 * network and address: `sender{index}@example.com`.
 */
export async function sendAllForms({ url }: Pick<Site, "url">, count: number, source: string): Promise<void> {
  const keys = Object.keys(forms) as (keyof typeof forms)[];
  for (let index = 0; index < count; index++) {
    const kind = index % (keys.length + 2);
    const key = keys[kind];
    const headers = { "X-Forwarded-For": `10.77.${index >> 8}.${index & 255}`, Origin: url };
    const person = personOf(index);
    const options = { method: "POST", redirect: "manual", headers } as const;
    const answer = await (key !== undefined
      ? fetch(`${url}/widget/form/${forms[key].id}`, {
          ...options,
          body: new URLSearchParams({
            ...typedIn(formFields[key].fields, person),
            [sourceFieldName]: source,
          }),
        })
      : kind === keys.length
        ? fetch(`${url}/checkout?plan=students`, {
            ...options,
            body: new URLSearchParams({
              ...typedIn(sandboxCheckout.form.fields, person),
              [sourceFieldName]: source,
            }),
          })
        : fetch(`${url}/api/chat/person`, {
            ...options,
            headers: { ...headers, "Content-Type": "application/json" },
            body: JSON.stringify({
              name: person.name,
              email: person.email,
              message: `Visitor: ${person.message}`,
              page: "/about",
              [sourceFieldName]: source,
            }),
          }));
    if (answer.status !== 303 && answer.status !== 204)
      throw new Error(`${key ?? kind} was answered with ${answer.status}`);
  }
}

function personOf(index: number) {
  const name = senderName(index);
  const [firstName = "", lastName = ""] = name.split(" ");
  return { name, firstName, lastName, email: `sender${index}@example.com`, message: `Question ${index}` };
}

/** What somebody types who fills in only what has to be. */
function typedIn(fields: readonly FormField[], person: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    fields
      .filter(({ required }) => required)
      .map(({ name, options }) => [name, person[name] ?? options?.[0] ?? "Words"]),
  );
}
