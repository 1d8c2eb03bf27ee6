import { type RequestHandler, Router } from "express";
import * as v from "valibot";
import {
  type ImageEntry,
  type ImageUsers,
  imagePath,
  type UploadedImage,
} from "../../shared/images/image.ts";
import { jsonBody, parseBody } from "../http/body.ts";
import { allowOnly, HttpError } from "../http/http-error.ts";
import { allowLongBody } from "../http/slow-bodies.ts";
import { codeOf } from "../store/errors.ts";
import type { FoundImages } from "./found-images.ts";
import { imageFiles } from "./image-file-names.ts";
import type { ImageFolder } from "./image-folder.ts";
import type { Images } from "./images.ts";
import type { StoredImage } from "./stored-images.ts";

const maxCheckBytes = 10_000;

const noUsers: ImageUsers = { usedBy: [], usedByVersionsOf: [], titles: {} };

const checkSchema = v.strictObject({
  url: v.pipe(
    v.string("Please send the address as text."),
    v.startsWith("https://", "Please send an address that begins with https://."),
    v.maxLength(2_000, "Please use an address of up to 2000 characters."),
  ),
});

export function imagesRouter(
  images: Images,
  foundImages: FoundImages,
  users: () => ReadonlyMap<string, ImageUsers>,
  requireAdmin: RequestHandler[],
): Router {
  const router = Router({ caseSensitive: true });

  router
    .route("/")
    .get(...requireAdmin, (_req, res) => {
      const usersOf = users();
      const entries = images.list().map((image): ImageEntry => {
        const { kind, createdAt } = image;
        return { ...toUploaded(image), kind, createdAt, ...(usersOf.get(image.id) ?? noUsers) };
      });
      res.json(entries);
    })
    .post(...requireAdmin, allowLongBody, async (req, res) => {
      res.status(201).json(toUploaded(await images.receive(req)));
    })
    .all(allowOnly("GET", "POST"));

  router
    .route("/check")
    .post(...requireAdmin, ...jsonBody(maxCheckBytes), async (req, res) => {
      res.json(await foundImages.look(parseBody(checkSchema, req.body).url));
    })
    .all(allowOnly("POST"));

  router
    .route("/:id")
    .delete(...requireAdmin, async (req, res) => {
      const removed = await images.remove(req.params.id, (id) => users().get(id)?.usedBy ?? []);
      if (removed === null) throw new HttpError(404, "There is no such image.");
      const { usedBy } = removed;
      if (usedBy.length > 0)
        throw new HttpError(409, "Posts show this image, so it cannot be deleted.", { usedBy });
      res.status(204).end();
    })
    .all(allowOnly("DELETE"));

  return router;
}

function toUploaded({ id, width, height }: StoredImage): UploadedImage {
  return { id, url: imagePath(id, 1600, "jpg"), width, height };
}

export function imageFilesRouter(images: Images, folder: ImageFolder): Router {
  const router = Router({ caseSensitive: true });
  router.get("/images/:id/:file", async (req, res, next) => {
    const { id, file } = req.params;
    if (!images.has(id) || !imageFiles.includes(file)) return next();
    await folder.fetch(id);
    res.set("Cache-Control", "public, max-age=31536000, immutable");
    res.sendFile(file, { root: folder.folderOf(id), cacheControl: false }, (error) => {
      if (error === undefined || res.headersSent || codeOf(error) === "ECONNABORTED") return;
      res.removeHeader("Cache-Control");
      next(codeOf(error) === "ENOENT" ? undefined : error);
    });
  });
  return router;
}
