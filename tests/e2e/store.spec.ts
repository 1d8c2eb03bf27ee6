import { execFileSync } from "node:child_process";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "playwright/test";
import { cookieOf, password } from "../support/browser/sign-in.ts";
import { ownMsOf } from "../support/own-time.ts";
import { projectDir, runNode } from "../support/server/process.ts";
import { builtServer, freePort, type Site, startSite } from "../support/server/site.ts";

test("data that another process uses, or that are damaged, stop a start with one sentence; what was there is as it was", async () => {
  const site = await startSite();
  const second = await startOver(site.dataDir);
  expect(second.code).toBe(1);
  expect(second.stderr).toMatch(/^The data folder \S+ is in use by another process, [^\n]+\.\n$/);
  expect((await fetch(site.url)).status).toBe(200);

  const before = await site.stored("posts");
  await site.end("SIGKILL");
  await site.start();
  expect(await site.stored("posts")).toEqual(before);

  // A running one may be making a backup, whose half-written file is gone in a moment.
  expect(await site.end("SIGTERM")).toBe(0);
  expect((await stat(site.dataDir)).mode & 0o777).toBe(0o700);
  for (const entry of await readdir(site.dataDir, { recursive: true, withFileTypes: true })) {
    const { mode } = await stat(path.join(entry.parentPath, entry.name));
    expect([entry.name, mode & 0o777]).toEqual([entry.name, entry.isDirectory() ? 0o700 : 0o600]);
  }

  const file = path.join(site.dataDir, "posts.json");
  const whole = await readFile(file);
  await writeFile(file, whole.subarray(0, whole.length / 2));
  const { code, stderr } = await startOver(site.dataDir);
  expect(code).toBe(1);
  expect(stderr).toContain(`${file} does not hold JSON. Nothing was changed, and the site does not start.`);
  // A backup is made soon after a start, or is not there yet.
  expect(stderr).toContain(`DATA_DIR="${site.dataDir}" npm --prefix "${projectDir}" run restore "`);
  expect(await readFile(file)).toEqual(whole.subarray(0, whole.length / 2));
  await writeFile(file, whole);
  await site.start();
  await site.stop();
});

test("SIGTERM among many writes loses nothing that was acknowledged", async () => {
  const site = await startSite();
  const acknowledged: string[] = [];
  const senders = Array.from({ length: 8 }, (_, index) => sendLeads(site, `Sender ${index}`, acknowledged));
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
  const ends = async () => expect(await site.end("SIGTERM")).toBe(0);
  expect(await ownMsOf(ends)).toBeLessThan(5_000);
  await Promise.all(senders);
  const leads = (await site.stored("requests")) as { fields: { message: string } }[];
  const kept = leads.map(({ fields }) => fields.message);
  expect(acknowledged.filter((message) => !kept.includes(message))).toEqual([]);
  expect(new Set(kept).size).toBe(kept.length);
  await site.stop();
});

test("a disk that runs full refuses what it cannot hold, keeps what it took, and goes on when there is room", async () => {
  test.skip(!canLimitFiles(), "this system cannot limit a running process's files");
  const site = await startSite({ ADMIN_PASSWORD: password, LOG_LEVEL: "silent" });
  const cookie = await cookieOf(site.url);
  // Of a draft no card is drawn.
  const draft = { content: "word ".repeat(4_000), status: "draft" };
  const write = async (title: string) => (await send(site, "/api/blogs", { title, ...draft }, cookie)).status;
  const titles = async () => {
    const answer = await fetch(`${site.url}/api/blogs?status=all`, { headers: { cookie } });
    const posts: { title: string }[] = await answer.json();
    return posts.map(({ title }) => title).toSorted();
  };

  const before = await titles();
  limitFiles(site, String((await stat(path.join(site.dataDir, "posts.json"))).size + 200_000));
  const taken: string[] = [];
  for (let index = 0; index < 60; index++) {
    const status = await write(`Post ${index}`);
    if (status === 201) taken.push(`Post ${index}`);
    else expect(status).toBe(507);
  }
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.length).toBeLessThan(60);
  expect(await titles()).toEqual([...before, ...taken].toSorted());
  expect((await readdir(site.dataDir)).filter((name) => name.endsWith(".tmp"))).toEqual([]);

  limitFiles(site, "unlimited");
  expect(await write("With room again")).toBe(201);
  expect(await site.end("SIGTERM")).toBe(0);
  await site.start();
  expect(await titles()).toEqual([...before, ...taken, "With room again"].toSorted());
  await site.stop();
});

test("60 sign-ins at once keep nobody waiting", async () => {
  const site = await startSite();
  const signIns = Array.from({ length: 60 }, (_, index) =>
    fetch(`${site.url}/api/auth/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": `10.8.0.${index}` },
      body: JSON.stringify({ username: `somebody ${index}`, password: "not the password" }),
    }),
  );
  for (const address of ["/", "/api/blogs", "/favicon.svg"]) {
    const answers = async () => expect((await fetch(site.url + address)).status).toBe(200);
    expect(await ownMsOf(answers)).toBeLessThan(1_000);
  }
  const statuses = (await Promise.all(signIns)).map(({ status }) => status);
  expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
  await site.stop();
});

/** Runs a server over a data folder that it should refuse. */
async function startOver(dataDir: string) {
  return runNode(builtServer, { env: { DATA_DIR: dataDir, PORT: String(await freePort()) } });
}

/** Lets the site write files up to this many bytes. What is longer is refused by the system, also to root. */
function limitFiles(site: Site, bytes: string): void {
  execFileSync("prlimit", ["--pid", String(site.process().pid), `--fsize=${bytes}:unlimited`]);
}

function canLimitFiles(): boolean {
  try {
    execFileSync("prlimit", ["--version"]);
    return true;
  } catch {
    return false;
  }
}

function send(site: Site, address: string, body: unknown, cookie = ""): Promise<Response> {
  return fetch(site.url + address, {
    method: "POST",
    headers: { "Content-Type": "application/json", cookie },
    body: JSON.stringify(body),
  });
}

/** Sends leads, each from an address of its own, until the site is gone. */
async function sendLeads(site: Site, name: string, acknowledged: string[]): Promise<void> {
  for (let index = 0; ; index++) {
    const message = `${name}, message ${index}`;
    const answer = await fetch(`${site.url}/widget/form/general-contact`, {
      method: "POST",
      redirect: "manual",
      headers: { "X-Forwarded-For": `10.${Math.floor(Math.random() * 250)}.${index >> 8}.${index & 255}` },
      body: new URLSearchParams({ firstName: "A", lastName: "B", email: "a@example.com", message }),
    }).catch(() => null);
    if (answer === null) return;
    if (answer.status === 303) acknowledged.push(message);
  }
}
