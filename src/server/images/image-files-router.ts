import { Router } from "express";
import { codeOf } from "../store/errors.ts";
import { imageFiles } from "./image-file-names.ts";
import type { ImageFolder } from "./image-folder.ts";
import type { Images } from "./images.ts";

/** `/images/{id}/{file}`: the pictures, for everyone. What stands there never changes. */
export function imageFilesRouter(images: Images, folder: ImageFolder): Router {
  const router = Router({ caseSensitive: true });
  router.get("/images/:id/:file", async (req, res, next) => {
    const { id, file } = req.params;
    if (!images.has(id) || !imageFiles.includes(file)) return next();
    await folder.fetch(id);
    res.set({
      "Cache-Control": "public, max-age=31536000, immutable",
      // Feed readers and other sites show these on their pages.
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
    res.sendFile(file, { root: folder.folderOf(id), cacheControl: false }, (error) => {
      if (error === undefined || res.headersSent || codeOf(error) === "ECONNABORTED") return;
      res.removeHeader("Cache-Control");
      next(codeOf(error) === "ENOENT" ? undefined : error);
    });
  });
  return router;
}
