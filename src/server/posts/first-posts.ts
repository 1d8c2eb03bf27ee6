import { readFile } from "node:fs/promises";
import path from "node:path";
import { firstPosts } from "../../../content/posts/index.ts";
import type { FirstPost } from "./stored-posts.ts";

export function readFirstPosts(projectDir: string): Promise<FirstPost[]> {
  const folder = path.join(projectDir, "content/posts");
  return Promise.all(
    firstPosts.map(async (post) => ({
      ...post,
      content: (await readFile(path.join(folder, `${post.slug}.md`), "utf8")).trim(),
    })),
  );
}
