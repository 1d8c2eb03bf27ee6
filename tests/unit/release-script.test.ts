import { execFileSync, spawn } from "node:child_process";
import { chmod, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

let home: string;
let script: string;
let env: NodeJS.ProcessEnv;

/** Stands in for npm: `ci` does what the test says, `build` makes what the server and the next release need. */
async function npm(ci: string): Promise<void> {
  const file = path.join(home, "bin", "npm");
  const build =
    'mkdir -p dist/client/assets && echo "$COMMIT" > dist/commit && touch "dist/client/assets/$COMMIT.js"';
  await writeFile(file, `#!/bin/sh\nif [ "$1" = ci ]; then ${ci}; else ${build}; fi\n`);
  await chmod(file, 0o755);
}

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
    cwd: path.join(home, "work"),
    encoding: "utf8",
  }).trim();

function commit(words: string): string {
  git("commit", "--quiet", "--allow-empty", "--message", words);
  return git("rev-parse", "HEAD");
}

const release = (...args: string[]) => execFileSync("sh", [script, ...args], { env, stdio: "pipe" });
const releases = () => readdir(path.join(home, "releases"));
const target = (link: string) => readlink(path.join(home, link));
const builtCommit = async (link: string) =>
  (await readFile(path.join(home, link, "dist/commit"), "utf8")).trim();

beforeEach(async () => {
  home = await temporaryFolder();
  await mkdir(path.join(home, "bin"));
  await mkdir(path.join(home, "work"));
  env = { ...process.env, PATH: `${path.join(home, "bin")}:${process.env.PATH}` };
  await npm("true");
  git("init", "--quiet", "--initial-branch", "main");
  commit("Begin");
  git("clone", "--quiet", "--mirror", ".", path.join(home, "source"));
  const documented = await readFile("docs/deploy/release.sh", "utf8");
  // Two releases of one second would have one name.
  const text = documented
    .replace("home=/opt/corvanta", `home=${home}`)
    .replace("date -u +%Y%m%dT%H%M%SZ", "date -u +%Y%m%dT%H%M%S.%N");
  script = path.join(home, "release.sh");
  await writeFile(script, text);
});

test("builds the newest main, or what is named, tells it its commit, and lends it the files of the one before", async () => {
  const first = git("rev-parse", "HEAD");
  release();
  expect(await builtCommit("current")).toBe(first);
  const second = commit("Go on");
  release();
  expect([await builtCommit("current"), await builtCommit("previous")]).toEqual([second, first]);
  expect((await readdir(path.join(home, "current/dist/client/assets"))).toSorted()).toEqual(
    [`${first}.js`, `${second}.js`].toSorted(),
  );
  release(first.slice(0, 12));
  expect(await builtCommit("current")).toBe(first);
});

test("goes back, and forward again", async () => {
  const first = git("rev-parse", "HEAD");
  release();
  const second = commit("Go on");
  release();
  release("--back");
  expect([await builtCommit("current"), await builtCommit("previous")]).toEqual([first, second]);
  release("--back");
  expect([await builtCommit("current"), await builtCommit("previous")]).toEqual([second, first]);
});

test("keeps the newest five releases, and the one before however old it is", async () => {
  release();
  const built = await target("current");
  const older = [
    "20250101T000000Z",
    "20250102T000000Z",
    "20250103T000000Z",
    "20250104T000000Z",
    "20250105T000000Z",
  ];
  for (const each of older) await mkdir(path.join(home, "releases", each));
  await rename(path.join(home, built), path.join(home, "releases", "20240101T000000Z"));
  await rm(path.join(home, "current"));
  await symlink("releases/20240101T000000Z", path.join(home, "current"));
  release();
  expect(await releases()).toEqual([
    "20240101T000000Z",
    ...older.slice(1),
    path.basename(await target("current")),
  ]);
  expect(await target("previous")).toBe("releases/20240101T000000Z");
});

test("a build that fails, or a name that is not there, changes nothing and leaves nothing", async () => {
  release();
  const before = [await target("current"), await releases()];
  await npm("exit 1");
  expect(() => release()).toThrow();
  expect(() => release("no-such-branch")).toThrow();
  expect([await target("current"), await releases()]).toEqual(before);
});

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("a build that %s ends leaves nothing", async (signal) => {
  release();
  const before = [await target("current"), await releases()];
  const begun = path.join(home, "begun");
  await npm(`touch ${begun}; sleep 60`);
  // A group of its own, all of which a terminal signals.
  const running = spawn("sh", [script], { env, stdio: "ignore", detached: true });
  const ended = new Promise((resolve) => running.once("close", resolve));
  await vi.waitFor(() => readFile(begun));
  process.kill(-(running.pid ?? Number.NaN), signal);
  await ended;
  expect([await target("current"), await releases()]).toEqual(before);
});
