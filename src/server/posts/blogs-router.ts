import { type RequestHandler, type Response, Router } from "express";
import type { Post, PostSummary } from "../../shared/posts/post.ts";
import { postInputSchema, previewSchema } from "../../shared/posts/post-input.ts";
import type { PostWithArticle } from "../../shared/site-api.ts";
import type { Articles } from "../articles/articles.ts";
import { CachedResponse } from "../cache/cached-response.ts";
import { memoize } from "../cache/memoize.ts";
import { jsonBody, parseBody } from "../http/body.ts";
import { disconnectSignal } from "../http/disconnect-signal.ts";
import { allowOnly, HttpError } from "../http/http-error.ts";
import type { Posts } from "./posts.ts";
import type { PostsView } from "./posts-view.ts";

/** `/api/blogs`: everyone reads, the admin writes. */
export function blogsRouter(
  posts: Posts,
  articles: Articles,
  requireAdmin: RequestHandler[],
  maxBodyBytes: number,
): Router {
  const router = Router({ caseSensitive: true });
  const adminBody = [...requireAdmin, ...jsonBody(maxBodyBytes)];

  router
    .route("/")
    .get(async (req, res) => {
      const fields = fieldsIn(req.query.fields);
      const { slug } = req.query;
      const view = posts.view();
      if (slug !== undefined && typeof slug !== "string")
        throw new HttpError(400, "Please ask for one slug.");
      const response =
        slug === undefined
          ? listOf(view, fields)
          : jsonResponse(await findBySlug(view, slug, fields, articles), view.changedAt);
      await response.send(req, res);
    })
    .post(...adminBody, async (req, res) => {
      sendPost(res.status(201), await posts.create(parseBody(postInputSchema, req.body)));
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

function jsonResponse(value: unknown, changedAt: string): CachedResponse {
  const headers = { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-cache" };
  return new CachedResponse(JSON.stringify(value), headers, { modified: changedAt });
}

// The same lists serve every reader until the next change.
const fullList = memoize((view: PostsView) => jsonResponse(view.posts, view.changedAt));
const summaryList = memoize((view: PostsView) => jsonResponse(view.summaries, view.changedAt));

function listOf(view: PostsView, fields: Fields): CachedResponse {
  if (fields === "article") throw new HttpError(400, "Please ask for the article of one slug.");
  return fields === "summary" ? summaryList(view) : fullList(view);
}

/** The post of a slug, or the one that an old slug leads to now: its own slug says that it has moved. */
async function findBySlug(
  { bySlug, byOldSlug, summaries }: PostsView,
  slug: string,
  fields: Fields,
  articles: Articles,
): Promise<PostSummary[]> {
  const post = bySlug.get(slug) ?? byOldSlug.get(slug);
  if (post === undefined) return [];
  if (fields === "summary") return summaries.filter(({ id }) => id === post.id);
  if (fields === "all") return [post];
  const found: PostWithArticle = { ...post, article: await articles.articleOf(post.content) };
  return [found];
}

/** What of a post is asked for; `article` is all of it and its text read. */
type Fields = "all" | "summary" | "article";

function fieldsIn(fields: unknown): Fields {
  if (fields === undefined) return "all";
  if (fields === "summary" || fields === "article") return fields;
  throw new HttpError(400, "The fields can be summary or article, or all of them without this query.");
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
