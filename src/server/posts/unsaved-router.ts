import { type RequestHandler, Router } from "express";
import * as v from "valibot";
import { creationKeyOf, unsavedInputSchema } from "../../shared/posts/unsaved-text.ts";
import { jsonBody, parseBody } from "../http/body.ts";
import { allowOnly, HttpError } from "../http/http-error.ts";
import { versionCheck } from "../http/preconditions.ts";
import { allowLongBody } from "../http/slow-bodies.ts";
import type { Posts } from "./posts.ts";
import type { UnsavedTexts } from "./unsaved-texts.ts";

const inputSchema = v.strictObject({ input: unsavedInputSchema });

/** Texts that authors have typed and not saved. */
export function unsavedRouter(
  texts: UnsavedTexts,
  posts: Pick<Posts, "all">,
  requireAdmin: RequestHandler[],
  maxBodyBytes: number,
): Router {
  const router = Router({ caseSensitive: true });

  router
    .route("/unsaved")
    .get(...requireAdmin, async (_req, res) => {
      res.json(await texts.list());
    })
    .all(allowOnly("GET"));

  router
    .route("/blogs/:id/unsaved")
    .get(...requireAdmin, async (req, res) => {
      const text = await texts.find(req.params.id);
      if (text === null) throw new HttpError(404, "There is no unsaved text of this post.");
      res.json(text);
    })
    .put(...requireAdmin, allowLongBody, ...jsonBody(maxBodyBytes), async (req, res) => {
      const { id } = req.params;
      const { input } = parseBody(inputSchema, req.body);
      const key = creationKeyOf(id);
      const post = posts.all().find((one) => one.id === (key ?? id));
      if (post === undefined && key === null) throw new HttpError(404, "There is no such blog post.");
      // Another device would take a text of an older version for one of the present.
      const isStale = key !== null || !versionCheck(req.get("If-Match"))(post?.updatedAt ?? null);
      if (post !== undefined && isStale) throw new HttpError(409, "This post was changed in the meantime.");
      await texts.keep(id, input);
      res.status(204).end();
    })
    .delete(...requireAdmin, async (req, res) => {
      await texts.remove(req.params.id);
      res.status(204).end();
    })
    .all(allowOnly("GET", "PUT", "DELETE"));

  return router;
}
