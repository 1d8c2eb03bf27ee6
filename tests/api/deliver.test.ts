import { expect, onTestFinished, test, vi } from "vitest";
import { forms } from "../../content/forms.ts";
import { noDates } from "../../content/training/no-dates.ts";
import { courseDates } from "../../src/server/cohorts/course-dates.ts";
import { createDeliver } from "../../src/server/outbox/deliver.ts";
import { readEnv } from "../../src/server/settings/env.ts";
import { deliveryChannels } from "../../src/shared/forms/lead.ts";
import { startMailServer } from "../support/server/mail-server.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";
import { storedCohort } from "../support/store/stored-cohort.ts";
import { storedRequest } from "../support/store/stored-request.ts";

const noCohorts = { find: () => null, dates: () => noDates };

const noteDate = () => {};

const lead = storedRequest({ id: "0b1c", fields: { name: "Ada", email: "ada@example.com" } });

test("mail goes to the company and to the visitor, with the same Message-ID at each attempt", async () => {
  const server = await untilTestEnds(startMailServer());
  const deliver = createDeliver(
    readEnv({ SMTP_URL: server.url, LEADS_TO: "sales@example.com", CONFIRM_TO_SENDER: "yes" }, "/"),
    noCohorts,
  );
  await deliver("mail", lead, noteDate);
  await deliver("mail", lead, noteDate);
  await deliver("confirmation", lead, noteDate);
  expect(server.mails.map(({ to, parsed }) => [to, parsed.messageId])).toEqual([
    [["sales@example.com"], "<0b1c.mail@corvanta.example>"],
    [["sales@example.com"], "<0b1c.mail@corvanta.example>"],
    [["ada@example.com"], "<0b1c.confirmation@corvanta.example>"],
  ]);
});

test("an announcement to a waitlist tells of the date that is open when it is sent, and says which", async () => {
  const server = await untilTestEnds(startMailServer());
  const cohort = storedCohort();
  const state = { cohorts: [cohort], offers: [], agreementChangedAt: null };
  const dates = courseDates(state, new Map(), new Date("2026-05-01T12:00:00.000Z"));
  const deliver = createDeliver(readEnv({ SMTP_URL: server.url, LEADS_TO: "sales@example.com" }, "/"), {
    find: (id) => (id === cohort.id ? cohort : null),
    dates: () => dates,
  });
  const noted: string[] = [];
  await deliver("announcement", { ...lead, formId: forms.noCodeWaitlist.id }, (id) => noted.push(id));
  expect([server.mails.map(({ to }) => to), noted]).toEqual([[["ada@example.com"]], [cohort.id]]);
});

test("a mailer that could not be loaded is loaded with the next delivery", async () => {
  const server = await untilTestEnds(startMailServer());
  const module = "../../src/server/outbox/mailer.ts";
  onTestFinished(() => vi.doUnmock(module));
  let isBroken = true;
  vi.doMock(module, (original) => {
    if (isBroken) throw new Error("too many open files");
    return original();
  });
  const deliver = createDeliver(
    readEnv({ SMTP_URL: server.url, LEADS_TO: "sales@example.com" }, "/"),
    noCohorts,
  );
  await expect(deliver("mail", lead, noteDate)).rejects.toThrow();
  isBroken = false;
  await deliver("mail", lead, noteDate);
  expect(server.mails).toHaveLength(1);
});

test("a channel that is set no more says which setting is missing", async () => {
  const none = createDeliver(readEnv({}, "/"), noCohorts);
  const messages = deliveryChannels.map((channel) =>
    none(channel, lead, noteDate).then(
      () => "sent",
      ({ message }) => message,
    ),
  );
  expect(await Promise.all(messages)).toEqual([
    "SMTP_URL is not set any more, so this is not sent.",
    "SMTP_URL is not set any more, so this is not sent.",
    "LEAD_WEBHOOK_URL is not set any more, so this is not sent.",
    "SMTP_URL is not set any more, so this is not sent.",
  ]);
  const mailOnly = readEnv({ SMTP_URL: "smtp://127.0.0.1:9", LEADS_TO: "sales@example.com" }, "/");
  await expect(createDeliver(mailOnly, noCohorts)("confirmation", lead, noteDate)).rejects.toThrow(
    "CONFIRM_TO_SENDER is not yes any more, so this is not sent.",
  );
});
