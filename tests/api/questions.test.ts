import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { notFound } from "../../content/chat/replies.ts";
import { openSiteStore } from "../../src/server/collections.ts";
import { log } from "../../src/server/logging/log.ts";
import { maxAnswers, maxUnanswered } from "../../src/server/questions/questions.ts";
import { removeExpiredQuestions } from "../../src/server/questions/retention.ts";
import type { AddedAnswer } from "../../src/shared/questions/question.ts";
import { versionOf } from "../../src/shared/record-version.ts";
import { promptInjections } from "../support/inputs/prompt-injections.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { startModel } from "../support/server/model-server.ts";
import { createSetClock } from "../support/server/set-clock.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";
import { faultyFiles } from "../support/store/faulty-files.ts";
import { temporaryFolder } from "../support/store/temporary-folder.ts";

let app: RunningApp;
let clock: ReturnType<typeof createSetClock>;

beforeEach(async () => {
  clock = createSetClock("2026-05-01T12:00:00Z");
  app = await startApp({ clock, env: { trustProxy: 1 } });
  return () => app.stop();
});

const parking = "Is there a zeppelin mooring mast?";
const input = { questions: [parking], reply: "Yes, on the roof. Ask at /contact.", link: "/about" };

let sessions = 0;

/** What the chat answers to a message of a new session. */
async function say(message: string, to = app): Promise<string> {
  const body = { message, sessionId: `s${sessions++}` };
  const answer = await to.ask("/api/chat", { body, headers: { "X-Forwarded-For": `10.0.${sessions}.1` } });
  expect(answer.status).toBe(200);
  return (await answer.json()).output;
}

async function list<T>(path: string): Promise<T[]> {
  const answer = await app.ask(path);
  expect(answer.status).toBe(200);
  return answer.json();
}

async function add(part: object = {}): Promise<AddedAnswer> {
  const answer = await app.ask("/api/answers", { body: { ...input, ...part } });
  expect([answer.status, await answer.clone().text()]).toEqual([201, expect.any(String)]);
  return answer.json();
}

/** Puts misses into the store as they would come from the chat. */
const keep = (...texts: string[]) =>
  app.store.questions.update((all) => [
    ...all,
    ...texts.map((text) => ({ text, askedAt: clock.now().toISOString() })),
  ]);

