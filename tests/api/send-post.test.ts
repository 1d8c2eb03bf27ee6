import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { plainArticle } from "../../src/server/articles/plain-article.ts";
import { createSendPost } from "../../src/server/mailings/send-post.ts";
import { importPost } from "../../src/server/posts/import-post.ts";
import { readEnv } from "../../src/server/settings/env.ts";
import type { AdminPost } from "../../src/shared/posts/admin-post.ts";
import { siteUrl, startApp, textOf } from "../support/server/app.ts";
import { article } from "../support/server/blog.ts";
import { startMailServer } from "../support/server/mail-server.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";
import { storedSubscriber } from "../support/store/stored-subscriber.ts";

const mail = readEnv({ SMTP_URL: "smtp://127.0.0.1:1", LEADS_TO: "sales@example.com" }, "/").mail;

async function blogWith(env: { mail: typeof mail }) {
  const app = await untilTestEnds(startApp({ env }));
  const write = async (path: string, method: string, body: object) => {
    const answer = await app.ask(path, { method, body });
    return { status: answer.status, body: (await answer.json()) as AdminPost & { issues?: object } };
  };
  const list = async (query: string): Promise<AdminPost[]> => (await app.ask(`/api/blogs${query}`)).json();
  return {
    app,
    list,
    create: (body: object) => write("/api/blogs", "POST", { ...article, ...body }),
    put: (id: string, body: object) => write(`/api/blogs/${id}`, "PUT", { ...article, ...body }),
  };
}

