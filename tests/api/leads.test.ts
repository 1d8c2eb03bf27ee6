import { describe, expect, onTestFinished, test, vi } from "vitest";
import { render } from "../../src/entry-server.tsx";
import { systemClock } from "../../src/server/clock/clock.ts";
import { openSiteStore } from "../../src/server/collections.ts";
import { memoryLimiter } from "../../src/server/http/rate-limiter.ts";
import { log } from "../../src/server/logging/log.ts";
import { deliveriesOf } from "../../src/server/outbox/delivery-rules.ts";
import { createIntake, defaultIntakeLimits } from "../../src/server/requests/intake.ts";
import { createSiteCohorts } from "../../src/server/requests/seats.ts";
import type { StoredRequest } from "../../src/server/requests/stored-requests.ts";
import { type FormOutcome, honeypotName } from "../../src/shared/forms/form.ts";
import type { LeadEntry, LeadForm, RequestIntake } from "../../src/shared/forms/lead.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";
import { faultyFiles } from "../support/store/faulty-files.ts";
import { storedRequest } from "../support/store/stored-request.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

const form: LeadForm = {
  id: "a-form",
  name: "A Form",
  frame: "contact",
  email: "info@example.com",
  fields: [{ name: "message", label: "Message", kind: "textarea", required: true }],
  action: "Send",
  thanks: { title: "Thanks", description: "We have it." },
};

test("a lead that the disk refuses comes back as it was typed, and can be sent again", async () => {
  const logged = vi.spyOn(log, "error");
  const files = faultyFiles();
  const store = await openSiteStore(await temporaryFolder(), { fileSystem: files });
  const intake = createIntake(
    store.requests,
    defaultIntakeLimits,
    () => [],
    createSiteCohorts(store, systemClock),
    memoryLimiter,
    async () => null,
  )("10.0.0.1");

  files.fail("writeFile", "ENOSPC");
  const refused = await intake.sendLead(form, { message: "Hello" }, null);
  expect(refused).toMatchObject({ accepted: false, status: 507, values: { message: "Hello" }, issues: {} });
  expect(store.requests.read()).toEqual([]);
  expect(logged).toHaveBeenCalledOnce();

  files.heal();
  expect(await intake.sendLead(form, { message: "Hello" }, null)).toEqual({ accepted: true });
  expect(store.requests.read()).toMatchObject([{ formId: "a-form", fields: { message: "Hello" } }]);
  await store.close();
  logged.mockRestore();
});

test("who sends again what was not kept, or what was, is not taken for a program", async () => {
  const files = faultyFiles();
  const store = await openSiteStore(await temporaryFolder(), { fileSystem: files });
  onTestFinished(() => store.close());
  const limits = { ofOneFormPerHour: 2, formsPerHour: 8, suspected: 10 };
  const { sendLead } = createIntake(
    store.requests,
    limits,
    () => [],
    createSiteCohorts(store, systemClock),
    memoryLimiter,
    async () => null,
  )("10.0.0.1");
  const send = (message: string) => sendLead(form, { message }, null);
  const logged = vi.spyOn(log, "error").mockReturnValue();
  onTestFinished(() => logged.mockRestore());

  files.fail("writeFile", "EIO");
  for (let i = 0; i < 9; i++) expect(await send("Hello")).toMatchObject({ status: 503 });
  files.heal();
  for (let i = 0; i < 5; i++) expect(await send("Hello")).toEqual({ accepted: true });
  await send("More");
  await send("Much");
  expect(store.requests.read().map(({ fields, state }) => [fields.message, state])).toEqual([
    ["Hello", "new"],
    ["More", "new"],
    ["Much", "suspected"],
  ]);
  // Repeats are forms all the same.
  await send("Much");
  expect(await send("Much")).toMatchObject({ status: 429 });
});

const enrolls = { name: "Ada Lovelace", email: "ada@example.com" };
/** One address would change its own request. */
const someone = (name: string) => ({ name, email: `${name.replaceAll(/\W/g, "")}@example.com` });
const senders: [string, (requests: RequestIntake, words: string) => Promise<FormOutcome>][] = [
  ["forms", (requests, message) => requests.sendLead(form, { message }, null)],
  ["enrollment requests", (requests, name) => requests.sendEnrollment("students", someone(name))],
];

