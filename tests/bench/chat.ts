/**
 * Measures the built-in assistant on a blog of 1,000 posts: `node_modules/.bin/node --expose-gc tests/bench/chat.ts`. The
 * made-up posts are sentences of the first ones in another order, so that their words are as common as in real ones.
 */
import { createAnswerer } from "../../src/server/chat/answerer.ts";
import { noContext } from "../../src/server/chat/context.ts";
import { readFirstPosts } from "../../src/server/posts/first-posts.ts";
import { viewOf } from "../../src/server/posts/posts-view.ts";
import { firstState } from "../../src/server/posts/stored-posts.ts";
import { allDialogues } from "../dialogues/all.ts";
import { intentIndex } from "../support/inputs/intent-index.ts";
import { firstCourseDates } from "../support/inputs/site-dates.ts";
import { projectDir } from "../support/server/process.ts";
import { head, median, row } from "./table.ts";

const count = 1_000;
const indexingMs = 20_000;
const first = await readFirstPosts(projectDir);
const sentences = first.flatMap(({ content }) => content.split(/(?<=[.?!])\s+/));
const state = firstState(first);
const posts = Array.from({ length: count }, (_, at) => {
  const like = state.posts[at % state.posts.length];
  if (like === undefined) throw new Error("There are no first posts");
  if (at < state.posts.length) return like;
  const content = Array.from(
    { length: 80 },
    (_, line) => sentences[(at * 131 + line * 37) % sentences.length],
  );
  const body = `## ${like.title} ${at}\n\n${content.join(" ")}\n`;
  return { ...like, id: `${at}`, slug: `post-${at}`, title: `${like.title} ${at}`, content: body };
});
const { newestFirst } = viewOf({ ...state, posts }, new Date("2026-12-01"));
const dates = firstCourseDates();

const before = heapMb();
const begun = performance.now();
const { answer } = createAnswerer(
  intentIndex(),
  () => newestFirst,
  () => dates,
);
answer("What does the course cost?", noContext);
const firstMs = performance.now() - begun;
// Most articles are indexed afterward, in small batches.
await new Promise((resolve) => setTimeout(resolve, indexingMs));
const index = heapMb() - before;

const messages = allDialogues.flatMap(({ turns }) => turns.map(({ say }) => say));
const taken = messages.map((message) => {
  const start = process.threadCpuUsage();
  answer(message, noContext);
  return process.threadCpuUsage(start).user / 1000;
});

head(`${count} posts, ${messages.length} messages`, "");
row("first answer, with the index made, ms", firstMs.toFixed(0));
row("median, processor ms", median(taken).toFixed(2));
row(
  "95th percentile, processor ms",
  (taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.95)] ?? 0).toFixed(2),
);
row("memory of the index, MB", index.toFixed(1));

function heapMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1_000_000;
}
