import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useLeadActions } from "../../src/admin/leads/use-lead-actions.ts";
import { useLeads } from "../../src/admin/leads/use-leads.ts";
import { everyLead } from "../../src/admin/use-dashboard-route.ts";
import type { LeadEntry } from "../../src/shared/forms/lead.ts";
import { currentToasts } from "../../src/widgets/toasts/toast-store.ts";
import { leadEntry } from "../support/inputs/lead-entry.ts";

afterEach(() => vi.unstubAllGlobals());

const one = leadEntry({ id: "1", createdAt: "2026-05-02T10:00:00.000Z" });
const two = leadEntry({ id: "2", createdAt: "2026-05-01T10:00:00.000Z" });

/** The leads of a server whose answers to anything but lists come when the test says so. */
async function openLeads({ listed = [one, two], trash = [] as LeadEntry[] } = {}) {
  const calls: { what: string; body: unknown; answer(status: number, json: unknown): Promise<void> }[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body?: string }) => {
    if (method === "GET") return Response.json(path.endsWith("state=deleted") ? trash : listed);
    const { promise, resolve } = Promise.withResolvers<Response>();
    calls.push({
      what: `${method} ${path}`,
      body: body && JSON.parse(body),
      answer: (status, json) =>
        act(async () =>
          resolve(status === 204 ? new Response(null, { status }) : Response.json(json, { status })),
        ),
    });
    return promise;
  });
  const filter = { ...everyLead, ...(trash.length > 0 && { state: "deleted" as const }) };
  const { result } = renderHook(() => {
    const leads = useLeads({ tab: "leads", filter, lead: null });
    return { leads, actions: useLeadActions(leads) };
  });
  await vi.waitFor(() => expect(result.current.leads.list.items).not.toBeNull());
  return {
    calls,
    press: (doIt: (actions: ReturnType<typeof useLeadActions>) => void) =>
      act(async () => {
        doIt(result.current.actions);
      }),
    items: () => result.current.leads.list.items,
    deleted: () => result.current.leads.trash.items,
  };
}

test("a change that gives a lead a seat that is not there says how many people are too many", async () => {
  const { calls, press, items } = await openLeads();
  await press((actions) => actions.change(one, { state: "won" }));
  await calls[0]?.answer(200, { ...one, state: "won", seatsOver: 2 });
  expect(currentToasts().at(-1)).toMatchObject({
    title: "The date is full",
    text: expect.stringContaining("2 people too many"),
  });
  expect(items()?.[0]).toEqual({ ...one, state: "won" });
});

test("changes of a lead that are made at once all arrive, one after the other, each as it was answered", async () => {
  const { calls, press, items } = await openLeads();
  await press((actions) => {
    actions.change(one, { state: "in progress" });
    actions.change(one, { state: "won" });
    actions.change(one, { note: "Called" });
    actions.change(two, { state: "lost" });
  });
  expect(calls.map(({ what }) => what)).toEqual(["PATCH /api/leads/1", "PATCH /api/leads/2"]);
  await calls[0]?.answer(200, { ...one, state: "in progress" });
  expect(items()?.[0]?.state).toBe("in progress");
  expect(calls[2]?.body).toEqual({ state: "won" });
  await calls[2]?.answer(200, { ...one, state: "won" });
  expect(items()?.[0]?.state).toBe("won");
  expect(calls[3]?.body).toEqual({ note: "Called" });
  expect(items()?.[1]?.state).toBe("new");
});

test("a change that fails says why in the server's words, and holds up none after it", async () => {
  const { calls, press, items } = await openLeads();
  const results: Promise<boolean>[] = [];
  await press((actions) => {
    results.push(actions.change(one, { note: "x" }), actions.change(one, { state: "won" }));
  });
  await calls[0]?.answer(507, { message: "The disk is full. Nothing was changed." });
  expect(currentToasts()[0]).toMatchObject({
    title: "Failed to update lead",
    text: "The disk is full. Nothing was changed.",
  });
  await calls[1]?.answer(200, { ...one, state: "won" });
  expect(await Promise.all(results)).toEqual([false, true]);
  expect(items()?.[0]?.state).toBe("won");
});

test("a lead is deleted after its changes, and once", async () => {
  const { calls, press, items } = await openLeads();
  await press((actions) => {
    actions.change(one, { note: "Called" });
    actions.remove(one);
    actions.remove(one);
  });
  expect(calls).toHaveLength(1);
  await calls[0]?.answer(200, one);
  expect(calls.map(({ what }) => what)).toEqual(["PATCH /api/leads/1", "DELETE /api/leads/1"]);
  await calls[1]?.answer(204, null);
  expect(items()).toEqual([two]);
});

test("a restored lead is in its place as soon as it has left the trash", async () => {
  const { calls, press, items, deleted } = await openLeads({ listed: [two], trash: [one] });
  await vi.waitFor(() => expect(deleted()).toEqual([one]));
  await press((actions) => actions.restore(one));
  await calls[0]?.answer(200, one);
  expect([items(), deleted()]).toEqual([[one, two], []]);
  await press((actions) => actions.restore(one));
  await calls[1]?.answer(404, { message: "There is no such lead." });
  expect(currentToasts()[0]?.text).toBe("It could be brought back for 10 minutes, which are over.");
});

test.each([
  [null, "the site removes none of them by itself."],
  ["2026-12-05", "the last of those that the site removes by itself goes on December 5, 2026."],
])("of a person that backups hold until %s it says so", async (backupsUntil, said) => {
  const { calls, press } = await openLeads();
  const answers: Promise<unknown>[] = [];
  await press((actions) => void answers.push(actions.forget("a@b.test")));
  await calls[0]?.answer(200, {
    removed: { leads: 1, enrollments: 0, deliveries: 2, questions: 0, subscriptions: 3 },
    backupsUntil,
  });
  expect(await answers[0]).toEqual({
    done: true,
    words: `Removed 1 lead, 0 enrollments, 2 deliveries, 0 questions, 3 subscriptions. All backups made before now may hold it still: ${said} Those made by hand, and copies elsewhere, stay until the operator of the server removes them.`,
  });
});

test("a note that is sent twice before the answer is saved once, and another one after it", async () => {
  const { calls, press } = await openLeads();
  await press((actions) => {
    actions.addNote(one, "Called");
    actions.addNote(one, "Called");
    actions.addNote(one, "No answer");
  });
  await calls[0]?.answer(200, one);
  await calls[1]?.answer(200, one);
  expect(calls.map(({ body }) => body)).toEqual([{ note: "Called" }, { note: "No answer" }]);
  await press((actions) => {
    actions.addNote(one, "Called");
  });
  expect(calls).toHaveLength(3);
});
