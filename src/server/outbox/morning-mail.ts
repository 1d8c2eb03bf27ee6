import { setTimeout as wait } from "node:timers/promises";
import { site } from "../../../content/site.ts";
import { dayIn, instantIn } from "../../shared/company-time.ts";
import { dueFirst, isDue } from "../../shared/forms/due.ts";
import { log } from "../logging/log.ts";
import type { StoredMorning } from "../requests/stored-mornings.ts";
import { isPresent, newDelivery, type StoredRequest } from "../requests/stored-requests.ts";
import type { MailSettings } from "../settings/env.ts";
import type { Collection } from "../store/collection.ts";
import { StoreWriteError } from "../store/errors.ts";
import { DeliveryError } from "./delivery-error.ts";
import { delivered, failed } from "./delivery-rules.ts";
import type { Claim } from "./outbox.ts";

/** The hour of the company's day. */
const mailHour = 8;
// Timers do not notice that the machine slept or that its clock was set.
const maxTimerMs = 10 * 60_000;
const retryClaimMs = 5_000;
const retryWriteMs = 10_000;

/** Rejects with a DeliveryError; leaves out the receivers that have it already. */
export type SendDue = (
  due: readonly StoredRequest[],
  day: string,
  reached: readonly string[] | undefined,
) => Promise<void>;

/**
 * Sends one mail a day that lists what is due, at 8:00 of the company or, where no process ran then, as soon as one runs
 * on that day. The store names the last day, so no other process and no restart sends it again. After a failure it is
 * tried as other mail is, until the day ends; what is still due is in the next morning's.
 */
export function startMorningMails(
  mornings: Collection<StoredMorning[]>,
  requests: Pick<Collection<StoredRequest[]>, "read" | "refresh">,
  send: SendDue,
  claim: Claim,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  const stopping = new AbortController();
  let run = Promise.resolve();

  schedule(0);
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await run;
    },
  };

  function schedule(afterMs: number): void {
    if (stopping.signal.aborted) return;
    timer = setTimeout(
      () => {
        run = sendIfDue().then(schedule, (error: unknown) => {
          log.error({ err: error }, "morning mail");
          schedule(maxTimerMs);
        });
      },
      Math.max(0, Math.min(afterMs, maxTimerMs)),
    );
  }

  /** Resolves to the time in ms until it has to look again. */
  async function sendIfDue(): Promise<number> {
    const waitMs = nextTry(mornings.read(), new Date());
    if (waitMs > 0) return waitMs;
    const release = await claim("morning mail").catch(() => null);
    if (release === null) return retryClaimMs;
    try {
      // Another process may have sent it, and leads may have changed there.
      await Promise.all([mornings.refresh(), requests.refresh()]);
      const now = new Date();
      if (nextTry(mornings.read(), now) <= 0) await sendOf(dayIn(site.timeZone, now));
    } finally {
      await release();
    }
    return nextTry(mornings.read(), new Date());
  }

  async function sendOf(day: string): Promise<void> {
    const [last] = mornings.read();
    const due = dueFirst(requests.read().filter((request) => isPresent(request) && isDue(request, day)));
    if (due.length === 0) return mornings.update(() => [{ day, delivery: null }]);
    const before =
      last?.day === day && last.delivery !== null ? last.delivery : newDelivery("mail", new Date());
    const outcome = await send(due, day, before.reached).then(
      () => delivered,
      (error: unknown) => {
        const fault = error instanceof DeliveryError ? error : new DeliveryError(String(error), "own fault");
        log.warn({ problem: fault.code, err: error }, "morning mail");
        return (delivery: typeof before, now: Date) => failed(delivery, now, fault);
      },
    );
    await keep({ day, delivery: outcome(before, new Date()) });
  }

  /** Retries until it is stored, so that the mail is not sent again. */
  async function keep(morning: StoredMorning): Promise<void> {
    while (true) {
      try {
        return await mornings.update(() => [morning]);
      } catch (error) {
        if (!(error instanceof StoreWriteError) || stopping.signal.aborted) throw error;
        log.error({ err: error.cause }, "morning mail");
        await wait(retryWriteMs, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }
}

/** In ms; 0 or less is now. */
function nextTry([last]: readonly StoredMorning[], now: Date): number {
  const { timeZone } = site;
  const day = dayIn(timeZone, now);
  const startOf = (offset: number) => {
    const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
    return instantIn(timeZone, { year, month, day: date + offset, hour: mailHour }).getTime() - now.getTime();
  };
  if (last?.day !== day) return startOf(0);
  const dueAt = last.delivery?.dueAt ?? null;
  return dueAt === null ? startOf(1) : Math.min(Date.parse(dueAt) - now.getTime(), startOf(1));
}

export function createSendDue(mail: MailSettings, siteUrl: string): SendDue {
  return async (due, day, reached) => {
    const [{ createMailer }, { dueMail }] = await Promise.all([
      import("./mailer.ts"),
      import("./due-mail.ts"),
    ]);
    const mailer = createMailer(mail);
    try {
      // A stable Message-ID lets mailboxes detect a mail whose success could not be stored.
      await mailer.send(dueMail(due, day, mail.leadsTo, siteUrl), `<due.${day}@${site.domain}>`, reached);
    } finally {
      mailer.close();
    }
  };
}
