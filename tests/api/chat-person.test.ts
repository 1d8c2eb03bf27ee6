import { beforeEach, describe, expect, test } from "vitest";
import { personForm } from "../../content/chat/person-form.ts";
import { notFound } from "../../content/chat/replies.ts";
import { clearNameOf } from "../../content/form-names.ts";
import { sourceFieldName } from "../../src/shared/forms/form.ts";
import type { LeadEntry } from "../../src/shared/forms/lead.ts";
import { type RunningApp, startApp } from "../support/server/app.ts";

let app: RunningApp;

beforeEach(async () => {
  app = await startApp();
  return () => app.stop();
});

const said = "Visitor: Do you ship elephants?\n\nAlex: I could not find that on our website.";
const person = { name: "Ada Lovelace", email: "ada@example.com", message: said, page: "/about" };

async function answerTo(message: string): Promise<{ output: string; person?: boolean }> {
  const answer = await app.ask("/api/chat", { body: { message, sessionId: "s" } });
  return answer.json();
}

test("the dashboard has a clear name for it", () => {
  expect(clearNameOf(personForm.name)).toBe("Question from the chat");
});

describe("a person is offered", () => {
  test("where nothing fits, and where one is asked for", async () => {
    expect(await answerTo("Do you ship elephants to Norway?")).toEqual({ output: notFound, person: true });
    expect(await answerTo("Can I talk to a human?")).toMatchObject({ person: true });
  });

  test("beside no other answer", async () => {
    for (const message of ["What is your phone number?", "Hello", "How much is the course?"])
      expect(await answerTo(message)).not.toHaveProperty("person");
  });
});

describe("who wants one", () => {
  const send = (body: unknown) => app.ask("/api/chat/person", { body });
  const leads = async (): Promise<LeadEntry[]> => (await app.ask("/api/leads")).json();

  test("is a lead with the conversation, the page and the source", async () => {
    const source = "landing=/&referrer=www.google.com&utm_campaign=Spring";
    expect((await send({ ...person, [sourceFieldName]: source })).status).toBe(204);
    expect(await leads()).toMatchObject([
      {
        kind: "lead",
        formName: personForm.name,
        fields: { name: "Ada Lovelace", email: "ada@example.com", message: said },
        page: "/about",
        source: { landing: "/", referrer: "www.google.com", utm: { campaign: "Spring" } },
        state: "new",
      },
    ]);
  });

  test("hears when the company answers, and where to book a call, as far as it is set", async () => {
    const help = { bookingUrl: "https://cal.example.com/call", answerWithin: "one business day" };
    for (const env of [help, { ...help, bookingUrl: null }, { ...help, answerWithin: null }]) {
      const other = await startApp({ env });
      try {
        const answer = await other.ask("/api/chat/person", { body: person });
        expect([answer.status, await answer.json()]).toEqual([200, env]);
      } finally {
        await other.stop();
      }
    }
  });

  test.each([
    "mailto:ada@example.com",
    "Ada <ada@example.com>",
    "ada@example.com\u200b",
    "\uff41da@example.com.",
  ])("may type the address as %j, which is kept so", async (email) => {
    expect((await send({ ...person, email })).status).toBe(204);
    expect(await leads()).toMatchObject([{ fields: { email } }]);
  });

  test.each<[string, object, string]>([
    ["no name", { name: " " }, "name"],
    ["no address", { email: "" }, "email"],
    ["an address that is none", { email: "ada@" }, "email"],
    ["a conversation without end", { message: "x".repeat(4_001) }, "message"],
  ])("is told what is wrong: %s", async (_what, part, field) => {
    const answer = await send({ ...person, ...part });
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).issues)).toEqual([field]);
    expect(await leads()).toEqual([]);
  });

  test.each<[string, unknown, number]>([
    ["nothing", {}, 400],
    ["a list", [], 400],
    ["a name that is no text", { ...person, name: 7 }, 400],
    ["40 kB", { ...person, message: "x".repeat(40_000) }, 413],
  ])("is refused: %s", async (_what, body, status) => {
    expect((await send(body)).status).toBe(status);
    expect(await leads()).toEqual([]);
  });

  test("may be a program, of which nobody is told", async () => {
    expect((await send({ ...person, website_confirm: "x" })).status).toBe(204);
    expect(await leads()).toMatchObject([{ state: "suspected" }]);
  });

  test("is asked by POST only", async () => {
    expect((await app.ask("/api/chat/person")).status).toBe(405);
  });
});
