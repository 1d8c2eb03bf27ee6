import { beforeEach, describe, expect, test, vi } from "vitest";
import { type RunningApp, startApp } from "../support/server/app.ts";
import { untilTestEnds } from "../support/server/until-test-ends.ts";

let app: RunningApp;

beforeEach(async () => {
  app = await startApp({ env: { trustProxy: 1 } });
  return () => app.stop();
});

const question = "What does the no-code course cost? Write to ann@example.com";

/** Asks in a session, and then says that the answer to a question did not help. */
async function sayNo(said: object, to = app): Promise<number> {
  const asked = await to.ask("/api/chat", { body: { message: question, sessionId: "s" } });
  expect(asked.status).toBe(200);
  return (await to.ask("/api/chat/feedback", { body: said })).status;
}

describe("an answer that did not help", () => {
  test("stands among the missed questions with what was answered, without personal data", async () => {
    expect(await sayNo({ message: question, sessionId: "s" })).toBe(204);
    const list = async () => (await app.ask("/api/questions")).json();
    await vi.waitFor(async () => expect(await list()).toHaveLength(1));
    const [{ text, answer }] = await list();
    expect(text).toBe("What does the no-code course cost? Write to [email]");
    expect(answer).toContain("$999");
  });

  test.each([
    ["of another session", { message: question, sessionId: "t" }],
    ["to a question that was not asked", { message: "Who are you?", sessionId: "s" }],
  ])("%s is not kept", async (_name, said) => {
    expect(await sayNo(said)).toBe(204);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(app.store.questions.read()).toEqual([]);
  });

  test("is not kept where no questions are, and nobody is asked", async () => {
    const other = await untilTestEnds(startApp({ env: { keepChatMisses: false } }));
    const asked = await other.ask("/api/chat", { body: { message: question, sessionId: "s" } });
    expect(await asked.json()).not.toHaveProperty("feedback");
    expect(await sayNo({ message: question, sessionId: "s" }, other)).toBe(204);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(other.store.questions.read()).toEqual([]);
  });

  test.each([{}, { message: "", sessionId: "s" }, { message: 1, sessionId: "s" }, { message: question }, []])(
    "%j is refused",
    async (body) => {
      expect((await app.ask("/api/chat/feedback", { body })).status).toBe(400);
    },
  );

  test("counts as a message for the limits", async () => {
    const send = () =>
      app.ask("/api/chat/feedback", {
        body: { message: question, sessionId: "s" },
        headers: { "X-Forwarded-For": "203.0.113.9" },
      });
    const statuses = (await Promise.all(Array.from({ length: 21 }, send))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array(20).fill(204), 429]);
  });
});

describe("what an answer would catch", () => {
  const ask = (body: object) => app.ask("/api/answers/caught", { body });

  test("is told before it is saved, and not its own questions", async () => {
    await app.store.questions.update(() => [
      { text: "do you have a zeppelin mast", askedAt: new Date().toISOString() },
      { text: "lions?", askedAt: new Date().toISOString() },
    ]);
    const answer = await ask({ questions: ["Is there a zeppelin mast?"] });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(["do you have a zeppelin mast"]);
    expect(app.store.answers.read()).toEqual([]);
  });

  test.each([{}, { questions: [] }, { questions: ["?"] }, { questions: "Why?" }])(
    "%j is refused",
    async (body) => {
      expect((await ask(body)).status).toBe(400);
    },
  );
});
