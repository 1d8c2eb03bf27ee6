import { cp, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { openSiteStore } from "../../../src/server/collections.ts";
import { applyChanges } from "../../../src/server/store/json/changes.ts";
import { temporaryFolder } from "../../support/store/temporary-folder.ts";

const folder = path.resolve(import.meta.dirname, "../../support/store/releases/before-drafts");

test("posts of the time before drafts are published ones of their time, with all that they had", async () => {
  const dataDir = await temporaryFolder();
  await cp(folder, dataDir, { recursive: true });
  const written = await writtenState();
  expect(written.posts.map(({ oldSlugs }) => oldSlugs)).toEqual([[], ["first-title"]]);
  expect(written.deleted).toHaveLength(1);

  const store = await openSiteStore(dataDir);
  const published = (post: WrittenPost) => ({
    ...post,
    status: "published",
    publishAt: post.createdAt,
    knownSlugs: post.oldSlugs,
    earlierImages: {},
    version: 1,
  });
  const migrated = {
    ...written,
    posts: written.posts.map(published),
    deleted: written.deleted.map(({ post, ...rest }) => ({ post: published(post), ...rest })),
    previews: [],
  };
  expect(store.posts.read()).toEqual(migrated);
  await store.close();

  const again = await openSiteStore(dataDir);
  expect(again.posts.read()).toEqual(migrated);
  await again.close();
});

interface WrittenPost {
  createdAt: string;
  oldSlugs: string[];
}

/** What the files hold together, by what the store knows of files alone. */
async function writtenState(): Promise<{ posts: WrittenPost[]; deleted: { post: WrittenPost }[] }> {
  const read = async (name: string) => JSON.parse(await readFile(path.join(folder, name), "utf8"));
  const [file, { changes }] = await Promise.all([read("posts.json"), read("posts.changes.json")]);
  return applyChanges(file.data, changes)?.state as Awaited<ReturnType<typeof writtenState>>;
}
