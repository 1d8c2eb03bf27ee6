/**
 * Measures saves and lists over a blog of 1,000 words a post: `node tests/bench/blog.ts [posts]`.
 */
import { randomUUID } from "node:crypto";
import { stat } from "node:fs/promises";
import path from "node:path";
import { startApp } from "../support/server/app.ts";

const count = Number(process.argv[2] ?? 1_000);
const body = Array.from({ length: 1_000 }, (_, index) => `word${index % 97}`).join(" ");

const rssBefore = process.memoryUsage().rss;
const app = await startApp();
await app.store.posts.update((state) => ({
  ...state,
  posts: Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    slug: `post-number-${index}`,
    oldSlugs: [],
    knownSlugs: [],
    earlierImages: {},
    title: `Post number ${index}`,
    content: `${index} ${body}`,
    summary: "",
    category: "AI",
    imageUrl: "",
    createdAt: new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString(),
    updatedAt: new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString(),
    status: "published",
    publishAt: new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString(),
    version: 1,
  })),
}));

console.info(
  `${count} posts, posts.json ${megabytes((await stat(path.join(app.dataDir, "posts.json"))).size)}`,
);
await measure("save (PUT)", async (run) => {
  const [first] = app.store.posts.read().posts;
  await app.ask(`/api/blogs/${first?.id}`, {
    method: "PUT",
    body: { title: "Post", content: `${run} ${body}` },
  });
});
await measure("save (POST)", async (run) => {
  await app.ask("/api/blogs", { body: { title: `New ${run}`, content: body } });
});
await measure("GET /api/blogs, plain", () => read("/api/blogs", "identity"));
await measure("GET /api/blogs, gzip", () => read("/api/blogs", "gzip"));
await measure("GET /api/blogs?fields=summary", () => read("/api/blogs?fields=summary", "identity"));
await measure("GET /api/blogs?slug=", () => read("/api/blogs?slug=post-number-1", "identity"));
await measure("first GET ?fields=summary after a save", async (run) => {
  await app.store.posts.update((state) => ({
    ...state,
    posts: state.posts.map((post, index) => (index === 0 ? { ...post, summary: `Of run ${run}.` } : post)),
  }));
  return read("/api/blogs?fields=summary", "identity");
});
await measure("GET /rss.xml", () => read("/rss.xml", "identity"));
await measure("8 saves at once", async (run) => {
  const saves = Array.from({ length: 8 }, (_, index) =>
    app.ask("/api/blogs", { body: { title: `Burst ${run} ${index}`, content: body } }),
  );
  await Promise.all(saves);
});
console.info(`memory ${megabytes(process.memoryUsage().rss)}, ${megabytes(rssBefore)} before`);
await app.stop();

async function read(to: string, encoding: string): Promise<void> {
  const answer = await app.ask(to, { headers: { "Accept-Encoding": encoding } });
  await answer.arrayBuffer();
}

async function measure(name: string, run: (index: number) => Promise<void>): Promise<void> {
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let index = 0; index < 20; index++) {
    const start = performance.now();
    await run(index);
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((a, b) => a - b);
  const show = (value = 0) => `${value.toFixed(1).padStart(8)} ms`;
  // The fastest and the processor's time tell more than the median where the machine has other work.
  console.info(
    `${name.padEnd(40)} median ${show(times[10])}  fastest ${show(times[0])}  slowest ${show(times.at(-1))}  ` +
      `processor ${show((user + system) / 1000 / times.length)}`,
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
