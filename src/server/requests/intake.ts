import { randomUUID } from "node:crypto";
import { sandboxCheckout } from "../../../content/training/checkout.ts";
import { agreementVersion } from "../../../content/training/plans.ts";
import { type FormField, type FormOutcome, type FormRefusal, honeypotName } from "../../shared/forms/form.ts";
import type { RequestIntake } from "../../shared/forms/lead.ts";
import { createRateLimiter } from "../http/rate-limiter.ts";
import { log } from "../logging/log.ts";
import type { Collection } from "../store/collection.ts";
import { StoreWriteError } from "../store/errors.ts";
import type { DeliveriesFor } from "./deliveries.ts";
import { parseFields } from "./parse-fields.ts";
import { addOnce } from "./requests.ts";
import { enrollmentForm, type StoredRequest } from "./stored-requests.ts";

type Draft = Pick<StoredRequest, "kind" | "formId" | "formName">;

/** Gives the intake of a network, which may send `perHour` requests of each kind. */
export function createIntake(
  requests: Collection<StoredRequest[]>,
  perHour: number,
  deliveriesFor: DeliveriesFor,
): (network: string) => RequestIntake {
  const limiter = createRateLimiter(perHour, 3600);

  async function accept(
    network: string,
    draft: Draft,
    form: { fields: readonly FormField[]; typed: Record<string, string> },
    added: Record<string, string> = {},
  ): Promise<FormOutcome> {
    // A program that fills in every field gets the same response as a person, and nothing is stored.
    if (form.typed[honeypotName]) return { accepted: true };
    const { values, issues } = parseFields(form.fields, form.typed);
    // What was typed comes back in the form: nobody should have to write it twice.
    const refuse = (status: FormRefusal["status"], message: string): FormRefusal => ({
      accepted: false,
      status,
      message,
      values,
      issues,
    });
    if (Object.keys(issues).length > 0) return refuse(422, "Please check the marked fields.");
    if ((await limiter.consume(`${draft.kind} ${network}`)) > 0)
      return refuse(
        429,
        "You have sent several forms within the hour. This one was not sent. What you typed is still in the form. Please try again later.",
      );
    const request: StoredRequest = {
      ...draft,
      id: randomUUID(),
      fields: { ...values, ...added },
      page: null,
      source: null,
      state: "new",
      notes: [],
      deliveries: [],
      createdAt: new Date().toISOString(),
      handledAt: null,
      deletedAt: null,
    };
    try {
      await requests.update((all) =>
        addOnce(all, { ...request, deliveries: deliveriesFor(request, all, new Date(request.createdAt)) }),
      );
    } catch (error) {
      if (!(error instanceof StoreWriteError)) throw error;
      log.error({ form: draft.formName, err: error.cause }, "error");
      return refuse(
        error.status,
        "We could not keep this just now, so nothing was sent. What you typed is still in the form. Please try again in a few minutes.",
      );
    }
    return { accepted: true };
  }

  return (network) => ({
    sendLead: ({ id, name, fields }, typed) =>
      accept(network, { kind: "lead", formId: id, formName: name }, { fields, typed }),
    sendEnrollment: (plan, typed) =>
      accept(
        network,
        enrollmentForm,
        { fields: sandboxCheckout.form.fields, typed },
        { plan, agreementVersion },
      ),
  });
}