describe("what was asked and not answered", () => {
  test("is listed without personal data, one group for all spellings, the most asked first", async () => {
    expect(await say("Who feeds the zebra of ann@example.com?")).toBe(notFound);
    clock.set("2026-05-02T12:00:00Z");
    expect(await say(parking)).toBe(notFound);
    clock.set("2026-05-03T12:00:00Z");
    expect(await say("is there a ZEPPELIN mooring mast")).toBe(notFound);
    await vi.waitFor(async () =>
      expect(await list("/api/questions")).toEqual([
        {
          text: "is there a ZEPPELIN mooring mast",
          count: 2,
          lastAskedAt: "2026-05-03T12:00:00.000Z",
          answer: null,
          page: null,
        },
        {
          text: "Who feeds the zebra of [email]?",
          count: 1,
          lastAskedAt: "2026-05-01T12:00:00.000Z",
          answer: null,
          page: null,
        },
      ]),
    );
    expect(readFileSync(path.join(app.dataDir, "questions.json"), "utf8")).not.toContain("ann");
  });

  test.each([
    ["https://example.com/contact?utm_source=a#b", "/contact"],
    ["https://example.com/preview/a-secret", null],
    ["not an address", null],
  ])("asked on %s is listed with the page %s", async (Referer, page) => {
    const message = "Who feeds the zebra?";
    await app.ask("/api/chat", { body: { message, sessionId: "s" }, headers: { Referer } });
    await vi.waitFor(async () => expect(await list("/api/questions")).toMatchObject([{ page }]));
  });

  test("what was answered is not", async () => {
    await say("What is your phone number?");
    await say("Hello");
    await say(parking);
    await vi.waitFor(async () => expect(await list("/api/questions")).toHaveLength(1));
  });

  test("is what a language model could not answer", async () => {
    const model = await untilTestEnds(startModel(notFound));
    const chatModel = { url: model.url, name: "m", key: null, daily: 10 };
    const asked = await untilTestEnds(startApp({ clock, env: { chatModel } }));
    await say("What is your phone number?", asked);
    await vi.waitFor(() => expect(asked.store.questions.read()).toHaveLength(1));
    model.answer = "It is on /contact.";
    await say(parking, asked);
    expect(asked.store.questions.read()).toHaveLength(1);
  });

  test("is gone after 30 days, from the list and from the store", async () => {
    await keep("Old?");
    clock.set("2026-05-31T12:00:00Z");
    expect(await list("/api/questions")).toHaveLength(1);
    clock.set("2026-05-31T12:00:01Z");
    expect(await list("/api/questions")).toEqual([]);
    await keep("New?");
    removeExpiredQuestions(app.store.questions, true, clock);
    await vi.waitFor(() => expect(app.store.questions.read().map(({ text }) => text)).toEqual(["New?"]));
    removeExpiredQuestions(app.store.questions, false, clock);
    await vi.waitFor(() => expect(app.store.questions.read()).toEqual([]));
  });

  test("is bounded: the latest stay, and a question is cut", async () => {
    await keep(...Array.from({ length: maxUnanswered }, (_, index) => `Question ${index}?`));
    await say(`${parking} ${"zyx ".repeat(400)}`);
    await vi.waitFor(() => expect(app.store.questions.read().at(-1)?.text).toContain("zeppelin"));
    const kept = app.store.questions.read();
    expect([kept.length, kept[0]?.text]).toEqual([maxUnanswered, "Question 1?"]);
    expect(kept.at(-1)?.text.length).toBeLessThanOrEqual(300);
  });

  test("is kept nowhere where that is switched off", async () => {
    const silent = await untilTestEnds(startApp({ env: { keepChatMisses: false } }));
    expect(await say(parking, silent)).toBe(notFound);
    await silent.store.answers.update((all) => all);
    expect(silent.store.questions.read()).toEqual([]);
  });

  test("is answered all the same where it cannot be written", async () => {
    const logged = vi.spyOn(log, "error").mockReturnValue();
    onTestFinished(() => logged.mockRestore());
    const files = faultyFiles();
    const store = await openSiteStore(await temporaryFolder(), { fileSystem: files });
    const broken = await startApp({ store });
    onTestFinished(async () => {
      await broken.stop();
      await store.close();
    });
    files.fail("writeFile", "ENOSPC");
    expect(await say(parking, broken)).toBe(notFound);
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
    expect(store.questions.read()).toEqual([]);
  });

  test("can be taken off the list, in all its spellings", async () => {
    await keep("Zebras?", "zebras", "Lions?");
    const dismiss = (text: unknown) => app.ask("/api/questions", { method: "DELETE", body: { text } });
    expect((await dismiss("ZEBRAS!")).status).toBe(204);
    expect(await list("/api/questions")).toMatchObject([{ text: "Lions?" }]);
    expect((await dismiss("Zebras?")).status).toBe(404);
    for (const text of [undefined, 5, "", "?!"]) expect((await dismiss(text)).status).toBe(400);
  });
});