describe.each(senders)("too many %s", (_what, send) => {
  test("are suspected after 20 an hour from a network, from whichever of its addresses, and refused after 200", async () => {
    let words = "";
    const app = await startApp({
      env: { trustProxy: 1 },
      render: async (_request, { requests }) => {
        const outcome = await send(requests, words);
        const status = outcome.accepted ? 200 : outcome.status;
        return {
          status,
          html: "page",
          data: null,
          modules: [],
          islands: null,
          isPublic: true,
          cacheable: true,
        };
      },
    });
    onTestFinished(() => app.stop());
    const sendFrom = async (address: string, said: string) => {
      words = said;
      const headers = { "X-Forwarded-For": address };
      return (await app.ask("/widget/form/a-form", { method: "POST", headers })).status;
    };
    for (let sent = 0; sent < 200; sent++) {
      expect(await sendFrom(`2001:db8:0:1::${sent}`, sent < 21 ? `${sent}` : "again")).toBe(200);
    }
    const states = app.store.requests.read().map(({ state }) => state);
    expect(states).toEqual([...Array(20).fill("new"), "suspected", "suspected"]);
    expect(await sendFrom("2001:db8:0:1:a:b:c:d", "one too many")).toBe(429);
    expect(await sendFrom("[2001:db8:0:1::7]:40000", "one with a port")).toBe(429);
    expect(app.store.requests.read()).toHaveLength(22);
    expect(await sendFrom("2001:db8:0:2::1", "from elsewhere")).toBe(200);
    expect(app.store.requests.read().at(-1)?.state).toBe("new");
  });

  test("are counted by form and by network", async () => {
    const { intakeFor, stored } = await intakeWith({ ofOneFormPerHour: 1 });
    for (const network of ["10.0.0.1", "10.0.0.2"]) {
      expect(await send(intakeFor(network), network)).toEqual({ accepted: true });
      const other = { ...form, id: "another-form" };
      expect(await intakeFor(network).sendLead(other, { message: network }, null)).toEqual({
        accepted: true,
      });
    }
    expect(stored().map(({ state }) => state)).toEqual(["new", "new", "new", "new"]);
    await send(intakeFor("10.0.0.1"), "a second one");
    expect(stored().at(-1)).toMatchObject({ state: "suspected", deliveries: [] });
  });

  test("are refused over all forms together", async () => {
    const { intakeFor, stored } = await intakeWith({ formsPerHour: 2 });
    const requests = intakeFor("10.0.0.1");
    await send(requests, "the first");
    await requests.sendLead({ ...form, id: "another-form" }, { message: "the second" }, null);
    expect(await send(requests, "the third")).toMatchObject({ accepted: false, status: 429 });
    expect(stored()).toHaveLength(2);
  });
});

describe("where a form was sent from", () => {
  const utm = { source: "news", medium: null, campaign: "may", term: null, content: null };
  const source = { landing: "/about", referrer: "www.example.com", utm, clickId: null };
  const visit = {
    visit_page: "/contact",
    visit_source: "landing=%2Fabout&referrer=www.example.com&utm_source=news&utm_campaign=may",
  };

  test("is stored with it, and not as one of its fields; an enrollment is sent from the checkout", async () => {
    const { intakeFor, stored } = await intakeWith();
    const { sendLead, sendEnrollment } = intakeFor("10.0.0.1");
    await sendLead(form, { message: "Hello", ...visit }, "/contact");
    await sendEnrollment("students", { ...enrolls, ...visit });
    expect(stored()).toMatchObject([
      { fields: { message: "Hello" }, page: "/contact", source },
      { page: "/checkout", source },
    ]);
    for (const { fields } of stored()) expect(Object.keys(fields).join()).not.toContain("visit");
  });

  test("is no reason to refuse it, and does not make the same words another request", async () => {
    const { intakeFor, stored } = await intakeWith();
    const { sendLead } = intakeFor("10.0.0.1");
    const nonsense = { visit_source: "landing=%&%%%" };
    expect(await sendLead(form, { message: "Hello", ...nonsense }, "javascript:alert(1)")).toEqual({
      accepted: true,
    });
    await sendLead(form, { message: "Hello", ...visit }, "/contact");
    expect(stored()).toMatchObject([{ page: null, source: null }]);
  });

  test("is in the address of the site's own frame, also where no script runs, and changes nothing of the frame", async () => {
    const app = await untilTestEnds(startApp({ render }));
    const frame = "/widget/form/general-contact";
    const plain = await (await app.ask(frame)).text();
    expect(await (await app.ask(`${frame}?page=%2Fabout`)).text()).toBe(plain);
    const send = (message: string, query: string) => {
      const body = new URLSearchParams({ firstName: "A", lastName: "B", email: "a@example.com", message });
      return app.ask(frame + query, { body });
    };
    const refused = await send("", "?page=%2Fabout");
    expect([refused.status, (await refused.text()).includes("Please write a few words here.")]).toEqual([
      422,
      true,
    ]);
    for (const [query, page] of [
      ["?page=%2Fabout", "/about"],
      ["", null],
      ["?page=%2F%2Fevil.example", null],
      ["?page=about", null],
    ] as const) {
      const answer = await send(`Hello ${query}`, query);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, `${frame}?sent=1`]);
      expect(app.store.requests.read().at(-1)?.page).toBe(page);
    }
  });
});

