import { existsSync, openSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "playwright/test";
import { postCardPath } from "../../src/shared/urls.ts";
import { projectDir, run, runNode } from "../support/server/process.ts";
import { startSite } from "../support/server/site.ts";

/** A site whose whole log can be read. */
const logging = { LOG_LEVEL: "info" };

test("every request is a line of the log, pages from memory too, and the last ones are not lost", async () => {
  const site = await startSite(logging, { stdout: "pipe" });
  for (let index = 0; index < 3; index++) await fetch(`${site.url}/about?secret=hidden`);
  await fetch(`${site.url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: "session=hidden" },
    body: JSON.stringify({ username: "hidden", password: "hidden" }),
  });
  const { release, commit } = await (await fetch(`${site.url}/healthz`)).json();
  // Its process comes after what else the machine does.
  await expect.poll(() => site.log().map(({ event }) => event)).toContain("backup");
  expect(await site.end("SIGTERM")).toBe(0);
  const lines = site.log();
  const requests = lines.filter(({ event }) => event === "request");
  expect(requests.filter((line) => line.path === "/about")).toHaveLength(3);
  expect(requests.filter((line) => line.path === "/api/auth/login")).toMatchObject([{ status: 401 }]);
  expect(requests.filter((line) => line.path === "/healthz")).toEqual([]);
  expect(new Set(requests.map(({ id }) => id)).size).toBe(requests.length);
  expect(lines.map(({ event }) => event)).toEqual(
    expect.arrayContaining(["listening", "backup", "stopping"]),
  );
  expect(release).toMatch(/^\d+\.\d+\.\d+$/);
  expect(lines.find(({ event }) => event === "listening")).toMatchObject({ release, commit });
  expect(JSON.stringify(lines)).not.toContain("hidden");
});

test("LOG_LEVEL leaves requests out, and a doubtful setting is warned of once", async () => {
  const site = await startSite(
    { LOG_LEVEL: "warn", SITE_URL: "https://www.example.com", TRUST_PROXY: "0" },
    { stdout: "pipe" },
  );
  await site.end("SIGTERM");
  expect(site.log()).toMatchObject([
    {
      level: "warn",
      event: "settings",
      warning: expect.stringMatching(/^SITE_URL is https, but TRUST_PROXY is 0/),
    },
  ]);
});

for (const [kind, throwing] of [
  ["an exception", 'throw new Error("broken")'],
  ["a rejection", 'Promise.reject(new Error("broken"))'],
] as const) {
  test(`${kind} that nobody caught is logged, with all before it, and ends the process with 1`, async () => {
    const trap = `data:text/javascript,process.on("SIGUSR2",()=>{${throwing}})`;
    const site = await startSite(logging, { stdout: "pipe", nodeArgs: ["--import", trap] });
    await fetch(`${site.url}/contact`);
    expect(await site.end("SIGUSR2")).toBe(1);
    const lines = site.log();
    expect(lines.at(-1)).toMatchObject({ level: "error", event: "crash" });
    expect(lines.at(-1)?.err).toMatch(/^Error: broken\n +at /);
    expect(lines).toContainEqual(expect.objectContaining({ event: "request", path: "/contact" }));
  });
}

test("what went wrong is logged with the places of the sources", async () => {
  const site = await startSite(logging, { stdout: "pipe" });
  const [post] = await (await fetch(`${site.url}/api/blogs?fields=summary`)).json();
  // No card can be kept, however long it takes to draw one.
  await writeFile(path.join(site.dataDir, "cards"), "");
  await fetch(site.url + postCardPath(post.slug));
  await expect
    .poll(() => site.log().find(({ event }) => event === "error")?.err, { timeout: 40_000 })
    .toMatch(/\n +at async drawAndSave \(\S+\/src\/server\/cards\/post-cards\.ts:\d+:\d+\)/);
  await site.stop();
});

test("a log that cannot be written takes nothing else away", async () => {
  test.skip(!existsSync("/dev/full"), "no device that is always full");
  const full = await startSite(logging, { stdout: openSync("/dev/full", "w") });
  const unread = await startSite(logging, { stdout: "pipe" });
  unread.process().child.stdout?.destroy();
  for (const site of [full, unread])
    for (let index = 0; index < 100; index++) expect((await fetch(`${site.url}/about`)).status).toBe(200);
  // Longer than lines are gathered for.
  await wait(1_500);
  for (const site of [full, unread]) {
    expect((await fetch(`${site.url}/about`)).status).toBe(200);
    expect(await site.end("SIGTERM")).toBe(0);
  }
});

test("a running site is backed up; without its data it comes back as it was", async () => {
  const site = await startSite();
  const folder = await mkdtemp(path.join(tmpdir(), "backups-"));
  await sendLead(site.url);
  expect((await npmRun("backup", [], site.dataDir, folder)).code).toBe(0);
  const [name = ""] = await readdir(folder);
  const archive = path.join(folder, name);
  expect((await stat(archive)).mode & 0o777).toBe(0o600);

  const refused = await npmRun("restore", [archive], site.dataDir, folder);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/The data folder \S+ is in use by another process/);

  await site.end("SIGTERM");
  const before = await filesIn(site.dataDir);
  await rm(site.dataDir, { recursive: true });
  // Named as it stands in the folder that the command is called in.
  const restored = await npmRun("restore", [name], site.dataDir, folder);
  expect(restored.stdout).toContain("requests.json");
  expect(restored.code).toBe(0);
  expect(await filesIn(site.dataDir)).toEqual(before);

  await site.start();
  expect(await site.stored("requests")).toHaveLength(1);
  await site.stop();
  await rm(folder, { recursive: true });
});

test("a damaged backup is refused with one sentence", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "backups-"));
  await writeFile(path.join(folder, "backup.json.gz"), "no archive");
  const { code, stderr } = await npmRun("restore", ["backup.json.gz"], path.join(folder, "data"), folder);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^It is damaged, or no backup of this site\.\s*$/m);
  expect(await readdir(folder)).toEqual(["backup.json.gz"]);
  await rm(folder, { recursive: true });
});

test("admin:password sets what the sign-in takes, while the site runs", async () => {
  const site = await startSite();
  const password = ` ${"a long one ".repeat(92)} `;
  const { code, stderr } = await npmRun("admin:password", [], site.dataDir, projectDir, `${password}\n`);
  expect(stderr).toContain("The new password holds from the next sign-in on.");
  expect(stderr).toContain("The second factor is off");
  expect(code).toBe(0);
  const answer = await fetch(`${site.url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "admin", password }),
  });
  expect(answer.status).toBe(200);
  await site.stop();
});

