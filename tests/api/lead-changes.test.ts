import { afterEach, expect, test, vi } from "vitest";
import { openSiteStore } from "../../src/server/collections.ts";
import { withoutExpired } from "../../src/server/requests/retention.ts";
import type { StoredRequest } from "../../src/server/requests/stored-requests.ts";
import { type LeadEntry, leadStates } from "../../src/shared/forms/lead.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";
import { storedRequest } from "../support/store/stored-request.ts";

const minuteMs = 60_000;

afterEach(() => vi.useRealTimers());

test.each(leadStates)("a lead becomes %s, and stays so", async (state) => {
  const app = await appWith([storedRequest({ id: "1", state: state === "new" ? "lost" : "new" })]);
  const changed = await patch(app, { state });
  expect(changed).toMatchObject({ id: "1", state });
  expect(app.store.requests.read()[0]).toMatchObject({ state });
});

test("what is won or lost is handled; what is new again is not", async () => {
  const app = await appWith([storedRequest({ id: "1" })]);
  const before = Date.now();
  const { handledAt } = await patch(app, { state: "won" });
  expect(Date.parse(handledAt ?? "")).toBeGreaterThanOrEqual(before);
  expect(await patch(app, { state: "lost" })).toMatchObject({ handledAt });
  expect(await patch(app, { state: "in progress" })).toMatchObject({ handledAt });
  expect(await patch(app, { state: "new" })).toMatchObject({ handledAt: null });
  expect(await patch(app, { state: "in progress" })).toMatchObject({ handledAt: null });
});

test("a new one that is handled is in progress, and new again where it is not", async () => {
  const app = await appWith([storedRequest({ id: "1" })]);
  expect(await patch(app, { handled: true })).toMatchObject({ state: "in progress" });
  expect(await patch(app, { handled: false })).toMatchObject({ state: "new", handledAt: null });
  await patch(app, { state: "won" });
  expect(await patch(app, { handled: true })).toMatchObject({ state: "won" });
  await patch(app, { state: "suspected" });
  expect(await patch(app, { handled: false })).toMatchObject({ state: "suspected", handledAt: null });
});

test("who asks again is told only that nothing changed, until something did", async () => {
  const app = await appWith([storedRequest({ id: "1" })]);
  const ask = (tag: string) => app.ask("/api/leads", { headers: { "If-None-Match": tag } });
  const first = await ask("");
  expect(first.status).toBe(200);
  const tag = first.headers.get("ETag") ?? "";
  const again = await ask(tag);
  expect([again.status, await again.text()]).toEqual([304, ""]);
  await patch(app, { state: "won" });
  const changed = await ask(tag);
  expect(changed.status).toBe(200);
  expect(await changed.json()).toMatchObject([{ state: "won" }]);
  expect(changed.headers.get("ETag")).not.toBe(tag);
  expect((await ask(changed.headers.get("ETag") ?? "")).status).toBe(304);
  expect((await ask(`W/${changed.headers.get("ETag")}`)).status).toBe(304);
});

test("a lead of any age that is set to suspected is kept for 30 days from then on", async () => {
  const app = await appWith([storedRequest({ id: "1", createdAt: "2020-05-01T10:00:00.000Z" })]);
  const before = Date.now();
  await patch(app, { state: "suspected" });
  const since = app.store.requests.read()[0]?.suspectedAt ?? "";
  expect(Date.parse(since)).toBeGreaterThanOrEqual(before);
  expect(withoutExpired(app.store.requests.read(), 0, new Date())).toHaveLength(1);
  await patch(app, { note: "Why?" });
  await patch(app, { state: "suspected" });
  expect(app.store.requests.read()).toMatchObject([{ suspectedAt: since }]);
  await patch(app, { state: "lost" });
  expect(app.store.requests.read()).toMatchObject([{ suspectedAt: null }]);
});

test("a suspected one that is handled is a lead in progress", async () => {
  const app = await appWith([storedRequest({ id: "1", state: "suspected" })]);
  const { state, handledAt } = await patch(app, { handled: true });
  expect(state).toBe("in progress");
  expect(app.store.requests.read()).toMatchObject([{ state, suspectedAt: null }]);
  // Also where it was handled before it was suspected.
  expect(await patch(app, { state: "suspected" })).toMatchObject({ handledAt });
  expect(await patch(app, { handled: true })).toMatchObject({ state: "in progress", handledAt });
});

