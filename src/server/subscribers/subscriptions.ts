import { subscription } from "../../../content/subscription.ts";
import type { FormRefusal } from "../../shared/forms/form.ts";
import { mailAddressOf } from "../../shared/forms/mail-address.ts";
import type { LinkOutcome, Subscriptions } from "../../shared/subscribers/subscriptions.ts";
import type { Clock } from "../clock/clock.ts";
import type { MakeLimiter } from "../http/rate-limiter.ts";
import { log } from "../logging/log.ts";
import { parseFields } from "../requests/parse-fields.ts";
import { parseVisit } from "../requests/parse-visit.ts";
import { suspicionOf } from "../requests/suspicion/suspicion.ts";
import type { Collection } from "../store/collection.ts";
import { StoreWriteError } from "../store/errors.ts";
import { isOver, withSignUp } from "./sign-up.ts";
import { hasToken, type StoredSubscriber } from "./stored-subscribers.ts";

const perHour = 10;
/** Keeps many networks together from filling the disk, and from writing to more strangers. */
const maxUnconfirmed = 5_000;

const anyToken = /^[\da-f]{48}$/;

/** What readers do, by the network they come from. */
export function createSubscriptions(
  subscribers: Collection<StoredSubscriber[]>,
  makeLimiter: MakeLimiter,
  clock: Clock,
): (network: string) => Subscriptions {
  const limiter = makeLimiter("subscriptions", perHour, 3_600);

  const isCurrent = (token: string) => (subscriber: StoredSubscriber) =>
    hasToken(subscriber, token) && !isOver(subscriber, clock.now());

  /** `change` returns null for a reader who leaves. */
  async function act(
    token: string,
    change: (subscriber: StoredSubscriber) => StoredSubscriber | null,
  ): Promise<LinkOutcome> {
    let isKnown = false;
    try {
      await subscribers.update((all) => {
        const found = all.find(isCurrent(token));
        isKnown = found !== undefined;
        if (found === undefined) return all;
        const changed = change(found);
        if (changed === found) return all;
        return all.flatMap((other) => (other === found ? (changed ?? []) : [other]));
      });
    } catch (error) {
      if (!(error instanceof StoreWriteError)) throw error;
      log.error({ err: error.cause }, "error");
      return { done: false, status: error.status };
    }
    return isKnown ? { done: true } : { done: false, status: 404 };
  }

  return (network) => ({
    async ask(typed) {
      const { values, issues } = parseFields(subscription.fields, typed);
      const refuse = (status: FormRefusal["status"], message: string): FormRefusal => ({
        accepted: false,
        status,
        message,
        values,
        issues,
        shown: { page: typed.page ?? "" },
      });
      if (Object.keys(issues).length > 0) return refuse(422, subscription.refused.wrong);
      if ((await limiter.consume(network)) > 0) return refuse(429, subscription.refused.tooMany);
      const sent = { formId: subscription.name, fields: subscription.fields, values, typed };
      const signUp = {
        email: mailAddressOf(values.email ?? ""),
        ...parseVisit(typed, typed.page ?? null),
        isSuspected: suspicionOf(sent) !== null,
      };
      let isFull = false;
      try {
        await subscribers.update((all) => {
          // Whoever asks, so that this answer does not tell either which addresses are known.
          isFull = all.filter(({ state }) => state === "unconfirmed").length >= maxUnconfirmed;
          return isFull ? all : withSignUp(all, signUp, clock.now());
        });
      } catch (error) {
        if (!(error instanceof StoreWriteError)) throw error;
        log.error({ form: subscription.name, err: error.cause }, "error");
        await limiter.refund(network);
        return refuse(error.status, subscription.refused.notKept);
      }
      return isFull ? refuse(429, subscription.refused.tooMany) : { accepted: true };
    },

    async stateOf(token) {
      const known = subscribers.read().find(isCurrent(token));
      if (known !== undefined || !anyToken.test(token)) return known?.state ?? null;
      // Another process may have stored it a moment ago. Where the store is away, the page answers from memory.
      await subscribers.refresh().catch((err: unknown) => log.error({ err }, "error"));
      return subscribers.read().find(isCurrent(token))?.state ?? null;
    },

    confirm: (token) =>
      act(token, (subscriber) =>
        subscriber.state === "subscribed"
          ? subscriber
          : { ...subscriber, state: "subscribed", confirmedAt: clock.now().toISOString() },
      ),

    leave: (token) => act(token, () => null),
  });
}
