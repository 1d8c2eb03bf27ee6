import { expect, test } from "vitest";
import { startApp } from "../support/server/app.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";

const settings = {
  mail: {
    server: { host: "127.0.0.1", port: 9, secure: false, requireTLS: false },
    from: "site@example.com",
    leadsTo: ["sales@example.com"],
    confirmToSender: true,
  },
  leadWebhook: { url: "https://crm.example/hook", secret: "whsec_x" },
} as never;

test.each([
  { name: "Ada Lovelace", email: "Ada@Example.com" },
  { name: "Ada Lovelace", phone: "+1 972 555 0100", company: "Engines Ltd", message: "Wants an offer" },
  { name: " Ada Lovelace ", email: "o'neil@bücher.example", phone: "" },
  { name: "Ada Lovelace", phone: "call the office" },
])("%j is a lead, and nobody is told", async (fields) => {
  const app = await untilTestEnds(startApp({ env: settings }));
  const answer = await app.ask("/api/leads", { body: { fields } });
  expect(answer.status).toBe(201);
  const lead = await answer.json();
  expect(lead).toMatchObject({
    kind: "lead",
    formName: "Added by hand",
    state: "new",
    page: null,
    source: null,
    nextStep: null,
    deliveries: [],
    fields: { ...fields, name: "Ada Lovelace" },
  });
  expect(await (await app.ask("/api/leads")).json()).toEqual([lead]);

  const sent = await app.ask(`/api/leads/${lead.id}/deliveries`, { method: "POST" });
  expect(sent.status).toBe(409);
  for (const state of ["suspected", "new"])
    expect(
      await (await app.ask(`/api/leads/${lead.id}`, { method: "PATCH", body: { state } })).json(),
    ).toMatchObject({
      state,
      deliveries: [],
    });
});

test.each<[unknown, Record<string, string> | undefined]>([
  [{ fields: { email: "ada@example.com" } }, { name: "Please give a name." }],
  [{ fields: { name: "Ada" } }, { email: "Please give an email address or a phone number." }],
  [{ fields: { name: " ", phone: "1" } }, { name: expect.any(String) }],
  [{ fields: { name: "Ada", email: "ada" } }, { email: expect.stringContaining("name@example.com") }],
  [{ fields: { name: "x".repeat(201), phone: "1" } }, { name: expect.any(String) }],
  [{ fields: { name: "Ada", phone: 1 } }, { "fields.phone": expect.any(String) }],
  [{ fields: { name: "Ada", phone: "1", state: "won" } }, { "fields.state": expect.any(String) }],
  [{ fields: null }, { fields: expect.any(String) }],
  [{ fields: { name: "Ada", phone: "1" }, state: "won" }, { state: expect.any(String) }],
  [[], { fields: "This field is missing." }],
])("%j is refused, and its field named", async (body, issues) => {
  const app = await untilTestEnds(startApp());
  const answer = await app.ask("/api/leads", { body });
  expect(answer.status).toBe(400);
  expect((await answer.json()).issues).toEqual(issues);
  expect(app.store.requests.read()).toEqual([]);
});

test("who sends again after a lost answer gets the same lead, another one is another", async () => {
  const app = await untilTestEnds(startApp());
  const add = async (name: string) =>
    (await app.ask("/api/leads", { body: { fields: { name, phone: "1" } } })).json();
  const first = await add("Ada");
  expect(await add("Ada")).toEqual(first);
  expect((await add("Bea")).id).not.toBe(first.id);
  await app.ask(`/api/leads/${first.id}`, { method: "DELETE" });
  expect((await add("Ada")).id).not.toBe(first.id);
});

test("a person who was added by hand is forgotten with all that was planned", async () => {
  const app = await untilTestEnds(startApp());
  const add = (name: string, email: string) => app.ask("/api/leads", { body: { fields: { name, email } } });
  await add("Ada", "ada@example.com");
  const other = await (await add("Bea", "bea@example.com")).json();
  await app.ask(`/api/leads/${other.id}`, {
    method: "PATCH",
    body: { nextStep: { text: "Ask ADA@example.com for a reference", on: "2026-12-01" } },
  });
  const forgotten = await app.ask("/api/people/Ada@example.com", { method: "DELETE" });
  expect(await forgotten.json()).toMatchObject({ removed: { leads: 1 } });
  expect(app.store.requests.read()).toMatchObject([
    { id: other.id, nextStep: { text: "Ask [removed] for a reference" } },
  ]);
});
