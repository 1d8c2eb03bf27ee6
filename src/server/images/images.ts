import * as fs from "node:fs/promises";
import type { Request } from "express";
import pLimit from "p-limit";
import type { ImageKind } from "../../shared/images/image.ts";
import { log } from "../logging/log.ts";
import type { Collection } from "../store/collection.ts";
import { StoreWriteError } from "../store/errors.ts";
import type { ImageFolder } from "./image-folder.ts";
import { renderInProcess } from "./image-process.ts";
import type { ImagesState, StoredImage } from "./stored-images.ts";

export type Images = ReturnType<typeof createImages>;

export function createImages(collection: Collection<ImagesState>, folder: ImageFolder) {
  // Files and records must change together.
  const oneAtATime = pLimit(1);
  const find = (isIt: (image: StoredImage) => boolean) => collection.read().uploaded.find(isIt);
  const rendering = new Map<string, Promise<StoredImage>>();

  /** Treats an image whose files are missing as missing, so that they are made again. */
  async function findComplete(isIt: (image: StoredImage) => boolean): Promise<StoredImage | null> {
    const image = find(isIt);
    return image !== undefined && (await folder.has(image.id).catch(refuse)) ? image : null;
  }

  async function keep(temporary: string, image: StoredImage): Promise<StoredImage> {
    const isSame = ({ id }: StoredImage) => id === image.id;
    const present = await findComplete(isSame);
    if (present !== null) return present;
    await folder.keep(temporary, image.id).catch(refuse);
    await collection.update((state) =>
      state.uploaded.some(isSame) ? state : { ...state, uploaded: [image, ...state.uploaded] },
    );
    return image;
  }

  async function render(hash: string, source: string, kind: ImageKind): Promise<StoredImage> {
    const temporary = await folder.temporaryFolder().catch(refuse);
    try {
      const { width, height } = await renderInProcess(source, kind, temporary);
      const id = `${hash}-${width}x${height}`;
      const image = { id, width, height, kind, createdAt: new Date().toISOString() };
      return await oneAtATime(() => keep(temporary, image));
    } finally {
      await fs.rm(temporary, { recursive: true, force: true });
    }
  }

  function renderOnce(hash: string, source: string, kind: ImageKind): Promise<StoredImage> {
    const present = rendering.get(hash);
    if (present !== undefined) return present;
    const image = render(hash, source, kind).finally(() => rendering.delete(hash));
    rendering.set(hash, image);
    return image;
  }

  return {
    list: (): readonly StoredImage[] => collection.read().uploaded,
    has: (id: string): boolean => find((image) => image.id === id) !== undefined,

    async receive(req: Request): Promise<StoredImage> {
      const source = folder.temporaryFile();
      try {
        const { receiveFile } = await import("./receive-file.ts");
        const { sha256, kind } = await receiveFile(req, source);
        const hash = sha256.slice(0, 32);
        const present = await findComplete(({ id }) => id.startsWith(`${hash}-`));
        return present ?? (await renderOnce(hash, source, kind));
      } finally {
        await fs.rm(source, { force: true });
      }
    },

    /** Keeps an image that `usersOf` reports as used; null if there is no such image. */
    remove: (id: string, usersOf: (id: string) => string[]) =>
      oneAtATime(async () => {
        if (find((image) => image.id === id) === undefined) return null;
        let usedBy: string[] = [];
        await collection.update((state) => {
          usedBy = usersOf(id);
          if (usedBy.length > 0) return state;
          return { ...state, uploaded: state.uploaded.filter((image) => image.id !== id) };
        });
        // Without its record the image is not served, even if removing the files fails.
        if (usedBy.length === 0)
          await folder.remove(id).catch((err) => log.error({ err, image: id }, "error"));
        return { usedBy };
      }),
  };
}

function refuse(error: unknown): never {
  throw new StoreWriteError(error);
}
