import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "playwright/test";
import { startSite } from "../support/server/site.ts";

const password = "a password for this test";

test("a page of another site does nothing in the name of an admin who is signed in", async ({ page }) => {
  const site = await startSite({ ADMIN_PASSWORD: password });
  const other = createServer((_req, res) =>
    res.setHeader("Content-Type", "text/html").end("<!doctype html>"),
  );
  other.listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;

  await page.goto(`${site.url}/admin-login`);
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Welcome back, admin")).toBeVisible();
  const before = await site.stored("posts");
  const sessions = await site.stored("sessions");

  const [post] = (before as { posts: { id: string }[] }).posts;
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.evaluate(attack, { site: site.url, id: post?.id ?? "" });
  for (const [path, field] of [
    ["/api/blogs", '{"title":"Forged","content":"x","y":"'],
    ["/api/auth/logout", "x"],
  ] as const) {
    await page.goto(`http://127.0.0.1:${port}/`);
    const answered = page.waitForResponse(site.url + path);
    await page.evaluate(sendForm, { action: site.url + path, field });
    expect((await answered).status()).toBe(403);
    await page.waitForURL(site.url + path);
  }

  expect(await site.stored("posts")).toEqual(before);
  expect(await site.stored("sessions")).toEqual(sessions);
  // A frame of the site shows nothing there, its forms included.
  for (const path of ["/", "/admin/dashboard", "/widget/form/partnership"]) {
    await page.goto(`http://127.0.0.1:${port}/`);
    const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement("iframe"), { src }));
    }, site.url + path);
    await refused;
  }
  other.closeAllConnections();
  other.close();
  await site.stop();
});

/** Every way to write that `fetch` has, with the browser's cookies. */
async function attack({ site, id }: { site: string; id: string }): Promise<void> {
  const body = JSON.stringify({ title: "Forged", content: "x" });
  const ways: [string, RequestInit][] = [
    ["/api/blogs", { method: "POST", body, mode: "no-cors" }],
    ["/api/blogs", { method: "POST", body, mode: "no-cors", headers: { "Content-Type": "text/plain" } }],
    ["/api/blogs", { method: "POST", body, headers: { "Content-Type": "application/json" } }],
    [`/api/blogs/${id}`, { method: "PUT", body, headers: { "Content-Type": "application/json" } }],
    [`/api/blogs/${id}`, { method: "DELETE" }],
    [`/api/blogs/${id}/restore`, { method: "POST", mode: "no-cors" }],
    ["/api/auth/logout", { method: "POST", mode: "no-cors" }],
    ["/api/auth/change-password", { method: "POST", body, mode: "no-cors" }],
  ];
  for (const [path, init] of ways) {
    await fetch(site + path, { credentials: "include", ...init }).catch(() => null);
  }
  navigator.sendBeacon(`${site}/api/blogs`, body);
}

/** Sends a form as plain text, which may look like JSON. */
function sendForm({ action, field }: { action: string; field: string }): void {
  const form = Object.assign(document.createElement("form"), {
    action,
    method: "POST",
    enctype: "text/plain",
  });
  form.append(Object.assign(document.createElement("input"), { name: field, value: '"}' }));
  document.body.append(form);
  form.submit();
}
