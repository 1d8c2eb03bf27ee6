import { type RequestHandler, type Response, Router } from "express";
import type { Post } from "../../shared/posts/post.ts";
import { postInputSchema, previewSchema } from "../../shared/posts/post-input.ts";
import type { Articles } from "../articles/articles.ts";
import { jsonBody, parseBody } from "../http/body.ts";
import { disconnectSignal } from "../http/disconnect-signal.ts";
import { allowOnly, HttpError } from "../http/http-error.ts";
import { answerTo } from "./answer-to.ts";
import { lookAtImage, type OwnImages } from "./own-images.ts";
import type { Posts } from "./posts.ts";
import { parseQuestion } from "./question.ts";

/** `/api/blogs`: everyone reads, the admin writes. */
export function blogsRouter(
  posts: Posts,
  articles: Articles,
  images: OwnImages,
  requireAdmin: RequestHandler[],
  maxBodyBytes: number,
): Router {
  const router = Router({ caseSensitive: true });
  const adminBody = [...requireAdmin, ...jsonBody(maxBodyBytes)];

  router
    .route("/")
    .get(async (req, res) => {
      const response = await answerTo(parseQuestion(req.query), posts.view(), articles, images.typeOf);
      await response.send(req, res);
    })
    .post(...adminBody, async (req, res) => {
      const input = parseBody(postInputSchema, req.body);
      await lookAtImage(input, images);
      sendPost(res.status(201), await posts.create(input));
    })
    .all(allowOnly("GET", "POST"));

  router
    .route("/preview")
    .post(...adminBody, async (req, res) => {
      const { content } = parseBody(previewSchema, req.body);
      const disconnected = disconnectSignal(res);
      const article = await articles.previewOf(content, disconnected).catch((error: unknown) => {
        if (disconnected.aborted) return null;
        throw error;
      });
      if (article !== null) res.set("Cache-Control", "private, no-store").json(article);
    })
    .all(allowOnly("POST"));

  router
    .route("/:id")
    .put(...adminBody, async (req, res) => {
      const input = parseBody(postInputSchema, req.body);
      await lookAtImage(input, images);
      const isExpected = versionCheck(req.get("If-Match"));
      const { saved, post } = found(await posts.update(req.params.id, input, isExpected));
      if (!saved) throw new HttpError(409, "This post was changed in the meantime.", { post });
      sendPost(res, post);
    })
    .delete(...requireAdmin, async (req, res) => {
      found((await posts.remove(req.params.id)) || null);
      res.status(204).end();
    })
    .all(allowOnly("PUT", "DELETE"));

  router
    .route("/:id/restore")
    .post(...requireAdmin, async (req, res) => {
      sendPost(res, found(await posts.restore(req.params.id)));
    })
    .all(allowOnly("POST"));

  return router;
}

/** Sends a post with its version, for the If-Match of the next write. */
function sendPost(res: Response, post: Post): void {
  res.set({ "Cache-Control": "private, no-store", ETag: `"${post.updatedAt}"` }).json(post);
}

/** Which versions an If-Match header accepts; all of them where there is none. */
function versionCheck(header: string | undefined): (version: string) => boolean {
  if (header === undefined || header.trim() === "*") return () => true;
  const versions = header.split(",").map((tag) => tag.trim().replace(/^"(.*)"$/, "$1"));
  return (version) => versions.includes(version);
}

function found<T>(result: T | null): T {
  if (result === null) throw new HttpError(404, "There is no such blog post.");
  return result;
}
