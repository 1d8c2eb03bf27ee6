import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, readdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openSiteStore } from "../../../src/server/collections.ts";
import type { FirstPost } from "../../../src/server/posts/stored-posts.ts";
import { StoreStartError } from "../../../src/server/store/errors.ts";
import { startProcess } from "../../support/server/process.ts";
import { storedRequest } from "../../support/store/stored-request.ts";
import { temporaryFolder } from "../../support/store/temporary-folder.ts";

const lead = storedRequest({ id: "1", fields: { a: "b" } });
const firstPost: FirstPost = {
  slug: "a-first-post",
  title: "A first post",
  summary: "What it says.",
  category: "AI",
  createdAt: "2026-05-03T10:00:00Z",
  content: "Words.",
};

const lockProcess = path.resolve(import.meta.dirname, "../../support/store/lock-process.ts");
const namespace = pidNamespace();
const isRoot = process.getuid?.() === 0;
const nobody = 65534;

async function open(dataDir: string, firstPosts: FirstPost[] = []) {
  const store = await openSiteStore(dataDir, { firstPosts });
  onTestFinished(() => store.close());
  return store;
}

async function modeOf(...parts: string[]): Promise<number> {
  return (await stat(path.join(...parts))).mode & 0o777;
}

test("the folder is made where it is missing, and is its owner's alone", async () => {
  const dataDir = path.join(await temporaryFolder(), "some/where/data");
  const store = await open(dataDir);
  await store.requests.update((all) => [...all, lead]);
  await store.requests.update((all) => [...all, { ...lead, id: "2" }]);
  expect(await modeOf(dataDir)).toBe(0o700);
  for (const name of await readdir(dataDir))
    expect([name, await modeOf(dataDir, name)]).toEqual([name, 0o600]);
  expect((await readdir(dataDir)).toSorted()).toEqual([
    "answers.json",
    "cohorts.json",
    "images.json",
    "lock.db",
    "mailings.json",
    "mornings.json",
    "payments.json",
    "posts.json",
    "questions.json",
    "redirects.json",
    "requests.json",
    "sessions.json",
    "subscribers.json",
    "unsaved.json",
    "visits.json",
  ]);
});

test("a folder and files that stood open are closed, and half-written ones removed", async () => {
  const dataDir = path.join(await temporaryFolder(), "data");
  await mkdir(dataDir, { mode: 0o755 });
  await chmod(dataDir, 0o755);
  await writeFile(path.join(dataDir, "requests.json"), '{"version":4,"data":[]}', { mode: 0o644 });
  await writeFile(path.join(dataDir, "requests.json.3f2b8c1d-0000-4000-8000-000000000000.tmp"), "[");
  await writeFile(path.join(dataDir, "notes.txt"), "the operator's own");
  await open(dataDir);
  expect(await modeOf(dataDir)).toBe(0o700);
  expect(await modeOf(dataDir, "requests.json")).toBe(0o600);
  expect((await readdir(dataDir)).toSorted()).toEqual([
    "answers.json",
    "cohorts.json",
    "images.json",
    "lock.db",
    "mailings.json",
    "mornings.json",
    "notes.txt",
    "payments.json",
    "posts.json",
    "questions.json",
    "redirects.json",
    "requests.json",
    "sessions.json",
    "subscribers.json",
    "unsaved.json",
    "visits.json",
  ]);
});

test("a first post that was reviewed after it was written was last changed then", async () => {
  const reviewed = { ...firstPost, reviewedAt: "2026-11-23T09:00:00Z" };
  const store = await open(await temporaryFolder(), [reviewed]);
  expect(store.posts.read().posts).toMatchObject([
    { createdAt: "2026-05-03T10:00:00.000Z", updatedAt: "2026-11-23T09:00:00.000Z" },
  ]);
});

