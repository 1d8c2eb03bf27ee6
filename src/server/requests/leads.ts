import { randomUUID } from "node:crypto";
import type { Lead, LeadDesk } from "../../shared/forms/lead.ts";
import type { Collection } from "../store/collection.ts";
import { addOnce } from "./duplicates.ts";
import { createFormIntake } from "./form-intake.ts";

/** How many leads one network may send. */
export interface LeadLimits {
  leadsPerHour: number;
}

/** Makes the desk that takes leads from a network and keeps them in the store. */
export function createLeadDesks(
  store: { leads: Collection<Lead[]> },
  limits: LeadLimits,
): (network: string) => LeadDesk {
  const intake = createFormIntake(limits.leadsPerHour);
  return (network) => ({
    submit: (form, typed) =>
      intake({ name: form.name, network, fields: form.fields, typed }, async (fields) => {
        const lead = {
          id: randomUUID(),
          formId: form.id,
          formName: form.name,
          fields,
          createdAt: new Date().toISOString(),
          handledAt: null,
        };
        await store.leads.update((leads) => addOnce(leads, lead));
      }),
  });
}
