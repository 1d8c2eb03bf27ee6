import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "../../src/entry-server.tsx";
import { openSiteStore } from "../../src/server/collections.ts";
import { createDeliverConfirmations } from "../../src/server/outbox/deliver.ts";
import { type Claim, startOutbox } from "../../src/server/outbox/outbox.ts";
import { newDelivery } from "../../src/server/requests/stored-requests.ts";
import { readEnv } from "../../src/server/settings/env.ts";
import type { Collection } from "../../src/server/store/collection.ts";
import type { StoredSubscriber } from "../../src/server/subscribers/stored-subscribers.ts";
import { confirmPath, unsubscribePath } from "../../src/shared/subscribers/paths.ts";
import { postgresForFile } from "../support/postgres/postgres-for-file.ts";
import { siteUrl, startApp } from "../support/server/app.ts";
import { type MailServer, startMailServer } from "../support/server/mail-server.ts";
import { startShared } from "../support/server/shared-site.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";
import { storedSubscriber } from "../support/store/stored-subscriber.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

const postgres = postgresForFile();

function mailOf({ url }: MailServer) {
  return readEnv({ SMTP_URL: url, LEADS_TO: "sales@example.com" }, "/").mail;
}

function startMails(server: MailServer, subscribers: Collection<StoredSubscriber[]>, claim?: Claim) {
  const outbox = startOutbox(
    "subscriber",
    subscribers,
    createDeliverConfirmations(mailOf(server), siteUrl),
    claim,
  );
  onTestFinished(outbox.stop);
  return outbox;
}

async function open() {
  const server = await untilTestEnds(startMailServer());
  const app = await untilTestEnds(startApp({ render, env: { mail: mailOf(server) } }));
  startMails(server, app.store.subscribers);
  const ask = (email: string) => app.ask("/api/subscribers", { body: { email, page: "/blogs" } });
  const mailsTo = (count: number) => vi.waitFor(() => expect(server.mails).toHaveLength(count));
  return { server, app, ask, mailsTo, stored: () => app.store.subscribers.read() };
}

test("asks with a link and two ways to leave, and has nothing that was typed", async () => {
  const { server, ask, mailsTo, stored } = await open();
  await ask("Visit evil.test <ann@example.com>");
  await mailsTo(1);
  const [{ parsed, to, raw } = {} as never] = server.mails;
  const [ann = {} as never] = stored();
  expect(to).toEqual(["ann@example.com"]);
  expect(parsed.subject).toBe("Confirm: articles of Corvanta by mail");
  expect(parsed.messageId).toMatch(new RegExp(`^<${ann.id}\\.confirmation\\.\\d+@corvanta\\.example>$`));
  const leave = siteUrl + unsubscribePath(ann.token);
  const unfolded = raw.replace(/\r\n\s+/g, " ");
  expect(unfolded).toContain(`\r\nList-Unsubscribe: <${leave}>\r\n`);
  expect(unfolded).toContain("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
  expect(unfolded).toContain("Auto-Submitted: auto-replied\r\n");
  for (const text of [parsed.text, String(parsed.html)]) {
    expect(text).toContain(siteUrl + confirmPath(ann.token));
    expect(text).toContain(leave);
    expect(text).not.toContain("evil.test");
  }
  await vi.waitFor(() => expect(stored()[0]?.deliveries).toMatchObject([{ state: "sent", attempts: 1 }]));
});

test("tells who is subscribed that there is nothing to do", async () => {
  const { server, app, ask, mailsTo } = await open();
  const ann = storedSubscriber();
  await app.store.subscribers.update(() => [ann]);
  await ask("ann@example.com");
  await mailsTo(1);
  const text = server.mails[0]?.parsed.text ?? "";
  expect(text).toContain("You get them already");
  expect(text).toContain(siteUrl + unsubscribePath(ann.token));
  expect(text).not.toContain(confirmPath(ann.token));
});

test("leaves everything as it is where a scanner follows every link of it", async () => {
  const { server, app, ask, mailsTo, stored } = await open();
  await ask("ann@example.com");
  await mailsTo(1);
  await vi.waitFor(() => expect(stored()[0]?.deliveries).toMatchObject([{ state: "sent" }]));
  const before = stored();
  const links = (server.mails[0]?.raw.replace(/=\r\n/g, "") ?? "").match(/https:\/\/[^\s">]+/g) ?? [];
  const own = [...new Set(links)].filter((link) => link.startsWith(siteUrl));
  expect(own).toHaveLength(2);
  for (const link of own) {
    for (const method of ["HEAD", "GET"]) {
      const answer = await app.ask(link.slice(siteUrl.length), { method });
      expect(answer.status).toBe(200);
      // A scanner looks at what the page leads to as well.
      for (const [, href = ""] of (await answer.text()).matchAll(/(?:href|src|action)="(\/[^"]*)"/g))
        await (await app.ask(href)).arrayBuffer();
    }
  }
  expect(stored()).toBe(before);
});

test("is made again after a failure, by another process too, and ends where the address is refused for good", async () => {
  const dataDir = await temporaryFolder();
  const store = await openSiteStore(dataDir);
  onTestFinished(() => store.close());
  const delivery = newDelivery("confirmation", new Date());
  const ann = storedSubscriber({ state: "unconfirmed", deliveries: [delivery] });
  const away = await startMailServer();
  await away.stop();
  await store.subscribers.update(() => [ann]);
  const first = startMails(away, store.subscribers);
  const delivered = () => store.subscribers.read()[0]?.deliveries[0];
  await vi.waitFor(() => expect(delivered()).toMatchObject({ state: "waiting", attempts: 1 }));
  await first.stop();

  await store.subscribers.update(() => [ann]);
  const refusing = await untilTestEnds(
    startMailServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error("no such mailbox"), { responseCode: 550 })),
    }),
  );
  startMails(refusing, store.subscribers);
  await vi.waitFor(() => expect(delivered()).toMatchObject({ state: "failed", dueAt: null }));
});

