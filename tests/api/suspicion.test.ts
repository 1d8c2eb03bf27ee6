import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "../../src/entry-server.tsx";
import { systemClock } from "../../src/server/clock/clock.ts";
import { createDeliver } from "../../src/server/outbox/deliver.ts";
import { startOutbox } from "../../src/server/outbox/outbox.ts";
import { createSiteCohorts } from "../../src/server/requests/seats.ts";
import { readEnv } from "../../src/server/settings/env.ts";
import { honeypotName, shownForName } from "../../src/shared/forms/form.ts";
import type { LeadEntry } from "../../src/shared/forms/lead.ts";
import { startApp } from "../support/server/app.ts";
import { startLeadReceiver } from "../support/server/lead-receiver.ts";
import { startMailServer } from "../support/server/mail-server.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";

/** The site with everybody set who is told of a lead. */
async function startSite() {
  const mailServer = await untilTestEnds(startMailServer());
  const receiver = await untilTestEnds(startLeadReceiver());
  const env = readEnv(
    {
      SMTP_URL: mailServer.url,
      LEADS_TO: "sales@example.com",
      CONFIRM_TO_SENDER: "yes",
      LEAD_WEBHOOK_URL: receiver.url,
      LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 5).toString("base64")}`,
    },
    "/",
  );
  const app = await untilTestEnds(startApp({ env, render }));
  const outbox = startOutbox(
    "lead",
    app.store.requests,
    createDeliver(env, createSiteCohorts(app.store, systemClock)),
  );
  onTestFinished(() => outbox.stop());
  const send = async (message: string, given: Record<string, string> = {}) => {
    const fields = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", message, ...given };
    const answer = await app.ask("/widget/form/general-contact", { body: new URLSearchParams(fields) });
    expect(answer.status).toBe(303);
  };
  const list = async (): Promise<LeadEntry[]> => (await app.ask("/api/leads")).json();
  const change = async (id: string, body: object): Promise<LeadEntry> =>
    (await app.ask(`/api/leads/${id}`, { method: "PATCH", body })).json();
  const told = () => [
    ...mailServer.mails.map(({ to }) => to.join()),
    ...receiver.received.map(({ body }) => JSON.parse(body).type),
  ];
  return { send, list, change, told };
}

const letter = "We would like a chat for our shop, by the end of spring.";

test("what is suspected says why, and nobody is told of it until somebody says that it is no spam", async () => {
  const { send, list, change, told } = await startSite();
  await send("See https://a.example and https://b.example");
  await send("Hello", { [shownForName]: "700" });
  await send("Hello there", { [honeypotName]: "x" });
  await send("I offer SEO for your website, only $99");
  await send("Online casino, free spins: https://a.example");
  await send("Your domain expires today. Pay https://a.example");
  await send("Hello again", { firstName: "www.a.com" });
  for (const sender of ["a", "b", "c"]) await send(letter, { email: `${sender}@example.com` });
  const leads = (await list()).toReversed();
  expect(leads.map(({ state, suspicion = null }) => [state, suspicion])).toEqual([
    ["suspected", "links"],
    ["suspected", "quick"],
    ["suspected", "trap"],
    ["suspected", "offer"],
    ["suspected", "advertisement"],
    ["suspected", "demand"],
    ["suspected", "name"],
    ["new", null],
    ["new", null],
    ["suspected", "repeated"],
  ]);
  const toldOfTwo = [
    "a@example.com",
    "b@example.com",
    "lead.created",
    "lead.created",
    "sales@example.com",
    "sales@example.com",
  ];
  await vi.waitFor(() => expect(told().toSorted()).toEqual(toldOfTwo));

  const freed = await change(leads[0]?.id ?? "", { state: "new" });
  expect(freed).not.toHaveProperty("suspicion");
  expect(freed.deliveries.map(({ channel }) => channel)).toEqual(["mail", "confirmation", "webhook"]);
  const toldOfThree = ["ada@example.com", "lead.created", "sales@example.com", ...toldOfTwo].toSorted();
  await vi.waitFor(() => expect(told().toSorted()).toEqual(toldOfThree));
});

test("who suspects a lead later has reasons of their own", async () => {
  const { send, list, change } = await startSite();
  await send("See https://a.example and https://b.example");
  const [lead] = await list();
  expect(lead?.suspicion).toBe("links");
  await change(lead?.id ?? "", { state: "new" });
  const again = await change(lead?.id ?? "", { state: "suspected" });
  expect(again).not.toHaveProperty("suspicion");
  expect(again.state).toBe("suspected");
});

test("a form is known to be sent at once only where the script says so", async () => {
  const { send, list } = await startSite();
  for (const shownFor of ["1999", "2000", "-5", "soon", ""])
    await send(`Hello ${shownFor}`, { [shownForName]: shownFor });
  const leads = (await list()).toReversed();
  expect(leads.map(({ state }) => state)).toEqual(["suspected", "new", "new", "new", "new"]);
  for (const { fields } of leads) expect(Object.keys(fields)).not.toContain(shownForName);
});
