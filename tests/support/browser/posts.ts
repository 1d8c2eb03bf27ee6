import type { Page } from "playwright/test";
import type { Post } from "../../../src/shared/posts/post.ts";

/** The posts of the running site, newest first, as its API gives them. */
export async function posts(page: Page): Promise<Post[]> {
  return (await page.request.get("/api/blogs")).json();
}
