import { afterAll, beforeAll, expect, test } from "vitest";
import { cookiesOf, password, startWithAccount } from "../support/server/account.ts";
import { type RunningApp, siteUrl } from "../support/server/app.ts";
import { storedRequest } from "../support/store/stored-request.ts";

// What a page of another site can make the admin's browser send; the worst case is a browser that sends the cookie too.
const json = "application/json";
const form = "application/x-www-form-urlencoded";
const fromEvil = { Origin: "https://evil.test", "Sec-Fetch-Site": "cross-site" };

const shapes: Record<string, Record<string, string>> = {
  "a form": { "Content-Type": form, ...fromEvil },
  "a form with a file": { "Content-Type": "multipart/form-data; boundary=x", ...fromEvil },
  "a form of plain text": { "Content-Type": "text/plain", ...fromEvil },
  "a script that sends JSON": { "Content-Type": json, ...fromEvil },
  "a frame without an origin": { "Content-Type": json, Origin: "null", "Sec-Fetch-Site": "cross-site" },
  "a site of the same domain": {
    "Content-Type": json,
    Origin: "https://evil.example.test",
    "Sec-Fetch-Site": "same-site",
  },
  "a site whose name begins alike": { "Content-Type": json, Origin: `${siteUrl}.evil.test` },
  "a site on another port": { "Content-Type": json, Origin: `${siteUrl}:8443` },
  "a site without a name": { "Content-Type": json, Origin: "" },
  "a site by http": { "Content-Type": json, Origin: "http://127.0.0.1" },
  "a browser that says only where from": { "Content-Type": json, "Sec-Fetch-Site": "cross-site" },
  "a browser that was opened by hand": { "Content-Type": json, "Sec-Fetch-Site": "none" },
  "a browser that contradicts itself": {
    "Content-Type": json,
    "Sec-Fetch-Site": "same-origin",
    Origin: "https://evil.test",
  },
  "a browser that contradicts itself the other way": {
    "Content-Type": json,
    "Sec-Fetch-Site": "cross-site",
    Origin: siteUrl,
  },
  "an old browser that says nothing": { "Content-Type": "text/plain" },
  "a form that overrides its method": { "Content-Type": form, "X-HTTP-Method-Override": "PUT", ...fromEvil },
};

let app: RunningApp;
let cookie: string;
let postId: string;

beforeAll(async () => {
  app = await startWithAccount();
  cookie = cookiesOf(await app.ask("/api/auth/login", { body: { username: "admin", password } }));
  const made = await app.ask("/api/blogs", { body: { title: "T", content: "C" }, headers: { cookie } });
  postId = (await made.json()).id;
  await app.store.requests.update(() => [storedRequest({ id: "1" })]);
});

afterAll(() => app.stop());

test.each(Object.keys(shapes))("%s changes nothing, even with the admin's cookie", async (shape) => {
  const before = await stateOf();
  const post = { title: "Forged", content: "Forged" };
  const attempts = [
    ["POST", "/api/blogs", post],
    ["PUT", `/api/blogs/${postId}`, post],
    ["PATCH", "/api/leads/1", { handled: true }],
    ["POST", "/api/leads", { fields: { name: "Forged", phone: "1" } }],
    ["POST", "/api/leads/bulk", { ids: ["1"], delete: true }],
    ["POST", "/api/auth/change-password", { currentPassword: password, newPassword: "forged password" }],
    ["POST", "/api/auth/login", { username: "admin", password }],
  ] as const;
  for (const [method, path, body] of attempts) {
    const answer = await app.ask(path, { method, body, headers: { cookie, ...shapes[shape] } });
    expect([path, [403, 415]]).toEqual([path, expect.arrayContaining([answer.status])]);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
  }
  expect(await stateOf()).toEqual(before);
});

test.each(Object.entries(shapes).filter(([, headers]) => "Origin" in headers || "Sec-Fetch-Site" in headers))(
  "%s deletes nothing and ends no session",
  async (_shape, headers) => {
    const before = await stateOf();
    for (const [method, path] of [
      ["DELETE", `/api/blogs/${postId}`],
      ["POST", `/api/blogs/${postId}/restore`],
      ["DELETE", "/api/leads/1"],
      ["POST", "/api/leads/1/restore"],
      ["POST", "/api/leads/1/deliveries"],
      ["DELETE", "/api/people/ann@example.com"],
      ["POST", "/api/auth/logout"],
    ] as const) {
      const answer = await app.ask(path, { method, headers: { cookie, ...headers } });
      expect([path, answer.status]).toEqual([path, 403]);
    }
    expect(await stateOf()).toEqual(before);
  },
);

test("nothing is changed by reading", async () => {
  const before = await stateOf();
  for (const path of [
    `/api/blogs/${postId}`,
    "/api/leads/1",
    "/api/leads/1/restore",
    "/api/leads/1/deliveries",
    "/api/people/ann@example.com",
    "/api/auth/logout",
    "/api/auth/change-password",
  ]) {
    for (const method of ["GET", "HEAD"]) {
      expect((await app.ask(path, { method, headers: { cookie, ...fromEvil } })).status).toBe(405);
    }
  }
  expect(await stateOf()).toEqual(before);
});

async function stateOf() {
  const { account, requests, posts, sessions } = app.store;
  const status = await app.ask("/api/auth/status", { headers: { cookie } });
  return {
    isAuthenticated: (await status.json()).isAuthenticated,
    kept: structuredClone([account.read(), requests.read(), posts.read(), sessions.read()]),
  };
}