test("an empty store begins with the first posts, and only an empty one", async () => {
  const dataDir = await temporaryFolder();
  const first = await openSiteStore(dataDir, { firstPosts: [firstPost] });
  const [post] = first.posts.read().posts;
  expect(post).toMatchObject({
    ...firstPost,
    createdAt: "2026-05-03T10:00:00.000Z",
    updatedAt: "2026-05-03T10:00:00.000Z",
    oldSlugs: [],
    imageUrl: "",
  });
  await first.close();

  const second = await openSiteStore(dataDir, { firstPosts: [firstPost] });
  expect(second.posts.read().posts).toEqual([post]);
  await second.posts.update((state) => ({ ...state, posts: [] }));
  await second.close();
  expect((await open(dataDir, [firstPost])).posts.read().posts).toEqual([]);
});

test("first posts that share a slug stop the start", async () => {
  await expect(
    openSiteStore(await temporaryFolder(), { firstPosts: [firstPost, firstPost] }),
  ).rejects.toThrow("slug");
});

test("a damaged file leaves the folder free and untouched", async () => {
  const dataDir = await temporaryFolder();
  await writeFile(path.join(dataDir, "posts.json"), '{"posts":[]');
  await expect(openSiteStore(dataDir, { firstPosts: [firstPost] })).rejects.toThrow(StoreStartError);
  expect((await readdir(dataDir)).toSorted()).toEqual(["lock.db", "posts.json"]);
  expect(await readFile(path.join(dataDir, "posts.json"), "utf8")).toBe('{"posts":[]');
});

test.each([
  ["an id", { id: "x" }, "posts.0.id"],
  ["a time", { createdAt: "yesterday" }, "posts.0.createdAt"],
  ["a key of a newer release", { author: "x" }, "posts.0.author"],
  ["a slug", { slug: "../etc" }, "posts.0.slug"],
])("%s that cannot be is refused with its place", async (_, part, place) => {
  const dataDir = await temporaryFolder();
  const store = await openSiteStore(dataDir, { firstPosts: [firstPost] });
  const state = store.posts.read();
  await store.close();
  const damaged = { ...state, posts: state.posts.map((post) => ({ ...post, ...part })) };
  await writeFile(path.join(dataDir, "posts.json"), JSON.stringify({ version: 2, data: damaged }));
  await expect(openSiteStore(dataDir)).rejects.toThrow(`posts.json has a fault at ${place}`);
});

test("two posts of one slug are refused", async () => {
  const dataDir = await temporaryFolder();
  const store = await openSiteStore(dataDir, { firstPosts: [firstPost] });
  const state = store.posts.read();
  await store.close();
  const twin = {
    ...state.posts[0],
    id: "3f2b8c1d-0000-4000-8000-000000000000",
    slug: "b",
    oldSlugs: ["a-first-post"],
  };
  const data = { ...state, posts: [...state.posts, twin] };
  await writeFile(path.join(dataDir, "posts.json"), JSON.stringify({ version: 2, data }));
  await expect(openSiteStore(dataDir)).rejects.toThrow("two posts have the same id or slug");
});

test("a folder that cannot be one is named, with what to do", async () => {
  const folder = await temporaryFolder();
  await writeFile(path.join(folder, "file"), "");
  await symlink(path.join(folder, "nowhere"), path.join(folder, "link"));
  const names = ["file", "file/data", "link", "link/data", `${"x".repeat(300)}/data`];
  for (const dataDir of names.map((name) => path.join(folder, name)))
    await expect(openSiteStore(dataDir)).rejects.toThrow(`The data folder ${dataDir} cannot be used: `);
  await expect(openSiteStore(path.join(folder, "file"))).rejects.toThrow(
    /Let the site write to it, or set DATA_DIR to another one\.$/,
  );
});

// In a process of its own, which ends: what waits without end holds a thread that only a kill ends.
test.skipIf(!existsSync("/proc/self")).each(["/proc/a-site", "/proc/a-site/some/data", "/proc/self/fd/data"])(
  "a folder that the system refuses to make in one that is there ends the start with a sentence: %s",
  (dataDir) => {
    const folder = path.resolve(import.meta.dirname, "../../../src/server/store/json/folder-store.ts");
    const script = `import(${JSON.stringify(folder)}).then(({ openFolderStore }) => openFolderStore(${JSON.stringify(dataDir)}, {}))
      .then(() => console.log("It opened."), (error) => console.log(error.message))`;
    const said = execFileSync(process.execPath, ["--input-type=module", "-e", script], {
      encoding: "utf8",
      timeout: 60_000,
      killSignal: "SIGKILL",
    });
    expect(said).toMatch(
      /^The data folder \/proc\/\S+ cannot be used: E\w+: .+ set DATA_DIR to another one\.\n$/,
    );
  },
);