test("notes are kept in their order with their time, and nothing else changes", async () => {
  const app = await appWith([storedRequest({ id: "1" })]);
  const before = Date.now();
  await patch(app, { note: "  Called,\n nobody there \t" });
  const { notes, state } = await patch(app, { note: "😀".repeat(2_000) });
  expect(notes.map(({ text }) => text)).toEqual(["Called,\n nobody there", "😀".repeat(2_000)]);
  for (const { at } of notes) expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
  expect(state).toBe("new");
});

test("a note that is sent again, as after a lost answer, is kept once; later the same words are a note", async () => {
  const at = new Date(Date.now() - 10 * minuteMs).toISOString();
  const app = await appWith([storedRequest({ id: "1", notes: [{ text: "No answer", at }] })]);
  const texts = async (note: string) => (await patch(app, { note })).notes.map(({ text }) => text);
  expect(await texts("No answer")).toEqual(["No answer", "No answer"]);
  expect(await texts("No answer\n")).toEqual(["No answer", "No answer"]);
  expect(await texts("Called")).toEqual(["No answer", "No answer", "Called"]);
});

test("a state, a note and whether it is handled go together", async () => {
  const app = await appWith([storedRequest({ id: "1" })]);
  expect(await patch(app, { state: "won", note: "Signed", handled: true })).toMatchObject({
    state: "won",
    notes: [{ text: "Signed" }],
    handledAt: expect.any(String),
  });
});

test.each<[unknown, number]>([
  [{}, 400],
  [[], 400],
  [null, 400],
  ["won", 400],
  [{ state: "done" }, 400],
  [{ state: null }, 400],
  [{ state: "won", note: " \n " }, 400],
  [{ note: "x".repeat(4_001) }, 400],
  [{ note: 7 }, 400],
  [{ handled: "yes" }, 400],
  [{ state: "won", deletedAt: null }, 400],
  [{ note: "x".repeat(60_000) }, 413],
  [{ nextStep: "Call" }, 400],
  [{ nextStep: { text: "Call" } }, 400],
  [{ nextStep: { text: " ", on: "2026-12-01" } }, 400],
  [{ nextStep: { text: "x".repeat(201), on: "2026-12-01" } }, 400],
  [{ nextStep: { text: "Call", on: "2026-02-30" } }, 400],
  [{ nextStep: { text: "Call", on: "1 May 2026" } }, 400],
  [{ nextStep: { text: "Call", on: "2026-12-01T10:00:00Z" } }, 400],
  [{ nextStep: { text: "Call", on: "2026-12-01", done: true } }, 400],
  [{ notes: { at: "2026-05-01T10:00:00.000Z", text: "x" } }, 400],
  [{ notes: [{ at: "2026-05-01T10:00:00.000Z" }] }, 400],
  [{ notes: [{ at: "2026-05-01T10:00:00.000Z", text: " " }] }, 400],
  [{ notes: [{ at: 1, text: "x" }] }, 400],
  [{ notes: [{ at: "2026-05-01T10:00:00.000Z", text: null }] }, 200],
])("%j changes nothing", async (body, status) => {
  const app = await appWith([storedRequest({ id: "1" })]);
  const before = app.store.requests.read();
  const answer = await app.ask("/api/leads/1", { method: "PATCH", body: JSON.stringify(body) });
  expect(answer.status).toBe(status);
  expect(app.store.requests.read()).toBe(before);
});

