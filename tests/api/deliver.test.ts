import { expect, onTestFinished, test, vi } from "vitest";
import { noDates } from "../../content/training/no-dates.ts";
import { createDeliver } from "../../src/server/outbox/deliver.ts";
import { readEnv } from "../../src/server/settings/env.ts";
import { deliveryChannels } from "../../src/shared/forms/lead.ts";
import { startMailServer } from "../support/server/mail-server.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";
import { storedRequest } from "../support/store/stored-request.ts";

const noCohorts = { find: () => null, dates: () => noDates };

const lead = storedRequest({ id: "0b1c", fields: { name: "Ada", email: "ada@example.com" } });

test("mail goes to the company and to the visitor, with the same Message-ID at each attempt", async () => {
  const server = await untilTestEnds(startMailServer());
  const deliver = createDeliver(
    readEnv({ SMTP_URL: server.url, LEADS_TO: "sales@example.com", CONFIRM_TO_SENDER: "yes" }, "/"),
    noCohorts,
  );
  await deliver("mail", lead);
  await deliver("mail", lead);
  await deliver("confirmation", lead);
  expect(server.mails.map(({ to, parsed }) => [to, parsed.messageId])).toEqual([
    [["sales@example.com"], "<0b1c.mail@corvanta.example>"],
    [["sales@example.com"], "<0b1c.mail@corvanta.example>"],
    [["ada@example.com"], "<0b1c.confirmation@corvanta.example>"],
  ]);
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
  await expect(deliver("mail", lead)).rejects.toThrow();
  isBroken = false;
  await deliver("mail", lead);
  expect(server.mails).toHaveLength(1);
});

test("a channel that is set no more says which setting is missing", async () => {
  const none = createDeliver(readEnv({}, "/"), noCohorts);
  const messages = deliveryChannels.map((channel) =>
    none(channel, lead).then(
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
  await expect(createDeliver(mailOnly, noCohorts)("confirmation", lead)).rejects.toThrow(
    "CONFIRM_TO_SENDER is not yes any more, so this is not sent.",
  );
});
