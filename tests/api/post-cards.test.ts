import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { postCardPath } from "../../src/shared/urls.ts";
import { startApp } from "../support/server/app.ts";

// Drawing is work for the processor, and the thread has fonts to read first.
test("a card is drawn when it is asked for, kept until its post changes, and gone with the post", async () => {
  const app = await startApp();
  const kept = async () =>
    (await readdir(app.dataDir)).includes("cards") && readdir(path.join(app.dataDir, "cards"));
  const save = async (title: string, id?: string): Promise<{ id: string; slug: string }> => {
    const [address, method] = id === undefined ? ["/api/blogs", "POST"] : [`/api/blogs/${id}`, "PUT"];
    return (await app.ask(address, { method, body: { title, content: "Words." } })).json();
  };
  /** The tag of the card once it is drawn: on a busy machine the first answer leads to another picture. */
  const tagOf = async (slug: string) => {
    let tag: string | null = null;
    await expect
      .poll(async () => (tag = (await app.ask(postCardPath(slug))).headers.get("ETag")))
      .toBeTruthy();
    return tag;
  };
  try {
    const { id, slug } = await save("A new post");
    expect(await kept()).toBe(false);
    const tag = await tagOf(slug);
    const [first, ...others] = (await kept()) || [];
    expect([first, others]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.[0-9a-f]{16}\.png$/), []]);
    expect(await tagOf(slug)).toBe(tag);

    const changed = await save("Another title", id);
    expect(await tagOf(changed.slug)).not.toBe(tag);
    await expect.poll(kept).toEqual([expect.not.stringMatching(first ?? "")]);

    await app.ask(`/api/blogs/${id}`, { method: "DELETE" });
    expect((await app.ask(postCardPath(changed.slug))).status).toBe(404);
  } finally {
    await app.stop();
  }
});