test("each reader gets a mail of one's own, with the headers that mail programs leave by", async () => {
  const server = await untilTestEnds(startMailServer());
  const { mail: settings } = readEnv({ SMTP_URL: server.url, LEADS_TO: "sales@example.com" }, "/");
  if (settings === null) throw new Error("No mail");
  const { app, create } = await blogWith({ mail });
  const { body } = await create({ title: "Ünïcödé =?utf-8?q?=41?=", content: "Words.\n\nMore." });
  const post = app.store.posts.read().posts.find(({ id }) => id === body.id);
  if (post === undefined) throw new Error("No post");
  const send = createSendPost(
    settings,
    siteUrl,
    { articleOf: async (markdown) => plainArticle(markdown) },
    (parsed) => `<p>${textOf(parsed)}</p>`,
  );
  const readers = ["Ada@example.com", "grace+articles@example.com"].map((email) =>
    storedSubscriber({ email }),
  );
  for (const reader of readers) await send(post, reader);
  await send(post, readers[0] ?? storedSubscriber());

  expect(server.mails.map(({ to }) => to)).toEqual([
    ["Ada@example.com"],
    ["grace+articles@example.com"],
    ["Ada@example.com"],
  ]);
  const [first, second, again] = server.mails.map(({ parsed }) => parsed);
  expect(again?.messageId).toBe(first?.messageId);
  expect(second?.messageId).not.toBe(first?.messageId);
  expect(first?.subject).toBe("Ünïcödé =?utf-8?q?=41?=");
  expect(first?.replyTo?.text).toBe('"Corvanta" <info@corvanta.example>');
  const raw = server.mails[0]?.raw.replace(/\r\n[ \t]+/g, " ") ?? "";
  const leave = `${siteUrl}/unsubscribe/${readers[0]?.token}`;
  expect(raw).toContain(`\r\nList-Unsubscribe: <${leave}>\r\n`);
  expect(raw).toContain("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
  expect(raw).toMatch(/(?:^|\n)List-ID: Corvanta <articles\.corvanta\.example>\r\n/);
  for (const part of [first?.html, first?.text]) {
    expect(part).toContain(leave);
    expect(part).not.toContain(readers[1]?.token);
  }
});

test("a post keeps whether it is sent, until a body says otherwise", async () => {
  const { create, put, list, app } = await blogWith({ mail });
  const { body: post } = await create({ status: "draft", sendToSubscribers: true });
  expect(post).toMatchObject({ sendToSubscribers: true });
  expect(post).not.toHaveProperty("sentToSubscribers");
  expect((await put(post.id, { status: "draft" })).body).toMatchObject({ sendToSubscribers: true });
  expect((await list("?status=all&fields=summary")).find(({ id }) => id === post.id)).toMatchObject({
    sendToSubscribers: true,
  });
  const off = await put(post.id, { status: "draft", sendToSubscribers: false });
  expect(off.body).not.toHaveProperty("sendToSubscribers");
  expect((await create({})).body).not.toHaveProperty("sendToSubscribers");
  const restored = await app.ask(`/api/blogs/${post.id}/versions/1/restore`, { method: "POST" });
  expect(await restored.json()).not.toHaveProperty("sendToSubscribers");
  expect((await create({ sendToSubscribers: "yes" })).body.issues).toHaveProperty("sendToSubscribers");
});

test("a post says how far its mails have come, to the administrator alone", async () => {
  const { create, put, list, app } = await blogWith({ mail });
  const { body: post } = await create({ sendToSubscribers: true });
  const at = "2026-05-01T10:00:00.000Z";
  const [done, ...waiting] = [1, 2, 3].map((nth) =>
    storedSubscriber({ email: `${nth}@example.com`, createdAt: `2026-04-0${nth}T10:00:00.000Z` }),
  );
  await app.store.subscribers.update(() => [...waiting, ...(done === undefined ? [] : [done])]);
  const mailing = {
    postId: post.id,
    startedAt: at,
    reached: `${done?.confirmedAt} ${done?.id}`,
    ahead: [],
    again: [{ id: randomUUID(), attempts: 1, since: at, dueAt: at }],
    sent: 1,
    refused: 4,
    failed: 2,
    at,
    refusedInRow: 0,
    faults: 0,
    pausedUntil: null,
    problem: null,
    endedAt: null,
  };
  await app.store.mailings.update(() => [mailing]);
  const sentTo = { startedAt: at, sent: 1, refused: 4, failed: 2, waiting: 2, problem: null };
  const shown = { sentToSubscribers: sentTo };
  expect((await list("?status=all")).find(({ id }) => id === post.id)).toMatchObject(shown);
  expect((await list("?status=all&fields=summary")).find(({ id }) => id === post.id)).toMatchObject(shown);
  expect((await put(post.id, { title: "Anew" })).body).toMatchObject(shown);
  for (const query of ["", "?fields=summary"])
    for (const each of await list(query)) {
      expect(each).not.toHaveProperty("sentToSubscribers");
      expect(each).not.toHaveProperty("sendToSubscribers");
    }
  const conflict = await app.ask(`/api/blogs/${post.id}`, {
    method: "PUT",
    body: article,
    headers: { "If-Match": '"2020-01-01T00:00:00.000Z"' },
  });
  expect(await conflict.json()).toMatchObject({ post: shown });
  await app.ask(`/api/blogs/${post.id}`, { method: "DELETE" });
  expect(await list("?status=deleted")).toMatchObject([shown]);
});

test("an imported post is sent to nobody, whatever its source says", async () => {
  const { app } = await blogWith({ mail });
  const at = "2026-05-01T10:00:00.000Z";
  const [id, input] = [randomUUID(), { ...article, category: "AI", sendToSubscribers: true } as const];
  const identity = { id, slug: "from-elsewhere", knownBySlug: false, isWhole: true, oldPaths: [] };
  const bring = (title: string) =>
    importPost(
      app.store,
      { ...identity, input: { ...input, title }, createdAt: at, updatedAt: at },
      new Date(),
    );
  expect((await bring("One")).state).toBe("imported");
  expect((await bring("Other")).state).toBe("updated");
  expect(app.store.posts.read().posts.find((post) => post.id === id)).not.toHaveProperty("sendToSubscribers");
});

test("without a mail server nothing can be sent, so that nothing goes out on the day when there is one", async () => {
  const { create, put, app } = await blogWith({ mail: null });
  const refused = await create({ sendToSubscribers: true });
  expect([refused.status, refused.body.issues]).toEqual([
    400,
    { sendToSubscribers: "This site sends no mail yet: its settings name no mail server." },
  ]);
  const { body: post } = await create({});
  expect((await put(post.id, { sendToSubscribers: true })).status).toBe(400);
  expect((await put(post.id, { sendToSubscribers: false })).status).toBe(200);
  expect(app.store.mailings.read()).toEqual([]);
});
