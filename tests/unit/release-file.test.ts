import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { releaseWords } from "../../src/shared/site-release.ts";
import { commitOf } from "../../src/tools/release-file.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

const untold = "";

async function repository(): Promise<{ folder: string; git(...args: string[]): string }> {
  const folder = await temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
      cwd: folder,
      encoding: "utf8",
    }).trim();
  git("init", "--quiet");
  await writeFile(path.join(folder, "a"), "a");
  git("add", ".");
  git("commit", "--quiet", "--message", "Begin");
  return { folder, git };
}

test("a build names the commit of its work tree, with tags and without, and says whether files were changed", async () => {
  const { folder, git } = await repository();
  const commit = git("rev-parse", "HEAD").slice(0, 12);
  expect(commitOf(folder, untold)).toBe(commit);
  git("tag", "v9.9.9");
  expect(commitOf(folder, untold)).toBe(commit);
  await writeFile(path.join(folder, "a"), "b");
  expect(commitOf(folder, untold)).toBe(`${commit}-dirty`);
});

test("a build outside git names the commit that it is told, or none; never that of a project around it", async () => {
  const { folder } = await repository();
  const inside = path.join(folder, "vendor", "site");
  await mkdir(inside, { recursive: true });
  expect(commitOf(inside, untold)).toBeNull();
  expect(commitOf("/", untold)).toBeNull();
  expect(commitOf("/", "0123456789abcdef0123456789abcdef01234567")).toBe("0123456789ab");
});

test("a release is named in words, with its commit where one is known", () => {
  expect(releaseWords({ release: "2.0.0", commit: "0123456789ab" })).toBe(
    "release 2.0.0, commit 0123456789ab",
  );
  expect(releaseWords({ release: "2.0.0", commit: null })).toBe("release 2.0.0");
});

test("the release that the site names is the newest one of the changelog", () => {
  const changelog = readFileSync("CHANGELOG.md", "utf8");
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(version).toBe(/^## (\d+\.\d+\.\d+)/m.exec(changelog)?.[1]);
});
