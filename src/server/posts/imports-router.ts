import { Router } from "express";
import { importedPostSchema, postIdentitiesSchema } from "../../shared/posts/imported-post.ts";
import { jsonBody, parseBody } from "../http/body.ts";
import { allowOnly } from "../http/http-error.ts";
import { answerAdminList } from "./answer-list.ts";
import { type ImportStore, importPost, planImport } from "./import-post.ts";
import type { Posts } from "./posts.ts";

/** What `npm run import` and `npm run export` ask, over the admin socket only. */
export function importsRouter(store: ImportStore, posts: Posts, maxBodyBytes: number): Router {
  const router = Router({ caseSensitive: true });
  router
    .route("/blogs")
    .get(async (_req, res) => {
      const all = { status: "all", slug: null, fields: "all" } as const;
      // What was sent from here belongs in no file of an export.
      const json = await answerAdminList(all, posts, { sentOf: () => undefined });
      res.type("json").send(json);
    })
    .all(allowOnly("GET"));
  router
    .route("/imported-posts")
    .post(...jsonBody(maxBodyBytes), async (req, res) => {
      res.json(await importPost(store, parseBody(importedPostSchema, req.body), posts.now()));
    })
    .all(allowOnly("POST"));
  router
    .route("/imported-posts/plan")
    .post(...jsonBody(maxBodyBytes), (req, res) => {
      res.json(planImport(store.posts.read(), parseBody(postIdentitiesSchema, req.body)));
    })
    .all(allowOnly("POST"));
  return router;
}
