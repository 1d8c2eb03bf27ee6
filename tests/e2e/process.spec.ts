import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, open, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "playwright/test";
import { ownMsOf } from "../support/own-time.ts";
import { projectDir, runNode } from "../support/server/process.ts";
import { untilAtRest } from "../support/server/process-use.ts";
import { builtServer, freePort, type Site, startSite } from "../support/server/site.ts";

for (const [name, value] of [
  ["PORT", "eighty"],
  ["SITE_URL", "corvanta"],
] as const) {
  test(`a wrong ${name} stops the start with one sentence`, async () => {
    const { code, stderr } = await runNode(builtServer, { env: { [name]: value } });
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`^${name} must be [^\n]+\\.\n$`));
  });
}

test("a port in use stops the start with one sentence", async () => {
  const other = createServer().listen(0);
  await once(other, "listening");
  const dataDir = await mkdtemp(path.join(tmpdir(), "site-"));
  const port = String((other.address() as AddressInfo).port);
  const { code, stderr } = await runNode(builtServer, { env: { PORT: port, DATA_DIR: dataDir } });
  expect(code).toBe(1);
  expect(stderr).toBe(`PORT ${port} is in use: stop what uses it, or set another PORT.\n`);
  other.close();
  await rm(dataDir, { recursive: true });
});

test("an address that this machine does not have stops the start with one sentence", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "site-"));
  const env = { HOST: "198.51.100.1", PORT: String(await freePort()), DATA_DIR: dataDir };
  const { code, stderr } = await runNode(builtServer, { env });
  expect(code).toBe(1);
  expect(stderr).toBe(
    "HOST 198.51.100.1 is no address of this machine: set one that it has, or leave HOST out.\n",
  );
  await rm(dataDir, { recursive: true });
});

test("behind a proxy the port is closed to everyone but this machine, and without one it is open", async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4");
  // Linux takes all of 127.0.0.0/8 for its own; a site that listens on all addresses answers there.
  const addresses = [...others.map(({ address }) => address), "127.0.0.2"];
  const statuses = (url: string) =>
    Promise.all(
      addresses.map((address) => {
        const there = url.replace("localhost", address);
        return fetch(there, { signal: AbortSignal.timeout(10_000) }).then(
          ({ status }) => status,
          () => "closed",
        );
      }),
    );
  const proxied = await startSite();
  expect((await fetch(proxied.url)).status).toBe(200);
  expect(await statuses(proxied.url)).toEqual(addresses.map(() => "closed"));
  await proxied.stop();
  const bare = await startSite({ TRUST_PROXY: "0" });
  if (others.length > 0) expect(await statuses(bare.url)).toContain(200);
  await bare.stop();
});

test("without a build the start says what to run", async () => {
  const dir = await mkdtemp(path.join(tmpdir(), "unbuilt-"));
  for (const part of ["server.ts", "src", "content", "index.html", "package.json"]) {
    await cp(path.join(projectDir, part), path.join(dir, part), { recursive: true });
  }
  await symlink(path.join(projectDir, "node_modules"), path.join(dir, "node_modules"));
  const { code, stderr } = await runNode("server.ts", { cwd: dir, env: { PORT: String(await freePort()) } });
  expect(code).toBe(1);
  expect(stderr).toBe("There is no build yet: run npm run build first.\n");
  await rm(dir, { recursive: true });
});

/** What says that the server has read a request's head, and waits for its body. */
const begun = "HTTP/1.1 100 Continue\r\n\r\n";

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  test(`${signal} lets a request under way finish, then ends with 0`, async () => {
    const site = await startSite();
    const port = Number(new URL(site.url).port);
    const body = "firstName=A&lastName=B&email=a%40example.com&message=Hello";
    const socket = connect(port, "localhost");
    socket.write(
      "POST /widget/form/general-contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: 100-continue\r\n" +
        `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    );
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    await expect.poll(() => answer).toBe(begun);
    let exitCode: number | null = null;
    const ended = ownMsOf(async () => {
      exitCode = await site.end(signal);
    });
    await hasClosed(site);
    socket.write(body.slice(10));
    expect(await ended).toBeLessThan(10_000);
    expect(exitCode).toBe(0);
    expect(answer.slice(begun.length)).toMatch(/^HTTP\/1\.1 303 /);
    expect(await site.stored("requests")).toHaveLength(1);
    await site.stop();
  });
}

test("a backup under way holds nobody up, and ends with the site", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "site-"));
  const folder = path.join(dataDir, "backups");
  // Whoever reads it waits for what is written to it. It is there before the start: a backup comes soon after that.
  const pipe = path.join(dataDir, "new-password");
  execFileSync("mkfifo", [pipe]);
  const site = await startSite({ LOG_LEVEL: "info", DATA_DIR: dataDir }, { stdout: "pipe" });
  // Opened once the backup reads it.
  const writing = await open(pipe, "w");
  await writeFile(path.join(folder, "daily-2026-11-22.json.gz.half.tmp"), "");
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
  expect(await site.end("SIGTERM")).toBe(0);
  const write = () => writing.write("nobody reads").catch(({ code }) => code);
  await expect.poll(write).toBe("EPIPE");
  await writing.close();
  expect(await readdir(folder)).toEqual([]);
  expect(site.log().map(({ event }) => event)).not.toContain("backup");
  await site.stop();
  await rm(dataDir, { recursive: true });
});

test("a second signal ends the process at once, though a request is under way", async () => {
  const site = await startSite();
  const socket = connect(Number(new URL(site.url).port), "localhost");
  socket.on("error", () => {});
  socket.write(
    "POST /checkout HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 100\r\n\r\n",
  );
  await once(socket, "data");
  const first = site.end("SIGTERM");
  // npm and a terminal send the same signal twice.
  const repeated = site.end("SIGTERM");
  await hasClosed(site);
  await wait(1_500);
  const endsAtOnce = async () => expect(await site.end("SIGTERM")).toBe(1);
  expect(await ownMsOf(endsAtOnce)).toBeLessThan(3_000);
  expect([await first, await repeated]).toEqual([1, 1]);
  await site.stop();
});

test("the first question after a start finds the chat ready", async ({ request }) => {
  const site = await startSite();
  try {
    const ask = async () => {
      const data = { message: "What is your phone number?", sessionId: "first" };
      const response = await request.post(`${site.url}/api/chat`, { data });
      expect(await response.json()).toHaveProperty("output", expect.stringContaining("555-0142"));
    };
    // It is made ready half a second after the start, in a thread: on a busy machine that takes until the process rests.
    await untilAtRest(site);
    expect(await ownMsOf(ask)).toBeLessThan(1_000);
  } finally {
    await site.stop();
  }
});

/** Waits until a site takes no more connections, as from the signal on that ends it. */
function hasClosed(site: Site): Promise<void> {
  const askOnce = () =>
    fetch(site.url).then(
      () => "answered",
      () => "refused",
    );
  return expect.poll(askOnce).toBe("refused");
}
