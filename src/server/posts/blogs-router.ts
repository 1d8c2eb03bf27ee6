import { type RequestHandler, type Response, Router } from "express";
import type { AdminPost, PreviewLink } from "../../shared/posts/admin-post.ts";
import { postInputSchema } from "../../shared/posts/post-input.ts";
import { previewSchema } from "../../shared/posts/preview-input.ts";
import { newTextId } from "../../shared/posts/unsaved-text.ts";
import { previewPath } from "../../shared/urls.ts";
import type { Articles } from "../articles/articles.ts";
import { jsonBody, parseBody } from "../http/body.ts";
import { disconnectSignal } from "../http/disconnect-signal.ts";
import { allowOnly, HttpError } from "../http/http-error.ts";
import { creationKey, versionCheck } from "../http/preconditions.ts";
import { allowLongBody } from "../http/slow-bodies.ts";
import { log } from "../logging/log.ts";
import { answerAdminList, answerList } from "./answer-list.ts";
import { parseAdminListQuery, parseListQuery } from "./list-query.ts";
import { checkPostImage, type ImageTypes } from "./post-images.ts";
import { type PostMailings, refuseWithoutMail, withMailing } from "./post-mailings.ts";
import type { Posts } from "./posts.ts";
import type { UnsavedTexts } from "./unsaved-texts.ts";
import type { UpdateOutcome } from "./writes.ts";

export function blogsRouter(
  posts: Posts,
  unsaved: Pick<UnsavedTexts, "remove" | "detach">,
  articles: Articles,
  images: ImageTypes,
  mailings: PostMailings,
  requireAdmin: RequestHandler[],
  siteUrl: string,
  maxBodyBytes: number,
): Router {
  const router = Router({ caseSensitive: true });
  const adminBody = [...requireAdmin, allowLongBody, ...jsonBody(maxBodyBytes)];

  /** The post is saved or deleted already; an unsaved text that could not be removed is offered once more. */
  async function logFailure(write: Promise<void>): Promise<void> {
    await write.catch((err: unknown) => log.error({ err }, "error"));
  }

  function sendSaved(res: Response, outcome: UpdateOutcome | null): void {
    const { saved, post } = found(outcome);
    if (!saved)
      throw new HttpError(409, "This post was changed in the meantime.", {
        post: withMailing(post, mailings),
      });
    sendPost(res, post);
  }

  /** The ETag is for the If-Match of the next write (optimistic concurrency). */
  function sendPost(res: Response, post: AdminPost): void {
    res.set("ETag", `"${post.updatedAt}"`).json(withMailing(post, mailings));
  }

  router
    .route("/")
    .get(async (req, res, next) => {
      if (req.query.status !== undefined) return next();
      const response = await answerList(parseListQuery(req.query), posts.view());
      await response.send(req, res);
    })
    .get(...requireAdmin, async (req, res) => {
      const json = await answerAdminList(parseAdminListQuery(req.query), posts, mailings);
      res.type("json").send(json);
    })
    .post(...adminBody, async (req, res) => {
      const input = parseBody(postInputSchema, req.body);
      refuseWithoutMail(input, null, mailings);
      await checkPostImage(input, images);
      const key = creationKey(req.get("Idempotency-Key"));
      const outcome = await posts.create(input, key);
      if (outcome.saved && key !== undefined) await logFailure(unsaved.remove(newTextId(key)));
      sendSaved(res.status(201), outcome);
    })
    .all(allowOnly("GET", "POST"));

  router
    .route("/preview")
    .post(...adminBody, async (req, res) => {
      const input = parseBody(previewSchema, req.body);
      const disconnected = disconnectSignal(res);
      const json = await articles.previewOf(input, disconnected).catch((error: unknown) => {
        if (disconnected.aborted) return null;
        throw error;
      });
      if (json !== null) res.type("json").send(json);
    })
    .all(allowOnly("POST"));

  router
    .route("/:id")
    .put(...adminBody, async (req, res) => {
      const input = parseBody(postInputSchema, req.body);
      const { id } = req.params;
      refuseWithoutMail(input, id, mailings);
      await checkPostImage(input, images);
      const outcome = await posts.update(id, input, versionCheck(req.get("If-Match")));
      if (outcome?.saved) await logFailure(unsaved.remove(id));
      sendSaved(res, outcome);
    })
    .delete(...requireAdmin, async (req, res) => {
      const { id } = req.params;
      found((await posts.remove(id)) || null);
      await logFailure(unsaved.detach(id));
      res.status(204).end();
    })
    .all(allowOnly("PUT", "DELETE"));

  router
    .route("/:id/restore")
    .post(...requireAdmin, async (req, res) => {
      sendPost(res, found(await posts.restore(req.params.id)));
    })
    .all(allowOnly("POST"));

  router
    .route("/:id/preview")
    .post(...requireAdmin, async (req, res) => {
      const { token, expiresAt } = found(await posts.createPreview(req.params.id));
      const link: PreviewLink = { url: siteUrl + previewPath(token), expiresAt };
      res.status(201).json(link);
    })
    .delete(...requireAdmin, async (req, res) => {
      found((await posts.removePreviews(req.params.id)) || null);
      res.status(204).end();
    })
    .all(allowOnly("POST", "DELETE"));

  router
    .route("/:id/versions")
    .get(...requireAdmin, async (req, res) => {
      res.json(found(await posts.versions(req.params.id)));
    })
    .all(allowOnly("GET"));

  router
    .route("/:id/versions/:n")
    .get(...requireAdmin, async (req, res) => {
      const version = await posts.version(req.params.id, versionNumber(req.params.n));
      res.json(found(version, noVersion));
    })
    .all(allowOnly("GET"));

  router
    .route("/:id/versions/:n/restore")
    .post(...requireAdmin, async (req, res) => {
      const { id, n } = req.params;
      const isExpected = versionCheck(req.get("If-Match"));
      const outcome = await posts.restoreVersion(id, versionNumber(n), isExpected);
      sendSaved(res, found(outcome, noVersion));
    })
    .all(allowOnly("POST"));

  return router;
}

const noVersion = "There is no such version of this blog post.";

function versionNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new HttpError(404, noVersion);
  return Number(text);
}

function found<T>(result: T | null, missing = "There is no such blog post."): T {
  if (result === null) throw new HttpError(404, missing);
  return result;
}
