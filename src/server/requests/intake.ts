import { randomUUID } from "node:crypto";
import { formFields } from "../../../content/form-fields.ts";
import { forms } from "../../../content/forms.ts";
import { sandboxCheckout } from "../../../content/training/checkout.ts";
import { agreementChanged, codeNotValid } from "../../../content/training/dates.ts";
import { agreementVersion, plans, priceWithCode } from "../../../content/training/plans.ts";
import type { Offer } from "../../shared/cohorts/cohort.ts";
import type { FormField, FormOutcome, FormRefusal } from "../../shared/forms/form.ts";
import type { LeadForm, RequestIntake } from "../../shared/forms/lead.ts";
import type { PlanKey } from "../../shared/forms/plans.ts";
import { urls } from "../../shared/urls.ts";
import type { Cohorts } from "../cohorts/cohorts.ts";
import type { MakeLimiter } from "../http/rate-limiter.ts";
import { log } from "../logging/log.ts";
import type { Collection } from "../store/collection.ts";
import { StoreWriteError } from "../store/errors.ts";
import type { DeliveriesFor } from "./change-request.ts";
import type { CodeCheck } from "./code-check.ts";
import { parseFields } from "./parse-fields.ts";
import { parseVisit } from "./parse-visit.ts";
import { registrationLike, withNewFields } from "./registrations.ts";
import { isRepeat } from "./repeats.ts";
import { dateOfLead, noPlaceWords, shownIn, type WantedDate, wantedDate } from "./request-date.ts";
import { seatsFor } from "./seats.ts";
import { enrollmentForm, type StoredRequest } from "./stored-requests.ts";
import { isRepeatedMessage } from "./suspicion/repeated-message.ts";
import { suspicionOf } from "./suspicion/suspicion.ts";

interface SentForm {
  origin: Pick<StoredRequest, "kind" | "formId" | "formName">;
  visit: Pick<StoredRequest, "page" | "source">;
  fields: readonly FormField[];
  typed: Record<string, string>;
  date: WantedDate | null;
  /** Set where the form has a promotion code for it. */
  plan?: PlanKey;
  added?: Record<string, string>;
  objection?: string | null;
}

export interface IntakeLimits {
  /** Further forms of this kind from one network are suspected. */
  ofOneFormPerHour: number;
  /** Further forms of any kind from one network are refused. */
  formsPerHour: number;
  /** Further suspected requests are refused. */
  suspected: number;
}

export const defaultIntakeLimits: IntakeLimits = {
  ofOneFormPerHour: 20,
  formsPerHour: 200,
  suspected: 5_000,
};

const hour = 3_600;

const waitlistForm: LeadForm = { ...forms.noCodeWaitlist, ...formFields.noCodeWaitlist };

