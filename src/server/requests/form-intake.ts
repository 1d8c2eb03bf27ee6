import { type FormField, type FormOutcome, honeypotName } from "../../shared/forms/form.ts";
import { createRateLimiter } from "../http/rate-limiter.ts";
import { log } from "../logging/log.ts";
import { StoreWriteError } from "../store/errors.ts";
import { parseFields } from "./parse-fields.ts";

/** A form that was sent to the site itself, and from which network. */
interface SentForm {
  /** What the log calls it. */
  name: string;
  network: string;
  fields: readonly FormField[];
  typed: Record<string, string>;
}

/** Checks a sent form; `keep` gets the values of one that may be kept. */
export type FormIntake = (
  sent: SentForm,
  keep: (values: Record<string, string>) => Promise<void>,
) => Promise<FormOutcome>;

/** Makes the check that all forms of a kind share; one network may send `perHour` of them. */
export function createFormIntake(perHour: number): FormIntake {
  const limiter = createRateLimiter(perHour, 3600);
  return async ({ name, network, fields, typed }, keep) => {
    // A program that fills in every field is told what a person is told, and nothing is kept.
    if (typed[honeypotName]) return { kept: true };
    const { values, issues } = parseFields(fields, typed);
    if (Object.keys(issues).length > 0) {
      return { kept: false, status: 422, message: "Please check the marked fields.", values, issues };
    }
    if ((await limiter.consume(network)) > 0) {
      return {
        kept: false,
        status: 429,
        message:
          "You have sent several forms within the hour. This one was not sent. What you typed is still in the form. Please try again later.",
        values,
        issues,
      };
    }
    try {
      await keep(values);
    } catch (error) {
      if (!(error instanceof StoreWriteError)) throw error;
      log.error({ form: name, err: error.cause }, "error");
      // What was typed comes back in the form: nobody should have to write it twice.
      const message =
        "We could not keep this just now, so nothing was sent. What you typed is still in the form. Please try again in a few minutes.";
      return { kept: false, status: error.status, message, values, issues };
    }
    return { kept: true };
  };
}
