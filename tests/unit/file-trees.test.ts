import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { imageFolderTree, versionFolderTree } from "../../src/server/move/file-trees.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

test.each([
  ["images", imageFolderTree, "card.jpg"],
  ["versions", versionFolderTree, "1.1700000000000.json"],
])("what macOS and broken-off writes leave among %s is not moved", async (_, treeOf, name) => {
  const root = await temporaryFolder();
  for (const folder of ["one", "two.tmp"]) await mkdir(path.join(root, folder));
  for (const file of [".DS_Store", "._one", "three.tmp", `one/.DS_Store`, `one/._${name}`, `one/${name}`])
    await writeFile(path.join(root, file), "");
  expect(await treeOf(root).list()).toEqual([{ folder: "one", name }]);
});
