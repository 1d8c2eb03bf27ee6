import express, { type NextFunction, type Request, type Response, type Router } from "express";
import { coverSvg } from "../../shared/covers/cover.ts";
import type { Post } from "../../shared/posts/post.ts";
import { coverPath, pageCardPath, postCardPath, previewCoverPath, urls } from "../../shared/urls.ts";
import { firstFigure } from "../articles/parse-figure.ts";
import { addressOf } from "../http/address.ts";
import { logFault } from "../logging/request-log.ts";
import type { Posts } from "../posts/posts.ts";
import { type PostsView, toPost } from "../posts/posts-view.ts";
import type { PostCards } from "./post-cards.ts";

export function picturesRouter({ view, previewed }: Posts, cards: PostCards): Router {
  const router = express.Router({ caseSensitive: true });
  router.get(coverPath(":slug"), (req, res, next) => {
    const post = postFor(view(), coverPath, req, res, next);
    if (post === null) return;
    // A new category or figure changes the drawing at the same address.
    res.set("Cache-Control", "public, max-age=60, stale-while-revalidate=86400");
    res.type("image/svg+xml").send(coverOf(post));
  });

  router.get(previewCoverPath(":token"), (req, res, next) => {
    const post = previewed(String(req.params.token));
    if (post === null) return next();
    res.set({ "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" });
    res.type("image/svg+xml").send(coverOf(toPost(post)));
  });

  router.get(postCardPath(":slug"), async (req, res, next) => {
    const post = postFor(view(), postCardPath, req, res, next);
    if (post === null) return;
    const card = await cards.cardOf(post).catch((error: unknown) => {
      logFault(req, error);
      return null;
    });
    if (card === null) {
      res.redirect(302, pageCardPath(urls.blogs.path));
    } else {
      res.set({ "Cache-Control": "public, max-age=3600", ETag: `"${card.tag}"` });
      res.type("image/png").send(Buffer.from(card.png));
    }
  });

  return router;
}

function coverOf({ category, slug, content }: Post): string {
  return coverSvg(category, slug, firstFigure(content));
}

/** Redirects former slugs; returns null if the response was handled. */
function postFor(
  { bySlug }: PostsView,
  pathOf: (slug: string) => string,
  req: Request,
  res: Response,
  next: NextFunction,
): Post | null {
  const slug = String(req.params.slug);
  const post = bySlug.get(slug);
  if (post?.slug === slug) return toPost(post);
  if (post === undefined) next();
  else res.set("Cache-Control", "no-cache").redirect(301, pathOf(post.slug) + addressOf(req).search);
  return null;
}