test("a deleted lead is among the deleted ones alone, and comes back as it was", async () => {
  const app = await appWith([
    storedRequest({ id: "1", state: "won", notes: [{ text: "Hi", at: "2026-05-01T10:00:00.000Z" }] }),
    storedRequest({ id: "2" }),
  ]);
  const [before] = app.store.requests.read();
  expect((await app.ask("/api/leads/1", { method: "DELETE" })).status).toBe(204);
  expect(idsOf(await listOf(app))).toEqual(["2"]);
  expect(idsOf(await listOf(app, "?state=deleted"))).toEqual(["1"]);
  expect(await (await app.ask("/api/leads.csv")).text()).not.toContain("won");
  const again = await app.ask("/api/leads/1", { method: "DELETE" });
  expect([again.status, await again.json()]).toEqual([404, { message: "There is no such lead." }]);
  expect((await app.ask("/api/leads/1", { method: "PATCH", body: { state: "new" } })).status).toBe(404);

  const restored = await app.ask("/api/leads/1/restore", { method: "POST" });
  expect(restored.status).toBe(200);
  expect(await restored.json()).toMatchObject({ id: "1", state: "won", notes: [{ text: "Hi" }] });
  expect(app.store.requests.read()[0]).toEqual(before);
  // Whoever saw no answer asks again.
  expect((await app.ask("/api/leads/1/restore", { method: "POST" })).status).toBe(200);
  expect((await app.ask("/api/leads/3/restore", { method: "POST" })).status).toBe(404);
});

test("a lead can be restored for 10 minutes, also by the next process", async () => {
  const app = await appWith([storedRequest({ id: "1" }), storedRequest({ id: "2" })]);
  for (const id of ["1", "2"]) await app.ask(`/api/leads/${id}`, { method: "DELETE" });
  const deletedAt = Date.parse(app.store.requests.read()[1]?.deletedAt ?? "");
  await app.store.close();
  const store = await openSiteStore(app.dataDir);
  const next = await untilTestEnds(startApp({ store }));

  vi.useFakeTimers({ toFake: ["Date"], now: deletedAt + 10 * minuteMs - 1_000 });
  expect((await next.ask("/api/leads/1/restore", { method: "POST" })).status).toBe(200);
  vi.setSystemTime(deletedAt + 10 * minuteMs);
  expect((await next.ask("/api/leads/2/restore", { method: "POST" })).status).toBe(404);
  expect(await listOf(next, "?state=deleted")).toEqual([]);
});

test("a next step is kept, replaced, and taken away", async () => {
  const app = await appWith([storedRequest({ id: "1" })]);
  const step = { text: "Send the offer", on: "2026-12-01" };
  expect(await patch(app, { nextStep: { ...step, text: "  Send the offer \n" } })).toMatchObject({
    nextStep: step,
  });
  const before = app.store.requests.read();
  expect(await patch(app, { nextStep: step })).toMatchObject({ nextStep: step, state: "new" });
  expect(app.store.requests.read()).toBe(before);
  expect(await patch(app, { nextStep: { ...step, on: "2024-02-29" } })).toMatchObject({
    nextStep: { on: "2024-02-29" },
  });
  expect(await patch(app, { nextStep: null, note: "Done: Send the offer" })).toMatchObject({
    nextStep: null,
    notes: [{ text: "Done: Send the offer" }],
  });
  expect(await patch(app, { nextStep: null })).toMatchObject({ nextStep: null });
});

const twoNotes = [
  { text: "Called", at: "2026-05-01T10:00:00.000Z" },
  { text: "Signed", at: "2026-05-02T10:00:00.000Z" },
];

test("a note is corrected under its time, and removed, and the others stay", async () => {
  const app = await appWith([storedRequest({ id: "1", notes: twoNotes })]);
  const before = Date.now();
  const { notes } = await patch(app, { notes: [{ at: twoNotes[0]?.at, text: " Called twice " }] });
  expect(notes).toEqual([
    { ...twoNotes[0], text: "Called twice", editedAt: expect.any(String) },
    twoNotes[1],
  ]);
  expect(Date.parse(notes[0]?.editedAt ?? "")).toBeGreaterThanOrEqual(before);
  // The same words once more, as after a lost answer, change nothing.
  expect(
    (await patch(app, { notes: [{ at: twoNotes[0]?.at, text: "Called twice", was: "Called" }] })).notes,
  ).toEqual(notes);
  const after = await patch(app, { notes: [{ at: twoNotes[0]?.at, text: null }], note: "Third" });
  expect(after.notes.map(({ text }) => text)).toEqual(["Signed", "Third"]);
  expect((await patch(app, { notes: [{ at: twoNotes[0]?.at, text: null }] })).notes).toEqual(after.notes);
});

