import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { urls } from "../../src/shared/urls.ts";
import { expect, logIn, password, test } from "../support/browser/dashboard.ts";

// The page that is missing.
test.use({ expectedConsole: [/status of 404/] });

test("a visitor gets not one byte of the dashboard, the editor or the toasts", async ({ page }) => {
  test.slow();
  const asked: string[] = [];
  const code: string[] = [];
  const reading: Promise<unknown>[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  page.on("response", (response) => {
    if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return;
    // Bodies that a navigation has thrown away are read the next time that they are asked for.
    reading.push(
      response
        .text()
        .then((text) => code.push(text))
        .catch(() => {}),
    );
  });
  for (const { path } of Object.values(urls)) {
    if (path !== urls.adminLogin.path) await page.goto(path);
  }

  await page.goto("/");
  const header = page.getByRole("navigation", { name: "Main" });
  for (const link of await header.getByRole("link").all()) await link.hover();
  for (const button of await header.getByRole("button").all()) await button.hover();
  for (const link of await page.getByRole("contentinfo").getByRole("link").all()) await link.focus();
  await header.getByRole("link", { name: "Blog" }).click();
  await page.getByRole("link", { name: "Read Article" }).first().click();
  await expect(page.getByRole("link", { name: "Back to Blog" }).first()).toBeVisible();
  await page.getByRole("button", { name: /chat/i }).first().click();
  await page.getByRole("textbox", { name: /message/i }).fill("What do you offer?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log").getByText("What do you offer?")).toBeVisible();
  await page.goto("/no-such-page");
  await Promise.all(reading);

  const closed = await filesOfAdminOnly();
  expect(closed.length).toBeGreaterThan(8);
  expect(asked.filter((file) => closed.includes(file))).toEqual([]);
  // And none of it came inside of another file.
  expect(code.length).toBeGreaterThan(20);
  const closedCode = (
    await Promise.all(closed.map((file) => readFile(`dist/client/${file}`, "utf8")))
  ).join();
  for (const trace of [
    "/api/auth/",
    "/api/leads",
    "Blog Management",
    "Please enter a title.",
    "data-radix",
  ]) {
    expect(closedCode).toContain(trace);
    expect(code.filter((text) => text.includes(trace)).length, trace).toBe(0);
  }
});

test("a page of another site changes nothing in the admin's browser", async ({ page, site }) => {
  await logIn(page, password);
  const before = await Promise.all(["posts", "sessions", "account"].map((name) => site.stored(name)));

  const post = '{"title":"Forged","content":"Forged"}';
  const change = `{"currentPassword":"${password}","newPassword":"forged password"}`;
  const foreign = createServer((_req, res) => {
    const form = (path: string, type: string, name: string, value: string) =>
      `<iframe name="${path}${type}"></iframe><form method="post" action="${site.url}${path}" enctype="${type}" target="${path}${type}"><input name='${name}' value='${value}'></form>`;
    // A form of plain text can send what reads as JSON.
    const asJson = (text: string) => [`${text.slice(0, -1)},"x":"`, '"}'] as const;
    res.setHeader("Content-Type", "text/html");
    res.end(`<!doctype html><title>Elsewhere</title>
      ${form("/api/blogs", "application/x-www-form-urlencoded", "title", "Forged")}
      ${form("/api/blogs", "multipart/form-data", "title", "Forged")}
      ${form("/api/blogs", "text/plain", ...asJson(post))}
      ${form("/api/auth/change-password", "text/plain", ...asJson(change))}
      ${form("/api/auth/logout", "text/plain", "a", "b")}
      <iframe title="dashboard" src="${site.url}/admin/dashboard"></iframe>
      <img src="${site.url}/api/leads.csv" alt="">`);
  });
  foreign.listen(0, "127.0.0.1");
  await once(foreign, "listening");
  const address = foreign.address();
  if (address === null || typeof address === "string") throw new Error("The port is not known");

  const accepted: string[] = [];
  const refused: string[] = [];
  const elsewhere = await page.context().newPage();
  elsewhere.on("response", (response) => {
    if (!response.url().startsWith(site.url) || response.request().method() === "GET") return;
    (response.ok() ? accepted : refused).push(`${response.request().method()} ${response.url()}`);
  });
  await elsewhere.goto(`http://127.0.0.1:${address.port}/`);
  const read = await elsewhere.evaluate(
    async ([url, text]) => {
      const send = (path: string, options: RequestInit) =>
        fetch(url + path, { credentials: "include", ...options }).then(
          (answer) => answer.type,
          () => "failed",
        );
      const type = { "Content-Type": "application/json" };
      const answers = [
        await send("/api/blogs", { method: "POST", mode: "no-cors", body: text }),
        await send("/api/blogs", { method: "POST", headers: type, body: text }),
        await send("/api/blogs/any", { method: "DELETE" }),
        await send("/api/auth/status", {}),
        await send("/api/leads.csv", {}),
      ];
      navigator.sendBeacon(`${url}/api/auth/logout`, text);
      for (const form of document.forms) form.submit();
      return answers;
    },
    [site.url, post] as const,
  );
  expect(read).toEqual(Array(5).fill("failed"));
  // The five forms; of the others the browser shows no answer.
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(5);
  expect(accepted).toEqual([]);
  for (const frame of elsewhere.frames()) {
    expect(await frame.content()).not.toContain("Admin Dashboard");
  }
  await elsewhere.close();
  foreign.close();

  const after = await Promise.all(["posts", "sessions", "account"].map((name) => site.stored(name)));
  expect(after).toEqual(before);
  expect(await (await page.request.get("/api/auth/status")).json()).toMatchObject({ isAuthenticated: true });
});

interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** The files of the build that only the admin's pages and the toasts need. */
async function filesOfAdminOnly(): Promise<string[]> {
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile("dist/client/.vite/manifest.json", "utf8"),
  );
  const isClosed = (module: string) =>
    module.startsWith("src/admin/") || module === "src/widgets/toasts/toaster.tsx";
  const filesOf = (modules: string[]) => {
    const seen = new Set<string>();
    const visit = (module: string) => {
      if (seen.has(module)) return;
      seen.add(module);
      const { imports = [], dynamicImports = [] } = manifest[module] ?? {};
      // A chunk that several modules are gathered in has no entry of a module's own.
      for (const next of [...imports, ...dynamicImports.filter((name) => name.startsWith("_"))]) visit(next);
    };
    modules.forEach(visit);
    const chunks = [...seen].flatMap((module) => manifest[module] ?? []);
    return chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  };
  const own = Object.keys(manifest).filter((module) => !module.startsWith("_"));
  const open = filesOf(own.filter((module) => !isClosed(module)));
  return filesOf(own.filter(isClosed)).filter((file) => !open.includes(file));
}