/** Stores what looks like spam as suspected, without telling anybody. */
export function createIntake(
  requests: Collection<StoredRequest[]>,
  limits: IntakeLimits,
  deliveriesFor: DeliveriesFor,
  cohorts: Pick<Cohorts, "choose" | "dates" | "inTurn">,
  makeLimiter: MakeLimiter,
  checkCode: CodeCheck,
): (network: string) => RequestIntake {
  const ofOneForm = makeLimiter("one form", limits.ofOneFormPerHour, hour);
  const ofAllForms = makeLimiter("all forms", limits.formsPerHour, hour);

  async function accept(
    network: string,
    { origin, visit, fields, typed, date, plan, added = {}, objection = null }: SentForm,
  ): Promise<FormOutcome> {
    const { values, issues } = parseFields(fields, typed);
    const found = plan === undefined ? null : await checkCode(network, values.promotionCode ?? "");
    const offer = found === "too many" ? null : found;
    if (plan !== undefined && values.promotionCode && found === null) issues.promotionCode ??= codeNotValid;
    const refuse = (status: FormRefusal["status"], message: string): FormRefusal => ({
      accepted: false,
      status,
      message,
      values,
      issues,
      shown: status === 409 ? {} : shownIn(typed),
      ...(offer !== null && { offer }),
    });
    const refuseTooMany = () =>
      refuse(
        429,
        "More forms have come in than we can take just now, so this one was not sent. What you typed is still in the form. Please try again later.",
      );
    if (found === "too many") return refuseTooMany();
    if (Object.keys(issues).length > 0) return refuse(422, "Please check the marked fields.");
    // The agreement names the date, so only the date is reported if it is gone.
    if (objection !== null && !isGone(date)) return refuse(409, objection);
    if ((await ofAllForms.consume(network)) > 0) return refuseTooMany();
    const sender = `${origin.formId} ${network}`;
    const isOften = (await ofOneForm.consume(sender)) > 0;
    const suspected =
      suspicionOf({ formId: origin.formId, fields, values, typed }) ?? (isOften ? "often" : null);
    const createdAt = new Date().toISOString();
    const request: StoredRequest = {
      ...origin,
      id: randomUUID(),
      fields: {
        ...values,
        ...(plan === undefined || offer === null ? {} : codeFields(plan, offer)),
        ...added,
      },
      ...visit,
      state: "new",
      suspectedAt: null,
      cohort: null,
      notes: [],
      deliveries: [],
      createdAt,
      handledAt: null,
      deletedAt: null,
    };
    let hasTooManySuspected = false;
    let isDuplicate = false;
    let isChanged = false;
    let noSeat: "full" | "past" | null = null;
    try {
      const add = (all: StoredRequest[]): StoredRequest[] => {
        const suspicion = suspected ?? (isRepeatedMessage(all, request) ? "repeated" : null);
        const isSuspected = suspicion !== null;
        hasTooManySuspected =
          isSuspected && all.filter(({ state }) => state === "suspected").length >= limits.suspected;
        if (hasTooManySuspected) return all;
        const chosen = date === null ? null : cohorts.choose(date.course, date.id, seatsFor(all, request));
        const cohort = date?.id ?? (typeof chosen === "string" ? chosen : null);
        const next: StoredRequest = {
          ...request,
          cohort,
          ...(isSuspected && { state: "suspected", suspectedAt: createdAt, suspicion }),
        };
        // A repeated request may itself have taken the last seat.
        isDuplicate = isRepeat(all, next);
        if (isDuplicate) return all;
        if (chosen !== null && typeof chosen === "object") {
          noSeat = chosen.none;
          return all;
        }
        const earlier = isSuspected ? undefined : registrationLike(next, all);
        isChanged = earlier !== undefined;
        if (earlier !== undefined) {
          const changed = withNewFields(earlier, next, all, deliveriesFor);
          return all.map((other) => (other === earlier ? changed : other));
        }
        return [...all, { ...next, deliveries: deliveriesFor(next, all, new Date(createdAt)) }];
      };
      await (date === null ? requests.update(add) : cohorts.inTurn(() => requests.update(add)));
    } catch (error) {
      if (!(error instanceof StoreWriteError)) throw error;
      log.error({ form: origin.formName, err: error.cause }, "error");
      await Promise.all([ofAllForms.refund(network), ofOneForm.refund(sender)]);
      return refuse(
        error.status,
        "We could not keep this just now, so nothing was sent. What you typed is still in the form. Please try again in a few minutes.",
      );
    }
    // Refunds the rate limit: a visitor who saw no answer, or has to choose another date, sends the form again.
    if (isDuplicate || noSeat !== null) await ofOneForm.refund(sender);
    if (noSeat !== null && date !== null)
      return refuse(409, noPlaceWords(noSeat, cohorts.dates(), date.course));
    if (hasTooManySuspected) return refuseTooMany();
    return { accepted: true, ...(isChanged ? { isChanged: true } : {}), ...(offer !== null && { offer }) };
  }

  function isGone(date: WantedDate | null): boolean {
    if (date?.id === undefined) return false;
    return typeof cohorts.choose(date.course, date.id, new Map()) !== "string";
  }

  function sendLead(
    network: string,
    { id, name, fields }: LeadForm,
    typed: Record<string, string>,
    page: string | null,
  ): Promise<FormOutcome> {
    return accept(network, {
      origin: { kind: "lead", formId: id, formName: name },
      visit: parseVisit(typed, page),
      fields,
      typed,
      date: dateOfLead(id, typed),
    });
  }

  return (network) => ({
    sendLead: (form, typed, page) => sendLead(network, form, typed, page),
    joinWaitlist: (typed) => sendLead(network, waitlistForm, typed, urls.checkout.path),
    sendEnrollment(plan, typed) {
      const version = agreementVersion(cohorts.dates());
      return accept(network, {
        origin: enrollmentForm,
        visit: parseVisit(typed, urls.checkout.path),
        fields: sandboxCheckout.form.fields,
        typed,
        date: wantedDate("no-code", typed),
        plan,
        added: { plan, agreementVersion: version },
        objection: (typed.agreementVersion ?? version) === version ? null : agreementChanged,
      });
    },
  });
}

/** The code as it is written, and the price that follows. */
function codeFields(plan: PlanKey, { code, amount }: Offer): Record<string, string> {
  return { promotionCode: code, priceWithCode: priceWithCode(plans[plan], amount) };
}