test("admin:password refuses what is no password with one sentence", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "password-"));
  for (const [typed, sentence] of [
    ["", "No password was given. Nothing was changed."],
    ["\n", "Password must be at least 6 characters long. Nothing was changed."],
    ["five5\n", "Password must be at least 6 characters long. Nothing was changed."],
    [`${"x".repeat(1025)}\n`, "Please use at most 1024 characters. Nothing was changed."],
  ] as const) {
    const { code, stderr } = await setPassword(dataDir, typed);
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`${sentence.replaceAll(".", "\\.")}\n$`));
    expect(stderr).not.toMatch(/^ +at |Error/m);
  }
  expect(await readdir(dataDir)).toEqual([]);
  await rm(dataDir, { recursive: true });
});

test("admin:password without a data folder says what to do", async () => {
  const { code, stderr } = await setPassword("/nowhere/data", "good enough\n");
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /There is no data folder \/nowhere\/data: start the site once, or set DATA_DIR\.\n$/,
  );
});

/** Does what `npm run admin:password` does. */
function setPassword(dataDir: string, input: string) {
  return runNode("src/tools/admin-password.ts", { env: { DATA_DIR: dataDir }, input });
}

/** Runs a command of the project over a data folder. */
function npmRun(script: string, args: string[], dataDir: string, cwd: string, input = "") {
  return run("npm", ["--prefix", projectDir, "run", "--silent", script, ...args], {
    cwd,
    env: { DATA_DIR: dataDir },
    input,
  });
}

async function sendLead(url: string): Promise<void> {
  const fields = { firstName: "Zoë", lastName: "B", email: "a@example.com", message: "Hello" };
  const answer = await fetch(`${url}/widget/form/general-contact`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
  });
  expect(answer.status).toBe(303);
}

/** All that a data folder holds but backups and the first password. */
async function filesIn(dataDir: string): Promise<Record<string, string>> {
  const names = (await readdir(dataDir, { withFileTypes: true })).filter((entry) => entry.isFile());
  const kept = names.map(({ name }) => name).filter((name) => name !== "first-password");
  const read = kept.map(async (name) => [name, await readFile(path.join(dataDir, name), "base64")]);
  return Object.fromEntries((await Promise.all(read)).toSorted());
}
