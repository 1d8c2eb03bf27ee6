import { randomUUID } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openSiteStore } from "../../src/server/collections.ts";
import type { PostsState } from "../../src/server/posts/stored-posts.ts";

/** A body of 1,000 words with headings, lists and links, as an article has them. */
export const articleOfThousandWords = Array.from({ length: 10 }, (_, part) => {
  const words = Array.from({ length: 80 }, (_, index) => `word${(part * 31 + index * 7) % 211}`).join(" ");
  return `## Part ${part + 1}\n\n${words}.\n\n- one more point with [a link](/contact)\n- and **another** of \`ten\` words or so\n`;
}).join("\n");

/** Adds `count` posts to a state of the blog. */
export function addPosts(state: PostsState, count: number): PostsState {
  const posts = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    slug: `post-number-${index}`,
    oldSlugs: [],
    knownSlugs: [],
    earlierImages: {},
    title: `Post number ${index}`,
    content: articleOfThousandWords,
    summary: "",
    category: "AI" as const,
    imageUrl: "",
    createdAt: new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString(),
    updatedAt: new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString(),
    status: "published" as const,
    publishAt: new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString(),
    version: 1,
  }));
  return { ...state, posts: [...posts, ...state.posts] };
}

/** A new data folder whose blog has `count` posts. */
export async function seedData(count: number): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "bench-"));
  const store = await openSiteStore(dataDir);
  await store.posts.update((state) => addPosts(state, count));
  await store.close();
  return dataDir;
}
