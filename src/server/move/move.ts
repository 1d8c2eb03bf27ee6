import type { FolderStoreOptions } from "../store/json/folder-store.ts";
import { asStartError } from "../store/postgres/explain-errors.ts";
import { databaseEndpoint } from "./database-endpoint.ts";
import { copyFiles, type Endpoint, MoveError, type Part, partsOf, type SiteContents } from "./endpoint.ts";
import { folderEndpoint } from "./folder-endpoint.ts";

/** Copies a site and verifies the copy by hashes. Older data are upgraded in the folder first. */
export function moveToDatabase(
  dataDir: string,
  url: string,
  options?: Pick<FolderStoreOptions, "beforeUpgrade">,
): Promise<Part[]> {
  return move(folderEndpoint(dataDir, options), databaseEndpoint(url));
}

export function moveToFolder(url: string, dataDir: string): Promise<Part[]> {
  return move(databaseEndpoint(url), folderEndpoint(dataDir));
}

async function move(source: Endpoint, target: Endpoint): Promise<Part[]> {
  try {
    const from = await source.open();
    try {
      const before = await partsOf(from);
      await target.create(from);
      // Reopened, to compare what the next start will read.
      const to = await target.open();
      try {
        await copyAllFiles(from, to);
        const after = await partsOf(to);
        refuseDifference(before, after);
        return after;
      } finally {
        await to.close();
      }
    } finally {
      await from.close();
    }
  } catch (error) {
    throw asStartError(error);
  }
}

async function copyAllFiles(from: SiteContents, to: SiteContents): Promise<void> {
  try {
    await copyFiles(from.images, to.images);
    await copyFiles(from.versions, to.versions);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new MoveError(
      `The move ended halfway: ${reason}. What was made is not whole: empty it, and move again. Where the site was nothing was changed.`,
      { cause: error },
    );
  }
}

function refuseDifference(before: readonly Part[], after: readonly Part[]): void {
  const wrong = before.filter(({ hash }, index) => hash !== after[index]?.hash).map(({ name }) => name);
  if (wrong.length > 0)
    throw new MoveError(
      `These are not the same after the move: ${wrong.join(", ")}. Do not use what was made.`,
    );
}
