import { Router } from "express";
import { importedPostSchema, knownPostsSchema } from "../../shared/posts/imported-post.ts";
import { jsonBody, parseBody } from "../http/body.ts";
import { allowOnly } from "../http/http-error.ts";
import { answerAdminList } from "./answer-list.ts";
import { type ImportStore, importPost, isSettled } from "./import-post.ts";
import type { Posts } from "./posts.ts";

/** What `npm run import` and `npm run export` ask, over the admin socket only. */
export function importsRouter(store: ImportStore, posts: Posts, maxBodyBytes: number): Router {
  const router = Router({ caseSensitive: true });
  router
    .route("/blogs")
    .get(async (_req, res) => {
      res.type("json").send(await answerAdminList({ status: "all", slug: null, fields: "all" }, posts));
    })
    .all(allowOnly("GET"));
  router
    .route("/imported-posts")
    .post(...jsonBody(maxBodyBytes), async (req, res) => {
      res.json(await importPost(store, parseBody(importedPostSchema, req.body), posts.now()));
    })
    .all(allowOnly("POST"));
  router
    .route("/imported-posts/known")
    .post(...jsonBody(maxBodyBytes), (req, res) => {
      const state = store.posts.read();
      res.json(parseBody(knownPostsSchema, req.body).map((post) => isSettled(state, post)));
    })
    .all(allowOnly("POST"));
  return router;
}
