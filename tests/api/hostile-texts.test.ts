import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { render, renderArticle } from "../../src/entry-server.tsx";
import { defaultLimits } from "../../src/server/app.ts";
import { createArticles } from "../../src/server/articles/articles.ts";
import type { Post } from "../../src/shared/posts/post.ts";
import { arbitraryHostileText, hostileTexts } from "../support/inputs/hostile-texts.ts";
import { longestTurnOf } from "../support/processor-time.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";

/** What no text may hold the process for, in ms. */
const most = 200;

// Other processes can take long, too.
let app: RunningApp;

beforeAll(async () => {
  // What takes too long need not take long here.
  const articles = createArticles({ maxMs: 150, longMaxMs: 150 });
  app = await startApp({
    render,
    renderArticle,
    articles,
    limits: { ...defaultLimits, chatPerMinute: 1_000 },
  });
  // Code that runs for the first time is slow.
  await publishAndRead("# A post\n\nThe *first* [one](/about).\n\n- a\n\n| a | b |\n|-|-|\n| 1 | 2 |");
});
afterAll(() => app.stop());

test.each(Object.entries(hostileTexts))("a post of %s holds nobody up", (_what, text) => expectQuick(text));

test("no text of Markdown's marks holds anybody up", async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryHostileText, async (text) => {
      await expectQuick(text);
    }),
    { numRuns: 5 },
  );
});

/** What a text takes, it takes each time; what other programs do to the processor's caches meanwhile, they do not. */
async function expectQuick(text: string): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  for (let times = 0; times < 3 && least >= most; times += 1)
    least = Math.min(least, await longestTurnOf(() => publishAndRead(text)));
  expect(least).toBeLessThan(most);
}

/** Has a post of the text read by everything that reads posts, and removes it. */
async function publishAndRead(content: string): Promise<void> {
  const created = await app.ask("/api/blogs", { body: { title: "A post", content: `Words.\n\n${content}` } });
  const { id, slug }: Post = await created.json();
  for (const path of [`/blogs/${slug}`, "/blogs", "/rss.xml", "/feed.json", "/llms.txt", "/api/blogs"]) {
    const answer = await app.ask(path);
    expect([path, answer.status]).toEqual([path, 200]);
    await answer.arrayBuffer();
  }
  const reply = await app.ask("/api/chat", { body: { message: "What is a post of words?", sessionId: id } });
  expect(reply.status).toBe(200);
  await app.ask(`/api/blogs/${id}`, { method: "DELETE" });
}