describe("one process at a time", () => {
  const inUse = "is in use by another process, perhaps in another container: stop that one first";

  test("a second opening is refused in one sentence; after closing the folder is free", async () => {
    const dataDir = await temporaryFolder();
    const store = await openSiteStore(dataDir);
    await expect(openSiteStore(dataDir)).rejects.toThrow(
      `The data folder ${dataDir} ${inUse}, or set another DATA_DIR.`,
    );
    await store.close();
    await store.close();
    await open(dataDir);
  });

  test("a lock file with anything in it is named", async () => {
    const dataDir = await temporaryFolder();
    await writeFile(path.join(dataDir, "lock.db"), "somebody's notes ".repeat(100));
    await expect(openSiteStore(dataDir)).rejects.toThrow(
      `The data folder ${dataDir} cannot be locked with ${path.join(dataDir, "lock.db")}: `,
    );
  });

  test("a folder that takes no writes stops the start in one sentence, before anything else fails", async () => {
    const dataDir = await temporaryFolder();
    await (await openSiteStore(dataDir)).close();
    // Root may write everywhere.
    if (isRoot)
      for (const name of ["", ...(await readdir(dataDir))])
        await chown(path.join(dataDir, name), nobody, nobody);
    await chmod(dataDir, 0o500);
    expect(await startChild(dataDir, [], isRoot ? [`${nobody}`] : []).answer).toBe(
      `The data folder ${dataDir} cannot be used: EACCES: permission denied, access '${dataDir}'. Let the site write to it, or set DATA_DIR to another one.`,
    );
  });

  test("a process killed without warning gives the folder free at once", async () => {
    const dataDir = await temporaryFolder();
    const child = startChild(dataDir);
    expect(await child.answer).toBe("open");
    await expect(openSiteStore(dataDir)).rejects.toThrow(inUse);
    await child.end("SIGKILL");
    await open(dataDir);
  });

  test("of twenty that start at once, one gets the folder, and others once it is killed", async () => {
    const dataDir = await temporaryFolder();
    for (const starters of [20, 5]) {
      const children = Array.from({ length: starters }, () => startChild(dataDir));
      const answers = await Promise.all(children.map(({ answer }) => answer));
      expect(answers.filter((answer) => answer === "open")).toHaveLength(1);
      expect(answers.filter((answer) => answer.includes(inUse))).toHaveLength(starters - 1);
      for (const child of children) await child.end("SIGKILL");
    }
  });

  test.skipIf(namespace === null)("two containers on one folder: the second does not start", async () => {
    const dataDir = await temporaryFolder();
    const first = startChild(dataDir, namespace ?? []);
    expect(await first.answer).toBe("open");
    expect(await startChild(dataDir, namespace ?? []).answer).toContain(inUse);
    expect(await startChild(dataDir).answer).toContain(inUse);
    await first.end("SIGKILL");
    expect(await startChild(dataDir, namespace ?? []).answer).toBe("open");
  });
});

/** Opens the folder in a process of its own, started by the command given, and as the user whose number is given. */
function startChild(dataDir: string, wrapper: readonly string[] = [], user: readonly string[] = []) {
  const [command = "", ...args] = [...wrapper, process.execPath, lockProcess, dataDir, ...user];
  const child = startProcess(command, args);
  onTestFinished(() => void child.end("SIGKILL"));
  return { end: child.end, answer: vi.waitUntil(() => child.stdout().trim(), { timeout: 240_000 }) };
}

/** The command that runs another with process numbers of its own, as a container does; null where none may. */
function pidNamespace(): readonly string[] | null {
  const unshare = ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"];
  const commands = [unshare, [...unshare, "--map-root-user"]];
  return (
    commands.find(([program = "", ...args]) => spawnSync(program, [...args, "true"]).status === 0) ?? null
  );
}
