import { describe, expect, onTestFinished, test, vi } from "vitest";
import { linkify } from "../../src/shared/linkify.ts";
import { ownMsOf } from "../support/own-time.ts";
import { logged, startChat } from "../support/server/chat-site.ts";
import { modelKey as key, startWithModel, stream } from "../support/server/model-site.ts";

const phone = "What is your phone number?";

describe("a stream", () => {
  test("of the built-in answer has it in one part, and whole at its end", async () => {
    const site = await startChat(null);
    const { deltas, output } = await stream(site, phone);
    expect(output).toContain("(972) 555-0142");
    expect(deltas).toEqual([output]);
  });

  test("of the model's comes word by word, and is whole at its end", async () => {
    const { site } = await startWithModel();
    // The first answer of a model may be a thought until its end.
    await stream(site, "good", "another");
    const { deltas, output } = await stream(site, "good");
    expect(deltas.length).toBeGreaterThan(5);
    expect(deltas.join("")).toBe(output);
    expect(output).toBe(
      "The course costs $999 for professionals. See /training/no-code-agentic-ai for more.",
    );
  });

  test("names the passage that the answer comes from, a page's own words, and nothing where there is none", async () => {
    const site = await startChat(null);
    const direct = await stream(site, "Is the class recorded?");
    expect(direct.source).toMatchObject({
      path: "/training/ai-ml-genai-course",
      page: "AI/ML/GenAI Engineer course",
      text: expect.stringContaining("record"),
    });
    const found = await stream(site, "voice authentication");
    expect(found.source).toMatchObject({ path: "/services/conversational-ai", page: "Conversational AI" });
    expect(Object.keys(found.source ?? {}).sort()).toEqual(["heading", "next", "page", "path", "text"]);
    for (const question of ["Hello", "Do you ship elephants to Norway?"]) {
      expect((await stream(site, question)).source).toBeNull();
    }
  });

  test("of the model's names the closest of its passages whose page it cites", async () => {
    const { site, model } = await startWithModel(
      {},
      "It is $999. See /training/no-code-agentic-ai for more.",
    );
    const { source } = await stream(site, "How much does the no-code course cost?", "a");
    expect(source).toMatchObject({ path: "/training/no-code-agentic-ai" });
    model.answer = "That is all there is to say.";
    expect((await stream(site, "How much does the no-code course cost?", "b")).source).toBeNull();
  });

  test("is asked for by name only: JSON is what anything else gets", async () => {
    const { site } = await startWithModel();
    for (const accept of ["*/*", "application/json", "text/html,*/*;q=0.8"]) {
      const response = await fetch(`${site}/api/chat`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: accept },
        body: JSON.stringify({ message: "good", sessionId: "s" }),
      });
      expect(await response.json()).toEqual({ output: expect.stringContaining("$999"), feedback: true });
    }
  });
});

describe("the model is asked", () => {
  test("by the compatible API, with the key, its name, the rules, passages with their paths, and the question", async () => {
    const { site, model } = await startWithModel();
    await stream(site, "How much does the no-code course cost?");
    const [{ path, headers, body }] = model.received as [(typeof model.received)[number]];
    expect(path).toBe("/v1/chat/completions");
    expect(headers.authorization).toBe(`Bearer ${key}`);
    expect(body).toMatchObject({ model: "a-model", stream: true });
    expect(body.messages[0]).toMatchObject({ role: "system" });
    const passages = body.messages[1]?.content ?? "";
    expect(passages).toContain('"path":"/training/no-code-agentic-ai"');
    expect(passages).toContain("$999");
    expect(body.messages.at(-1)).toEqual({
      role: "user",
      content: "How much does the no-code course cost?",
    });
  });

  test("with the last turns of this session, and of no other, nor of one of its name in another network", async () => {
    const { site, model } = await startWithModel({}, "It is $999.");
    await stream(site, "How much is it?", "mine");
    await stream(site, "And another thing", "other");
    await stream(site, "What did I ask?", "mine", "192.0.2.66");
    await stream(site, "And for students?", "mine", "192.0.2.1:40000");
    const said = model.received.at(-1)?.body.messages.slice(3);
    expect(said).toEqual([
      { role: "user", content: "How much is it?" },
      { role: "assistant", content: "It is $999." },
      { role: "user", content: "And for students?" },
    ]);
  });

  test("with at most 60,000 characters of passages", async () => {
    const { site, model } = await startWithModel();
    for (let post = 0; post < 20; post++) {
      await fetch(`${site}/api/blogs`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ title: `Zebras ${post}`, content: "zebra stripes ".repeat(700) }),
      });
    }
    await stream(site, "zebra stripes");
    expect(model.received[0]?.body.messages[1]?.content.length).toBeLessThan(62_000);
  });

  test("without a key where none is set, and not at all where the budget of the day is used up", async () => {
    const { site, model } = await startWithModel({}, "Hello.", { key: null, daily: 2 });
    for (let asked = 0; asked < 2; asked++) expect((await stream(site, phone)).output).toBe("Hello.");
    expect((await stream(site, phone)).output).toContain("(972) 555-0142");
    expect(model.received).toHaveLength(2);
  });
});

