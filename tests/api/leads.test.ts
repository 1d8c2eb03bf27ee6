import type { RequestHandler } from "express";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Auth } from "../../src/server/auth/auth.ts";
import { openSiteStore } from "../../src/server/collections.ts";
import { HttpError } from "../../src/server/http/http-error.ts";
import { log } from "../../src/server/logging/log.ts";
import type { RenderServices } from "../../src/server/pages/render.ts";
import { createIntake } from "../../src/server/requests/intake.ts";
import type { StoredRequest } from "../../src/server/requests/stored-requests.ts";
import type { FormOutcome } from "../../src/shared/forms/form.ts";
import type { LeadEntry, LeadForm } from "../../src/shared/forms/lead.ts";
import { openDoor, type RunningApp, startApp } from "../support/server/app.ts";
import { faultyFiles } from "../support/store/faulty-files.ts";
import { storedRequest } from "../support/store/stored-request.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

const form: LeadForm = {
  id: "a-form",
  name: "A Form",
  title: "A Form",
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
  const intake = createIntake(store.requests, 5, () => [])("10.0.0.1");

  files.fail("writeFile", "ENOSPC");
  const refused = await intake.sendLead(form, { message: "Hello" });
  expect(refused).toMatchObject({ accepted: false, status: 507, values: { message: "Hello" }, issues: {} });
  expect(store.requests.read()).toEqual([]);
  expect(logged).toHaveBeenCalledOnce();

  files.heal();
  expect(await intake.sendLead(form, { message: "Hello" })).toEqual({ accepted: true });
  expect(store.requests.read()).toMatchObject([{ formId: "a-form", fields: { message: "Hello" } }]);
  await store.close();
  logged.mockRestore();
});

const enrolls = { name: "Ada Lovelace", email: "ada@example.com" };

test.each<[string, (services: RenderServices) => Promise<FormOutcome>]>([
  ["forms", ({ requests }) => requests.sendLead(form, { message: "Hello" })],
  ["enrollment requests", ({ requests }) => requests.sendEnrollment("students", enrolls)],
])("a network sends five %s an hour, from whichever of its addresses", async (_what, submit) => {
  const app = await startApp({
    env: { trustProxy: 1 },
    render: async (_request, services) => {
      const outcome = await submit(services);
      const status = outcome.accepted ? 200 : outcome.status;
      return { status, html: "page", data: null, modules: [], deferred: true, cacheable: true };
    },
  });
  onTestFinished(() => app.stop());
  const send = async (address: string) => {
    const headers = { "X-Forwarded-For": address };
    return (await app.ask("/widget/form/a-form", { method: "POST", headers })).status;
  };
  for (let sent = 0; sent < 5; sent++) expect(await send(`2001:db8:0:1::${sent}`)).toBe(200);
  expect(await send("2001:db8:0:1:a:b:c:d")).toBe(429);
  expect(await send("2001:db8:0:2::1")).toBe(200);
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
      state: "new",
      notes: [],
      deliveries: [],
      createdAt: "2026-05-03T10:00:00.000Z",
      handledAt: null,
    });
  });

  test("are marked handled and new again, and stay so", async () => {
    const app = await appWith([lead("1", "2026-05-01")]);
    const handle = (handled: unknown, id = "1") =>
      app.ask(`/api/leads/${id}`, { method: "PATCH", body: { handled } });

    const first = await (await handle(true)).json();
    expect(Date.now() - Date.parse(first.handledAt)).toBeLessThan(5_000);
    expect((await (await handle(true)).json()).handledAt).toBe(first.handledAt);
    expect(app.store.requests.read()[0]?.handledAt).toBe(first.handledAt);
    expect((await (await handle(false)).json()).handledAt).toBeNull();
    expect((await handle("yes")).status).toBe(400);
    expect((await handle(true, "missing")).status).toBe(404);
  });

  test("are for nobody else", async () => {
    const closed: RequestHandler = (_req, _res, next) => next(new HttpError(401, "Please log in."));
    const app = await appWith([lead("1", "2026-05-01")], { ...openDoor, requireAdmin: closed });
    for (const [method, path] of [
      ["GET", "/api/leads"],
      ["GET", "/api/leads.csv"],
      ["PATCH", "/api/leads/1"],
      ["DELETE", "/api/leads/1"],
      ["POST", "/api/leads/1/restore"],
    ] as const) {
      const answer = await app.ask(path, { method, ...(method === "PATCH" && { body: { handled: true } }) });
      expect([path, answer.status]).toEqual([path, 401]);
      expect(await answer.json()).toEqual({ message: "Please log in." });
    }
    expect(app.store.requests.read()).toHaveLength(1);
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
      state: "new",
      notes: [],
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

function lead(id: string, day: string, fields: Record<string, string> = { message: "Hello" }): StoredRequest {
  return storedRequest({ id, fields, createdAt: `${day}T10:00:00.000Z` });
}

async function appWith(requests: StoredRequest[], auth: Auth = openDoor): Promise<RunningApp> {
  const app = await startApp({ auth });
  onTestFinished(() => app.stop());
  await app.store.requests.update(() => requests);
  return app;
}