describe("an added answer", () => {
  test("is given at once, whatever the spelling, and to a question with the same meaning", async () => {
    await keep(parking, "ZEPPELIN mooring mast?", "Lions?");
    expect(await add()).toEqual({ id: expect.any(String), ...input });
    const output = "Yes, on the roof. Ask at /contact.\n\nMore on this page: /about";
    for (const asked of [
      parking,
      parking.toUpperCase().replace("?", " !!"),
      "Do you have zeppelin mooring masts",
      `Hi there, ${parking}`,
    ])
      expect([asked, await say(asked)]).toEqual([asked, expect.stringContaining(output)]);
    expect(await list("/api/questions")).toMatchObject([{ text: "Lions?" }]);
    expect(await say("Is there a balloon mooring mast?")).not.toContain("roof");
  });

  test("is saved, added and changed, where the list of what it answers cannot be written", async () => {
    const logged = vi.spyOn(log, "error").mockReturnValue();
    onTestFinished(() => logged.mockRestore());
    const files = faultyFiles();
    const store = await openSiteStore(await temporaryFolder(), { fileSystem: files });
    const full = await startApp({ store });
    onTestFinished(async () => {
      await full.stop();
      await store.close();
    });
    await store.questions.update(() => [{ text: parking, askedAt: clock.now().toISOString() }]);
    // The answer takes the last room.
    store.answers.onChange(() => files.fail("writeFile", "ENOSPC"));
    const added = await full.ask("/api/answers", { body: input });
    const { id } = await added.json();
    expect([added.status, store.answers.read()]).toEqual([201, [{ id, ...input }]]);
    files.heal();
    const changed = await full.ask(`/api/answers/${id}`, {
      method: "PUT",
      body: { ...input, reply: "Yes." },
    });
    expect([changed.status, store.answers.read()]).toEqual([200, [{ id, ...input, reply: "Yes." }]]);
    expect(logged).toHaveBeenCalledTimes(2);
    expect(store.questions.read()).toHaveLength(1);
  });

  test("goes before the built-in one, and can be edited and removed", async () => {
    const phone = "What is your phone number?";
    const builtIn = await say(phone);
    const { id } = await add({ questions: [phone], link: null });
    expect(await say(phone)).toBe(input.reply);
    const edited = await app.ask(`/api/answers/${id}`, {
      method: "PUT",
      body: { id, questions: [" ", `${phone} `, "Ring ring?"], reply: "Ring us." },
    });
    const saved = { id, questions: [phone, "Ring ring?"], reply: "Ring us.", link: null };
    expect([edited.status, await edited.json()]).toEqual([200, saved]);
    expect(await list("/api/answers")).toEqual([saved]);
    expect(await say("ring RING")).toBe("Ring us.");
    expect((await app.ask(`/api/answers/${id}`, { method: "DELETE" })).status).toBe(204);
    expect(await say(phone)).toBe(builtIn);
    expect((await app.ask(`/api/answers/${id}`, { method: "DELETE" })).status).toBe(404);
    expect((await app.ask(`/api/answers/${id}`, { method: "PUT", body: input })).status).toBe(404);
  });

  test("is not saved over another save that came meanwhile", async () => {
    const shown = await add({});
    const save = (reply: string, version = `"${versionOf(shown)}"`) =>
      app.ask(`/api/answers/${shown.id}`, {
        method: "PUT",
        body: { ...input, reply },
        headers: { "If-Match": version },
      });
    // Whoever got no answer sends the same again.
    expect([(await save("Ring us.")).status, (await save("Ring us.")).status]).toEqual([200, 200]);
    const late = await save("Write to us.");
    expect([late.status, await late.json()]).toEqual([
      409,
      { message: "This answer was changed meanwhile.", record: { ...shown, reply: "Ring us." } },
    ]);
    expect(await list("/api/answers")).toEqual([{ ...shown, reply: "Ring us." }]);
    expect((await save("Write to us.", `"${versionOf({ ...shown, reply: "Ring us." })}"`)).status).toBe(200);
  });

  test("finds the question that was kept without its number", async () => {
    await add({ questions: ["Where is zebra order [number]?"], link: null });
    expect(await say("Where is zebra order 829382?")).toBe(input.reply);
  });

  test("tells questions apart by their numbers", async () => {
    await add({ questions: ["Do you train on Zebra 10?"], link: null });
    expect(await say("Do you train on Zebra 11?")).not.toBe(input.reply);
  });

  test("is among the first passages of a language model", async () => {
    const model = await untilTestEnds(startModel("Yes. See /about."));
    const asked = await untilTestEnds(
      startApp({ env: { chatModel: { url: model.url, name: "m", key: null, daily: 10 } } }),
    );
    expect((await asked.ask("/api/answers", { body: input })).status).toBe(201);
    await say("Tell me of your mooring mast", asked);
    const passages = model.received.at(-1)?.body.messages[1]?.content ?? "";
    expect(JSON.parse(passages.slice(passages.indexOf("\n")))[0]).toMatchObject({
      path: "/about",
      heading: parking,
      text: input.reply,
    });
  });

  test.each([
    ["questions", []],
    ["questions", ["", " "]],
    ["questions", ["?!"]],
    ["questions", ["x".repeat(301)]],
    ["questions", Array.from({ length: 21 }, (_, index) => `q${index}`)],
    ["questions", "Why?"],
    ["questions", [5]],
    ["questions", undefined],
    ["reply", ""],
    ["reply", "  "],
    ["reply", "x".repeat(2_001)],
    ["reply", 5],
    ["reply", "See https://evil.example/pay"],
    ["reply", "Write to boss@evil.example"],
    ["reply", "[contact](//evil.example/a)"],
    ["reply", "See /services/evil-money"],
    ["link", "contact"],
    ["link", "/no-such-page"],
    ["link", "//evil.example"],
    ["link", "/\\evil.example"],
    ["link", "https://evil.example"],
    ["link", "javascript:alert(1)"],
    ["link", "/contact\nx"],
    ["link", "/admin/dashboard"],
    ["link", 5],
  ])("with %s %j is refused, with what to do", async (field, value) => {
    const answer = await app.ask("/api/answers", { body: { ...input, [field]: value } });
    expect(answer.status).toBe(400);
    const { issues } = await answer.json();
    expect(Object.keys(issues).map((name) => name.split(".")[0])).toEqual([field]);
    expect(app.store.answers.read()).toEqual([]);
  });

  test("may link to a page of the site with its part, and to none", async () => {
    expect(await add({ link: "/training/no-code-agentic-ai#enrollment" })).toMatchObject({
      link: "/training/no-code-agentic-ai#enrollment",
    });
    expect(await add({ questions: ["Other?"], link: "" })).toMatchObject({ link: null });
    expect(await add({ questions: ["Another?"], link: undefined })).toMatchObject({ link: null });
  });

  test("says no link to a page that is gone", async () => {
    const post = await (
      await app.ask("/api/blogs", { body: { title: "Zebra news", content: "Words" } })
    ).json();
    await add({ reply: `See /blogs/${post.slug} on it.`, link: `/blogs/${post.slug}` });
    expect(await say(parking)).toBe(`See /blogs/${post.slug} on it.`);
    await app.ask(`/api/blogs/${post.id}`, { method: "DELETE" });
    expect(await say(parking)).toBe("See  on it.");
  });

  test("is not the second to a question, and there are only so many", async () => {
    await add();
    const again = await app.ask("/api/answers", {
      body: { ...input, questions: ["Other?", parking.toLowerCase()] },
    });
    const refused = await again.json();
    expect([again.status, Object.keys(refused.issues)]).toEqual([409, ["questions"]]);
    const [{ id } = { id: "" }] = app.store.answers.read();
    expect(refused.record).toMatchObject({ id, reply: input.reply });
    await app.store.answers.update((all) => [
      ...all,
      ...Array.from({ length: maxAnswers - 1 }, (_, index) => ({
        id: id.replace(/^.{8}/, `${10_000_000 + index}`),
        questions: [`Zebra number ${index}?`],
        reply: "Yes.",
        link: null,
      })),
    ]);
    const full = await app.ask("/api/answers", { body: { ...input, questions: ["New?"] } });
    expect([full.status, (await full.json()).message]).toEqual([
      409,
      "There are 500 answers already. Please remove one first.",
    ]);
    const edited = await app.ask(`/api/answers/${id}`, { method: "PUT", body: input });
    expect(edited.status).toBe(200);
  });

  test("holds no HTML, and no address that the site does not have, in what the chat says", async () => {
    for (const [index, text] of promptInjections.entries()) {
      // As an older or a mended file may have it: the API refuses it.
      await app.store.answers.update(() => [
        {
          id: `${10_000_000 + index}-0000-4000-8000-000000000000`,
          questions: [parking],
          reply: `${text} <script>alert(1)</script><img src=x onerror=alert(1)> Done`,
          link: "https://evil.example",
        },
      ]);
      const output = await say(parking);
      expect(output, text).not.toMatch(/evil(?!\u2060\.)|<script|<img/i);
      expect(output).toContain("Done");
    }
  });
});