describe("a form whose hidden field is filled in", () => {
  const trapped = { message: "Buy", [honeypotName]: "https://spam.example" };

  test("is answered as a person's, and kept aside: nobody is told of it", async () => {
    const { intakeFor, stored } = await intakeWith();
    expect(await intakeFor("10.0.0.1").sendLead(form, trapped, null)).toEqual({ accepted: true });
    expect(await intakeFor("10.0.0.1").sendLead(form, { ...trapped, message: "" }, null)).toMatchObject({
      status: 422,
    });
    expect(stored()).toMatchObject([{ fields: { message: "Buy" }, state: "suspected", deliveries: [] }]);
    expect(Object.keys(stored()[0]?.fields ?? {})).toEqual(["message"]);
    expect(stored()[0]?.suspectedAt).toBe(stored()[0]?.createdAt);
  });

  test("is no reason to drop a person who says the same, and none of the person's is dropped for it", async () => {
    const { intakeFor, stored } = await intakeWith();
    const { sendLead } = intakeFor("10.0.0.1");
    await sendLead(form, trapped, null);
    await sendLead(form, { message: "Buy" }, null);
    await sendLead(form, trapped, null);
    expect(stored().map(({ state }) => state)).toEqual(["suspected", "new"]);
    expect(stored()[1]?.deliveries).toHaveLength(1);
  });

  test("is refused once as many as can be kept are there, with what was typed; a person is not", async () => {
    const { intakeFor, stored } = await intakeWith({ suspected: 2 });
    const { sendLead } = intakeFor("10.0.0.1");
    await sendLead(form, { message: "Before" }, null);
    for (const message of ["1", "2"]) await sendLead(form, { ...trapped, message }, null);
    const refused = await sendLead(form, { ...trapped, message: "3" }, null);
    expect(refused).toMatchObject({ accepted: false, status: 429, values: { message: "3" } });
    expect(await sendLead(form, { message: "A person's" }, null)).toEqual({ accepted: true });
    expect(stored().map(({ fields }) => fields.message)).toEqual(["Before", "1", "2", "A person's"]);
  });
});

