import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, password, test } from "../support/browser/dashboard.ts";

// The browser says what it refuses.
test.use({ expectedConsole: [/./] });

test("a page of another site does nothing in the name of an admin who is signed in, and reads nothing", async ({
  page,
  site,
  openDashboard,
}) => {
  await openDashboard(page);
  const other = createServer((_req, res) =>
    res.setHeader("Content-Type", "text/html").end("<!doctype html>"),
  );
  other.listen(0, "127.0.0.1");
  await once(other, "listening");
  const elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
  const stored = () => Promise.all(["posts", "sessions", "account"].map((name) => site.stored(name)));
  const before = await stored();
  const [posts] = before as [{ posts: { id: string }[] }];

  await page.goto(elsewhere);
  const answers = await page.evaluate(attack, { site: site.url, id: posts.posts[0]?.id ?? "" });
  expect(answers.filter((type) => type !== "failed" && type !== "opaque")).toEqual([]);
  const change = `{"currentPassword":"${password}","newPassword":"forged password","y":"`;
  for (const [path, enctype, field] of [
    ["/api/blogs", "text/plain", '{"title":"Forged","content":"x","y":"'],
    ["/api/blogs", "application/x-www-form-urlencoded", "title"],
    ["/api/blogs", "multipart/form-data", "title"],
    ["/api/auth/change-password", "text/plain", change],
    ["/api/auth/logout", "text/plain", "x"],
  ] as const) {
    await page.goto(elsewhere);
    const answered = page.waitForResponse(site.url + path);
    await page.evaluate(sendForm, { action: site.url + path, enctype, field });
    expect((await answered).status(), `${path} as ${enctype}`).toBe(403);
    await page.waitForURL(site.url + path);
  }
  expect(await stored()).toEqual(before);

  // A frame of the site shows nothing there, its forms included.
  for (const path of ["/", "/admin/dashboard", "/widget/form/partnership"]) {
    await page.goto(elsewhere);
    const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement("iframe"), { src }));
    }, site.url + path);
    await refused;
  }
  expect(await (await page.request.get("/api/auth/status")).json()).toMatchObject({ isAuthenticated: true });
  other.closeAllConnections();
  other.close();
});

/** Every way to write that `fetch` has, with the browser's cookies, and two to read; gives the types of the answers. */
async function attack({ site, id }: { site: string; id: string }): Promise<string[]> {
  const body = JSON.stringify({ title: "Forged", content: "x" });
  const json = { "Content-Type": "application/json" };
  const ways: [string, RequestInit][] = [
    ["/api/blogs", { method: "POST", body, mode: "no-cors" }],
    ["/api/blogs", { method: "POST", body, mode: "no-cors", headers: { "Content-Type": "text/plain" } }],
    ["/api/blogs", { method: "POST", body, headers: json }],
    [`/api/blogs/${id}`, { method: "PUT", body, headers: json }],
    [`/api/blogs/${id}`, { method: "DELETE" }],
    [`/api/blogs/${id}/restore`, { method: "POST", mode: "no-cors" }],
    ["/api/auth/logout", { method: "POST", mode: "no-cors" }],
    ["/api/auth/change-password", { method: "POST", body, mode: "no-cors" }],
    ["/api/auth/status", {}],
    ["/api/leads.csv", {}],
  ];
  const types: string[] = [];
  for (const [path, init] of ways) {
    const answer = await fetch(site + path, { credentials: "include", ...init }).catch(() => null);
    types.push(answer?.type ?? "failed");
  }
  navigator.sendBeacon(`${site}/api/blogs`, body);
  navigator.sendBeacon(`${site}/api/auth/logout`, body);
  return types;
}

/** Sends a form, which as plain text may look like JSON. */
function sendForm({ action, enctype, field }: { action: string; enctype: string; field: string }): void {
  const form = Object.assign(document.createElement("form"), { action, method: "POST", enctype });
  form.append(Object.assign(document.createElement("input"), { name: field, value: '"}' }));
  document.body.append(form);
  form.submit();
}
