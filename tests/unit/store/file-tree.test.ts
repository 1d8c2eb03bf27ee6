import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { imageFolderTree } from "../../../src/server/images/image-folder.ts";
import { versionFolder } from "../../../src/server/posts/stored-versions.ts";
import { temporaryFolder } from "../../support/store/temporary-folder.ts";

test.each([
  ["images", imageFolderTree, "card.jpg"],
  ["versions", versionFolder, "1.1700000000000.json"],
])("what macOS and broken-off writes leave among %s is not moved", async (_, treeOf, name) => {
  const root = await temporaryFolder();
  for (const folder of ["one", "two.tmp"]) await mkdir(path.join(root, folder));
  for (const file of [".DS_Store", "._one", "three.tmp", `one/.DS_Store`, `one/._${name}`, `one/${name}`])
    await writeFile(path.join(root, file), "");
  expect(await treeOf(root).list()).toEqual([{ folder: "one", name }]);
});