describe("where the model", () => {
  test.each(["500", "401", "redirect", "garbage", "broken events", "empty", "spaces"])(
    "answers with %s, the built-in answer takes its place",
    async (mood) => {
      const { site, model } = await startWithModel();
      const { output } = await stream(site, mood);
      expect(output).toBe((await stream(await startChat(null), mood)).output);
      // With its key, it is sent nowhere else.
      expect(model.received).toHaveLength(1);
      const lines = logged.filter((line) => line.includes("language model"));
      expect(lines).toHaveLength(mood === "spaces" ? 0 : 1);
      expect(logged.join()).not.toContain(key);
      expect(logged.join()).not.toContain("127.0.0.1");
    },
  );

  test("is out of reach, the built-in answer takes its place", async () => {
    const site = await startChat(null, {}, { url: "http://127.0.0.1:9/v1", name: "m", key: null, daily: 5 });
    expect((await stream(site, phone)).output).toContain("(972) 555-0142");
  });

  test("could not be asked since its library did not load, the next question loads it", async () => {
    onTestFinished(() => vi.doUnmock("openai"));
    let isBroken = true;
    vi.doMock("openai", (original) => {
      if (isBroken) throw new Error("too many open files");
      return original();
    });
    const { site } = await startWithModel({}, "Hello.");
    expect((await stream(site, phone)).output).toContain("(972) 555-0142");
    isBroken = false;
    expect((await stream(site, phone)).output).toBe("Hello.");
  });

  test("says nothing in time, the built-in answer takes its place", async () => {
    const { site, model } = await startWithModel({ modelFirstWordMs: 150 });
    const builtIn = await stream(await startChat(null), "hang");
    const isBuiltIn = async () => expect((await stream(site, "hang")).output).toBe(builtIn.output);
    expect(await ownMsOf(isBuiltIn)).toBeLessThan(2_000);
    await expect.poll(() => model.aborted).toBe(1);
  });

  test.each(["hang after the first words", "cut off"])(
    "breaks off (%s), what came so far ends with the built-in answer",
    async (mood) => {
      const { site } = await startWithModel({ modelWholeMs: 4_000 });
      await stream(site, "good", "another");
      const { deltas, output } = await stream(site, mood);
      const builtIn = await stream(await startChat(null), mood);
      expect(output).toBe(`The course starts in …\n\n${builtIn.output}`);
      expect(deltas.join("")).toBe(output);
    },
  );

  test("drips for longer than its first word may take, all of it arrives", async () => {
    const { site } = await startWithModel({ modelFirstWordMs: 4_000 });
    expect((await stream(site, "drip")).output).toBe("One word after the other, slowly, until all is said.");
  });

  test("never ends, its answer does", async () => {
    const { site, model } = await startWithModel({ modelAnswerLength: 500 });
    await stream(site, "good", "another");
    const { output } = await stream(site, "endless");
    expect(output.length).toBeGreaterThan(400);
    expect(output.length).toBeLessThan(600);
    await expect.poll(() => model.aborted).toBe(1);
  });

  test("invents links and addresses, none of them is shown", async () => {
    const { site } = await startWithModel();
    const { deltas, output } = await stream(site, "invented links");
    expect(deltas.join("")).toBe(output);
    expect(output).not.toMatch(/evil(?!\u2060\.)|secret-course/);
    expect(linkify(output).filter(({ kind }) => kind !== "text")).toEqual([
      { kind: "internal", text: "/contact", href: "/contact" },
    ]);
    expect(output).toContain("info@corvanta.example");
    expect(output).toContain("/contact");
  });
});

test("a visitor who leaves ends the question to the model", async () => {
  const { site, model } = await startWithModel();
  const leaving = new AbortController();
  const asked = fetch(`${site}/api/chat`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify({ message: "hang", sessionId: "s" }),
    signal: leaving.signal,
  });
  await asked.catch(() => null);
  await expect.poll(() => model.received.length).toBe(1);
  leaving.abort();
  await expect.poll(() => model.aborted).toBe(1);
});