describe("the administrator's leads", () => {
  test("are listed newest first, without what only the store needs", async () => {
    const app = await appWith([lead("1", "2026-05-01"), lead("3", "2026-05-03"), lead("2", "2026-05-02")]);
    const answer = await app.ask("/api/leads");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const entries = await answer.json();
    expect(entries.map(({ id }: { id: string }) => id)).toEqual(["3", "2", "1"]);
    expect(entries[0]).toEqual({
      id: "3",
      kind: "lead",
      formName: "A Form",
      fields: { message: "Hello" },
      page: null,
      source: null,
      cohort: null,
      state: "new",
      notes: [],
      nextStep: null,
      deliveries: [],
      createdAt: "2026-05-03T10:00:00.000Z",
      handledAt: null,
    });
  });

  test("are marked handled and new again, and stay so", async () => {
    const app = await appWith([lead("1", "2026-05-01")]);
    const handle = (handled: unknown, id = "1") =>
      app.ask(`/api/leads/${id}`, { method: "PATCH", body: { handled } });

    const before = Date.now();
    const first = await (await handle(true)).json();
    expect(Date.parse(first.handledAt)).toBeGreaterThanOrEqual(before);
    expect((await (await handle(true)).json()).handledAt).toBe(first.handledAt);
    expect(app.store.requests.read()[0]?.handledAt).toBe(first.handledAt);
    expect((await (await handle(false)).json()).handledAt).toBeNull();
    expect((await handle("yes")).status).toBe(400);
    expect((await handle(true, "missing")).status).toBe(404);
  });

  test("without a date are changed while others wait for seats", async () => {
    const app = await appWith([lead("1", "2026-05-01")]);
    const turn = Promise.withResolvers<void>();
    const holding = app.store.inTurn(["requests", "cohorts"], () => turn.promise);
    const answer = await app.ask("/api/leads/1", { method: "PATCH", body: { handled: true } });
    expect(answer.status).toBe(200);
    turn.resolve();
    await holding;
  });
});

describe("enrollment requests among them", () => {
  const request = storedRequest({
    id: "e1",
    kind: "enrollment",
    formId: "enrollment",
    formName: "Enrollment request",
    fields: { name: "=1+1", email: "pat@example.com", plan: "students", agreementVersion: "May 29, 2025" },
    createdAt: "2026-05-02T10:00:00.000Z",
  });

  function appWithBoth(): Promise<RunningApp> {
    return appWith([lead("1", "2026-05-01"), lead("3", "2026-05-03"), request]);
  }

  test("are listed by their time, with what was sent as fields", async () => {
    const app = await appWithBoth();
    const entries: LeadEntry[] = await (await app.ask("/api/leads")).json();
    expect(entries.map(({ id }) => id)).toEqual(["3", "e1", "1"]);
    expect(entries[1]).toEqual({
      id: "e1",
      kind: "enrollment",
      formName: "Enrollment request",
      fields: {
        name: "=1+1",
        email: "pat@example.com",
        plan: "students",
        agreementVersion: "May 29, 2025",
      },
      page: null,
      source: null,
      cohort: null,
      payment: null,
      state: "new",
      notes: [],
      nextStep: null,
      deliveries: [],
      createdAt: "2026-05-02T10:00:00.000Z",
      handledAt: null,
    });
  });

  test("are handled and deleted, and no lead with them", async () => {
    const app = await appWithBoth();
    const handled = await app.ask("/api/leads/e1", { method: "PATCH", body: { handled: true } });
    expect((await handled.json()).handledAt).not.toBeNull();
    expect(app.store.requests.read().find(({ id }) => id === "e1")?.handledAt).not.toBeNull();
    expect((await app.ask("/api/leads/e1", { method: "DELETE" })).status).toBe(204);
    expect((await app.ask("/api/leads/e1", { method: "DELETE" })).status).toBe(404);
    const left: LeadEntry[] = await (await app.ask("/api/leads")).json();
    expect(left.map(({ id, handledAt }) => [id, handledAt])).toEqual([
      ["3", null],
      ["1", null],
    ]);
  });
});

/** The intake over a real store, with a webhook that is to be told. */
async function intakeWith(limits: Partial<typeof defaultIntakeLimits> = {}) {
  const store = await openSiteStore(await temporaryFolder());
  onTestFinished(() => store.close());
  const settings = {
    mail: null,
    leadWebhook: { url: "https://hooks.example.com", secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" },
  };
  const intakeFor = createIntake(
    store.requests,
    { ...defaultIntakeLimits, ...limits },
    (request, all, now) => deliveriesOf(request, all, settings, now),
    createSiteCohorts(store, systemClock),
    memoryLimiter,
    async () => null,
  );
  return { intakeFor, stored: () => store.requests.read() };
}

function lead(id: string, day: string, fields: Record<string, string> = { message: "Hello" }): StoredRequest {
  return storedRequest({ id, fields, createdAt: `${day}T10:00:00.000Z` });
}

async function appWith(requests: StoredRequest[]): Promise<RunningApp> {
  const app = await untilTestEnds(startApp());
  await app.store.requests.update(() => requests);
  return app;
}
