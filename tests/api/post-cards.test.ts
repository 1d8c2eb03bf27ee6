import { readdir } from "node:fs/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { createPostCards, type PostCards } from "../../src/server/cards/post-cards.ts";
import type { Post } from "../../src/shared/posts/post.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

// Drawing is work for the processor, and the thread has fonts to read first.
vi.setConfig({ testTimeout: 60_000 });

async function start(cards: PostCards): Promise<RunningApp> {
  const app = await startApp({ cards });
  onTestFinished(() => app.stop());
  return app;
}

async function save(app: RunningApp, title: string, id?: string): Promise<Post> {
  const [address, method] = id === undefined ? ["/api/blogs", "POST"] : [`/api/blogs/${id}`, "PUT"];
  const answer = await app.ask(address, { method, body: { title, content: "Words." } });
  expect(answer.ok).toBe(true);
  return answer.json();
}

test("a saved post's card is drawn before anyone asks, and is gone with the post until that is put back", async () => {
  const folder = await temporaryFolder();
  const app = await start(createPostCards(folder));
  const kept = () => readdir(folder);
  const one = [expect.stringMatching(/^[0-9a-f-]{36}\.[0-9a-f]{16}\.png$/)];

  const { id } = await save(app, "A new post");
  await expect.poll(kept, { timeout: 30_000 }).toEqual(one);
  const [first] = await kept();

  await save(app, "Another title", id);
  await expect.poll(kept, { timeout: 30_000 }).not.toEqual([first]);
  await expect.poll(kept).toEqual(one);

  await app.ask(`/api/blogs/${id}`, { method: "DELETE" });
  await expect.poll(kept).toEqual([]);
  await app.ask(`/api/blogs/${id}/restore`, { method: "POST" });
  await expect.poll(kept, { timeout: 30_000 }).toEqual(one);
});

test("no save waits for a card, each post is drawn as it stands last, and nothing is drawn at the start", async () => {
  const asked: string[] = [];
  const drawn: (() => void)[] = [];
  const pruned: ((id: string) => boolean)[] = [];
  const app = await start({
    cardOf: async () => null,
    prepare: ({ title }) => new Promise((resolve) => drawn.push(resolve) && asked.push(title)),
    prune: async (isThere) => void pruned.push(isThere),
  });
  expect(asked).toEqual([]);
  expect(pruned).toHaveLength(1);

  const { id } = await save(app, "First");
  await save(app, "Second");
  await save(app, "Third");
  const later = await save(app, "Fourth");
  await save(app, "Second thoughts", id);
  await app.ask(`/api/blogs/${later.id}`, { method: "DELETE" });
  expect(asked).toEqual(["First"]);
  expect(pruned).toHaveLength(2);
  expect([pruned[1]?.(id), pruned[1]?.(later.id)]).toEqual([true, false]);

  for (let index = 0; index < 4; index++) {
    drawn[index]?.();
    await new Promise(setImmediate);
  }
  expect(asked).toEqual(["First", "Second", "Third", "Second thoughts"]);
});

test("a card that cannot be drawn keeps no other from being drawn", async () => {
  const asked: string[] = [];
  const app = await start({
    cardOf: async () => null,
    async prepare({ title }) {
      asked.push(title);
      throw new Error("broken");
    },
    prune: async () => {},
  });
  await save(app, "First");
  await save(app, "Second");
  await expect.poll(() => asked).toEqual(["First", "Second"]);
});
