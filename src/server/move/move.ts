import { asStartError } from "../store/postgres/start-errors.ts";
import type { StoreOptions } from "../store/store.ts";
import { createDatabasePlace, openDatabasePlace } from "./database-place.ts";
import { createFolderPlace, openFolderPlace } from "./folder-place.ts";
import { copyFiles, MoveError, type Part, type Place, partsOf } from "./place.ts";

/**
 * Copies a site from its data folder into an empty database. Gives what was copied, once it was found to be the same there.
 * Data of an older release are upgraded in the folder first.
 */
export function moveToDatabase(
  dataDir: string,
  url: string,
  options?: Pick<StoreOptions, "beforeUpgrade">,
): Promise<Part[]> {
  return move(
    () => openFolderPlace(dataDir, options),
    (from) => createDatabasePlace(url, from),
    () => openDatabasePlace(url),
  );
}

/** Copies a site from its database into an empty data folder. */
export function moveToFolder(url: string, dataDir: string): Promise<Part[]> {
  return move(
    () => openDatabasePlace(url),
    (from) => createFolderPlace(dataDir, from),
    () => openFolderPlace(dataDir),
  );
}

async function move(
  openFrom: () => Promise<Place>,
  create: (from: Place) => Promise<void>,
  openTo: () => Promise<Place>,
): Promise<Part[]> {
  try {
    return await moveBetween(openFrom, create, openTo);
  } catch (error) {
    throw asStartError(error);
  }
}

async function copyAllFiles(from: Place, to: Place): Promise<void> {
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

async function moveBetween(
  openFrom: () => Promise<Place>,
  create: (from: Place) => Promise<void>,
  openTo: () => Promise<Place>,
): Promise<Part[]> {
  const from = await openFrom();
  try {
    const before = await partsOf(from);
    await create(from);
    // Opened anew: what is compared is what the next start reads.
    const to = await openTo();
    try {
      await copyAllFiles(from, to);
      const after = await partsOf(to);
      const wrong = before.filter(({ hash }, index) => hash !== after[index]?.hash).map(({ name }) => name);
      if (wrong.length > 0)
        throw new MoveError(
          `These are not the same after the move: ${wrong.join(", ")}. Do not use what was made.`,
        );
      return after;
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}
