import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "../support/server/app.ts";

let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.stop());

const values = [null, true, 1, "text", [], {}, [[1]], { a: { b: [] } }, "x".repeat(3000)];

/** Every write of the API, with the fields that it takes. */
const writes = [
  ["POST", "/api/blogs", ["title", "content", "summary", "category", "imageUrl"]],
  ["PUT", "/api/blogs/any", ["title", "content", "summary", "category", "imageUrl"]],
  ["PATCH", "/api/leads/any", ["handled", "state", "note", "notes", "nextStep"]],
  ["POST", "/api/leads", ["fields"]],
  ["POST", "/api/leads/bulk", ["ids", "state", "delete", "restore"]],
  ["POST", "/api/auth/login", ["username", "password"]],
  ["POST", "/api/auth/change-password", ["currentPassword", "newPassword"]],
  ["POST", "/api/chat", ["message", "sessionId"]],
] as const;

test.each(writes)("%s %s says in the site's own words what is wrong", async (method, path, fields) => {
  const bodies: unknown[] = [
    ...values.map((value) => value),
    ...fields.flatMap((field) => values.map((value) => ({ [field]: value }))),
    { unknown: 1 },
    { unknown: { deep: [1] }, [fields[0]]: 1 },
    Object.fromEntries(fields.map((field) => [field, [field]])),
    { ...Object.fromEntries(fields.map((field) => [field, "text"])), extra: 1 },
    "{ broken",
    "",
  ];
  for (const body of bodies) {
    const answer = await app.ask(path, {
      method,
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    const { message, issues = {} } = await answer.json();
    for (const sentence of answer.ok ? [] : [message, ...Object.values(issues)]) {
      expect(sentence, `${JSON.stringify(body)} ${answer.status}`).toMatch(/^[A-Z]([^:"]|https:)+$/);
      expect(sentence, JSON.stringify(body)).not.toMatch(
        /expected|received|undefined|never|invalid (?!username)|object|schema/i,
      );
    }
  }
});

test.each([
  [
    "/api/auth/login",
    { username: "admin", password: "x", role: "root" },
    { role: "There is no such field." },
  ],
  ["/api/blogs", { title: "T", content: "C", id: "s" }, { id: "A post has no such field." }],
  [
    "/api/auth/change-password",
    { currentPassword: "x".repeat(1025), newPassword: "long enough" },
    {
      currentPassword: "This is not your current password.",
    },
  ],
])("%s names what is wrong with %j", async (path, body, issues) => {
  const answer = await app.ask(path, { body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ message: "Please check the marked fields.", issues });
});

test("a body that is no set of fields is refused in one sentence", async () => {
  for (const path of ["/api/auth/login", "/api/auth/change-password", "/api/blogs"]) {
    const answer = await app.ask(path, { body: null });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/^Please send /) });
  }
});
