import { readFile } from "node:fs/promises";
import { urls } from "../../src/shared/urls.ts";
import { expect, test } from "../support/browser/test.ts";

// The page that is missing.
test.use({ expectedConsole: [/status of 404/] });

test("a visitor gets not one byte of the dashboard or the editor", async ({ page }) => {
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
  for (const trace of ["/api/auth/", "/api/leads", "Blog Management", "Please enter a title."]) {
    expect(closedCode).toContain(trace);
    expect(code.filter((text) => text.includes(trace)).length, trace).toBe(0);
  }
});

interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** The files of the build that only the admin's pages need. */
async function filesOfAdminOnly(): Promise<string[]> {
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile("dist/client/.vite/manifest.json", "utf8"),
  );
  // The sign-in's page is HTML alone, beside its script.
  const isClosed = (module: string) =>
    module.startsWith("src/admin/") && module !== "src/admin/login/page.tsx";
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