test("a person is forgotten in answers, and in questions that name the address still", async () => {
  await keep("Is zoe@example.com here?", "Lions?");
  await app.store.answers.update(() => [
    {
      id: "10000000-0000-4000-8000-000000000000",
      questions: ["Who?"],
      reply: "Write to Zoe@Example.com.",
      link: null,
    },
  ]);
  const answer = await app.ask("/api/people/zoe@example.com", { method: "DELETE" });
  expect(await answer.json()).toMatchObject({
    removed: { leads: 0, enrollments: 0, deliveries: 0, questions: 1, subscriptions: 0 },
  });
  expect(app.store.questions.read().map(({ text }) => text)).toEqual(["Lions?"]);
  expect(app.store.answers.read()).toMatchObject([{ reply: "Write to [removed]." }]);
  for (const file of ["questions.json", "answers.json"])
    expect(readFileSync(path.join(app.dataDir, file), "utf8")).not.toMatch(/zoe/i);
});

test("questions and answers survive a restart", async () => {
  const dataDir = await temporaryFolder();
  const store = await openSiteStore(dataDir);
  const saved = [{ id: "10000000-0000-4000-8000-000000000000", questions: ["Q?"], reply: "R", link: null }];
  await store.answers.update(() => saved);
  await store.questions.update(() => [{ text: "Q?", askedAt: "2026-05-01T12:00:00.000Z" }]);
  await store.close();
  const again = await openSiteStore(dataDir);
  onTestFinished(() => again.close());
  expect(again.answers.read()).toEqual(saved);
  expect(again.questions.read()).toHaveLength(1);
});

test("all of it is written from the site's own pages, by its methods", async () => {
  const headers = { Origin: "https://evil.test" };
  expect((await app.ask("/api/answers", { body: input, headers })).status).toBe(403);
  expect((await app.ask("/api/answers", { method: "PATCH", body: input })).status).toBe(405);
  expect((await app.ask("/api/questions", { body: input })).status).toBe(405);
});