test("comes once where two processes over a database get the form at once, and both keep one reader", async () => {
  const server = await untilTestEnds(startMailServer());
  const url = await postgres.createDatabase();
  const dependencies = { render, env: { mail: mailOf(server) } };
  const sites = [await startShared(url, dependencies), await startShared(url, dependencies)];
  for (const { app, storage } of sites) startMails(server, app.store.subscribers, storage.claim);
  const people = Array.from({ length: 20 }, (_, nth) => `reader-${nth}@example.com`);
  const answers = await Promise.all(
    people.flatMap((email, nth) =>
      sites.map(({ app }) =>
        app.ask("/api/subscribers", {
          body: { email, page: "/blogs" },
          headers: { "X-Forwarded-For": `192.0.2.${nth}` },
        }),
      ),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
  const [one, other] = sites.map(({ app }) => app);
  if (one === undefined || other === undefined) throw new Error("There are no two processes");
  await vi.waitFor(() => expect(server.mails).toHaveLength(people.length));
  await vi.waitFor(() => {
    const states = other.store.subscribers
      .read()
      .flatMap(({ deliveries }) => deliveries.map(({ state }) => state));
    expect(states).toEqual(people.map(() => "sent"));
  });
  expect(server.mails.flatMap(({ to }) => to).toSorted()).toEqual(people.toSorted());

  // Confirmed at one and left at the other, at once.
  const [reader] = one.store.subscribers.read();
  const token = reader?.token ?? "";
  expect((await one.ask(confirmPath(token), { method: "POST" })).status).toBe(303);
  expect((await other.ask(unsubscribePath(token), { method: "POST" })).status).toBe(200);
  expect((await one.ask(unsubscribePath(token), { method: "POST" })).status).toBe(404);
  expect(server.mails).toHaveLength(people.length);
});

test("of 14 forms of one network at two processes at once 10 are taken", async () => {
  const url = await postgres.createDatabase();
  const server = await untilTestEnds(startMailServer());
  const dependencies = { render, env: { mail: mailOf(server) } };
  const sites = [await startShared(url, dependencies), await startShared(url, dependencies)];
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, nth) =>
      sites[nth % 2]?.app.ask("/api/subscribers", {
        body: { email: `${nth}@example.com`, page: null },
        headers: { "X-Forwarded-For": "203.0.113.7" },
      }),
    ),
  );
  expect(answers.filter((answer) => answer?.status === 202)).toHaveLength(10);
  expect(answers.filter((answer) => answer?.status === 429)).toHaveLength(4);
});
