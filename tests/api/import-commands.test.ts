import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openSharedSiteStore, openSiteStore } from "../../src/server/collections.ts";
import { openAdminSocket } from "../../src/server/http/admin-socket.ts";
import { ghostExport } from "../support/inputs/exports.ts";
import { png } from "../support/inputs/sample-images.ts";
import { postgresForFile } from "../support/postgres/postgres-for-file.ts";
import { startApp } from "../support/server/app.ts";
import { runNode } from "../support/server/process.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

const postgres = postgresForFile();

const html = '<p>Words <img src="__GHOST_URL__/content/images/a.png" alt="A"></p>';

async function exportFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, "content/images"), { recursive: true });
  await writeFile(path.join(folder, "content/images/a.png"), await png());
  await writeFile(
    path.join(folder, "ghost.json"),
    ghostExport([{ title: "From Ghost", slug: "from-ghost", html }]),
  );
  return folder;
}

/** The commands run where the operator is, which npm tells them. */
function command(name: "import" | "export", args: string[], env: Record<string, string>, from = "") {
  return runNode(`src/tools/${name}.ts`, { args, env: { DATABASE_URL: "", INIT_CWD: from, ...env } });
}

async function emptySite(): Promise<string> {
  const dataDir = await temporaryFolder();
  await (await openSiteStore(dataDir)).close();
  return dataDir;
}

const came =
  "  /blogs/from-ghost  From Ghost\nGhost export: 1 post came (1 published), with 1 image and 2 old addresses.\n";

test("posts move into a stopped site, out of it, and into another one", async () => {
  const [from, DATA_DIR, other] = [await exportFolder(), await emptySite(), await emptySite()];
  expect(await command("import", ["ghost.json"], { DATA_DIR }, from)).toEqual({
    code: 0,
    stdout: came,
    stderr: "",
  });
  const out = path.join(from, "out/blog");
  expect(await command("export", ["out/blog"], { DATA_DIR }, from)).toEqual({
    code: 0,
    stdout: `${out} has 1 post and 1 image.\n`,
    stderr: "",
  });
  expect(await readdir(out)).toEqual(["from-ghost.md", "images"]);
  expect((await command("import", [out], { DATA_DIR: other })).stdout).toMatch(
    /^folder of Markdown: 1 post came/m,
  );
  const store = await openSiteStore(other);
  expect(store.posts.read().posts).toMatchObject([{ slug: "from-ghost", status: "published" }]);
  await store.close();

  const again = await command("export", ["out/blog"], { DATA_DIR }, from);
  expect(again).toEqual({
    code: 1,
    stdout: "",
    stderr: `${out} is not empty. Name a new folder, so that nothing in it is overwritten.\n`,
  });
});

test("a site that runs takes them by itself, and its readers see them at once", async () => {
  const app = await untilTestEnds(startApp());
  const socket = await openAdminSocket(app.dataDir, app.admin);
  onTestFinished(() => void socket.close());
  const from = await exportFolder();
  expect(await command("import", ["ghost.json"], { DATA_DIR: app.dataDir }, from)).toMatchObject({
    stdout: came,
  });
  const [post] = await (await app.ask("/api/blogs")).json();
  expect(post).toMatchObject({
    title: "From Ghost",
    content: expect.stringMatching(/^Words !\[A\]\(\/images\//),
  });
  const [, url = ""] = /\((\/images\/[^)]+)\)/.exec(post.content) ?? [];
  expect((await app.ask(url)).headers.get("Content-Type")).toBe("image/jpeg");
});

test("a site in a database gets them there, images too", async () => {
  const url = await postgres.createDatabase();
  const report = () => {};
  const { store } = await openSharedSiteStore({ url, report }, []);
  await store.close();
  const from = await exportFolder();
  const env = { DATA_DIR: path.join(from, "no-data-here"), DATABASE_URL: url };
  expect(await command("import", ["ghost.json"], env, from)).toEqual({ code: 0, stdout: came, stderr: "" });
  expect(await command("import", ["ghost.json"], env, from)).toMatchObject({
    stdout: expect.stringContaining("1 post had come before, and stays as it is."),
  });
  // Another machine, which has no copy of the images.
  expect(await command("export", ["out"], env, from)).toMatchObject({
    stdout: expect.stringContaining("1 image."),
  });
  const opened = await openSharedSiteStore({ url, report }, []);
  expect(opened.store.redirects.read().map(({ from: path }) => path)).toEqual([
    "/from-ghost",
    "/blog/from-ghost",
  ]);
  await opened.store.close();
});

test.each([
  ["import", [], /^Name what to import: npm run import/],
  ["import", ["a", "b"], /^Name what to import/],
  ["import", ["a", "--site", "ftp://old.test"], /^Name what to import/],
  ["import", ["not-there.json"], /not-there\.json cannot be read \(ENOENT\)/],
  ["export", [], /^Name a new folder/],
] as const)("%s of %j says what to do", async (name, args, message) => {
  const done = await command(name, [...args], { DATA_DIR: await emptySite() });
  expect(done).toEqual({ code: 1, stdout: "", stderr: expect.stringMatching(message) });
});
