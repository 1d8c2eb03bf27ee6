import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { renderInProcess } from "../../src/server/images/image-process.ts";
import { StoreWriteError } from "../../src/server/store/errors.ts";
import * as samples from "../support/inputs/sample-images.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

test("what the disk refuses is told by its code, so that a full one is called full", async () => {
  const folder = await temporaryFolder();
  const source = path.join(folder, "sent");
  await writeFile(source, await samples.jpeg());
  const refused = renderInProcess(source, "jpeg", path.join(folder, "is-not-there"));
  await expect(refused).rejects.toThrow(StoreWriteError);
  await expect(refused).rejects.toMatchObject({ cause: { code: "ENOENT" } });
});