test("people who change one lead at once lose nothing", async () => {
  const app = await appWith([storedRequest({ id: "1", notes: twoNotes })]);
  const [first, second] = twoNotes.map(({ at }) => at);
  await Promise.all([
    patch(app, { notes: [{ at: first, text: "One" }] }),
    patch(app, { notes: [{ at: second, text: "Two" }] }),
    patch(app, { note: "Three" }),
    patch(app, { note: "Four", nextStep: { text: "Call", on: "2026-12-01" } }),
    patch(app, { state: "won" }),
  ]);
  const [stored] = app.store.requests.read();
  expect(stored?.notes.map(({ text }) => text).toSorted()).toEqual(["Four", "One", "Three", "Two"]);
  expect(new Set(stored?.notes.map(({ at }) => at)).size).toBe(4);
  expect(stored).toMatchObject({ state: "won", nextStep: { text: "Call" } });
});

test("who corrects a note that somebody else changed or removed meanwhile is told, and nothing is changed", async () => {
  const app = await appWith([storedRequest({ id: "1", notes: twoNotes })]);
  const [first = ""] = twoNotes.map(({ at }) => at);
  const ask = (correction: object, more = {}) =>
    app.ask("/api/leads/1", { method: "PATCH", body: { notes: [{ at: first, ...correction }], ...more } });
  await patch(app, { notes: [{ at: first, text: "Theirs", was: "Called" }] });
  for (const text of ["Mine", null]) {
    const changed = await ask({ text, was: "Called" }, { state: "won" });
    expect([changed.status, await changed.json()]).toEqual([
      409,
      { message: "Somebody else changed this note meanwhile. It says now: Theirs" },
    ]);
  }
  await patch(app, { notes: [{ at: first, text: null, was: "Theirs" }] });
  const removed = await ask({ text: "Mine", was: "Theirs" });
  expect([removed.status, await removed.json()]).toEqual([
    409,
    { message: "Somebody else removed this note meanwhile. Add your words as a new one." },
  ]);
  expect(app.store.requests.read()).toMatchObject([{ state: "new", notes: [twoNotes[1]] }]);
});

test("who changes a next step that somebody else changed meanwhile is told, and nothing is changed", async () => {
  const offer = { text: "Send the offer", on: "2026-12-01" };
  const call = { text: "Call", on: "2026-12-02" };
  const app = await appWith([storedRequest({ id: "1", nextStep: call })]);
  const ask = (body: object) => app.ask("/api/leads/1", { method: "PATCH", body });
  for (const body of [
    { nextStep: null, note: "Done: Send the offer" },
    { nextStep: { ...offer, on: "2026-12-03" } },
  ]) {
    const refused = await ask({ ...body, nextStepWas: offer });
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { message: "Somebody else planned another next step meanwhile: Call, on 2026-12-02." },
    ]);
  }
  expect(app.store.requests.read()).toMatchObject([{ nextStep: call, notes: [] }]);
  // What was answered and got lost on its way is sent again.
  expect(await patch(app, { nextStep: call, nextStepWas: offer })).toMatchObject({ nextStep: call });
  expect(await patch(app, { nextStep: null, nextStepWas: call })).toMatchObject({ nextStep: null });
  expect(await patch(app, { nextStep: null, nextStepWas: call })).toMatchObject({ nextStep: null });
  const gone = await ask({ nextStep: offer, nextStepWas: call });
  expect([gone.status, await gone.json()]).toEqual([
    409,
    { message: "Somebody else finished or removed the next step meanwhile." },
  ]);
});

async function patch(app: RunningApp, body: unknown): Promise<LeadEntry> {
  const answer = await app.ask("/api/leads/1", { method: "PATCH", body });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function listOf(app: RunningApp, search = ""): Promise<LeadEntry[]> {
  return (await app.ask(`/api/leads${search}`)).json();
}

function idsOf(entries: readonly LeadEntry[]): string[] {
  return entries.map(({ id }) => id);
}

async function appWith(requests: StoredRequest[]): Promise<RunningApp> {
  const app = await untilTestEnds(startApp());
  await app.store.requests.update(() => requests);
  return app;
}
