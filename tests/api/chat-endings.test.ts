import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { logged, post, shown, startChat, startRelay } from "../support/server/chat-site.ts";
import { begin, part, wholeEnd } from "../support/server/model-server.ts";
import { modelKey, startWithModel, stream } from "../support/server/model-site.ts";

const question = "What is your phone number?";
const builtIn = "(972) 555-0142";
const done = "data: [DONE]\n\n";
const sentence = "It costs $999, see /contact.";
const half = "The course starts in ";
const secret = "The visitor, ana@example.com, wants the price.";

/** Writes what a server sends, each part by itself, and ends there or breaks off. */
function sends(...parts: (string | Uint8Array)[]) {
  return async (res: ServerResponse) => {
    begin(res);
    for (const bytes of parts) {
      res.write(bytes);
      await wait(5);
    }
    if (parts.at(-1) === "") res.destroy();
    else res.end();
  };
}

const chunk = (body: object) => `data: ${JSON.stringify({ object: "chat.completion.chunk", ...body })}\n\n`;

describe("a model's answer is whole", () => {
  const euro = new TextEncoder().encode(part("It costs 999 € – “cheap” 🎓 中文.") + wholeEnd);
  test.each([
    ["of one chunk", sends(part(sentence, "stop"), done), sentence],
    [
      "without the mark of the end, after the reason of the end",
      sends(part(sentence), part("", "stop")),
      sentence,
    ],
    [
      "with the usage after its end",
      sends(part(sentence), part("", "stop"), chunk({ choices: [], usage: {} }), done),
      sentence,
    ],
    [
      "of Azure, whose first chunk has no choice",
      sends(
        chunk({ choices: [], prompt_filter_results: [{ prompt_index: 0, content_filter_results: {} }] }),
        chunk({ choices: [{ index: 0, delta: { role: "assistant", content: null }, finish_reason: null }] }),
        part(sentence),
        chunk({ choices: [{ index: 0, delta: {}, finish_reason: "stop", content_filter_results: {} }] }),
        done,
      ),
      sentence,
    ],
    [
      "of OpenRouter, between comments",
      sends(
        ": OPENROUTER PROCESSING\n\n",
        ": OPENROUTER PROCESSING\n\n",
        part(sentence),
        ": x\n\n",
        wholeEnd,
      ),
      sentence,
    ],
    [
      "of Ollama, with an empty role and CRLF",
      sends(
        part("", null, { role: "assistant" }).replaceAll("\n", "\r\n"),
        part(sentence, null, { role: "assistant" }).replaceAll("\n", "\r\n"),
        wholeEnd.replaceAll("\n", "\r\n"),
      ),
      sentence,
    ],
    ["of a server that names no reason until the end", sends(part(sentence, ""), wholeEnd), sentence],
    [
      "byte by byte",
      sends(...Array.from(euro, (byte) => Uint8Array.of(byte))),
      "It costs 999 € – “cheap” 🎓 中文.",
    ],
    [
      "of a server that sends its thoughts apart",
      sends(
        part("", null, { content: null, reasoning_content: secret }),
        part("", null, { reasoning: secret }),
        part(sentence, null, { reasoning_content: null }),
        wholeEnd,
      ),
      sentence,
    ],
    [
      "of a server that sends its thoughts as a list",
      sends(
        chunk({ choices: [{ index: 0, delta: { content: [{ type: "thinking", thinking: secret }] } }] }),
        part(sentence),
        wholeEnd,
      ),
      sentence,
    ],
  ])("%s", async (_name, answer, text) => {
    const { site } = await startWithModel({}, answer);
    const { deltas, output } = await stream(site, question);
    expect(output).toBe(text);
    expect(deltas.join("")).toBe(text);
    expect(logged).toEqual([]);
  });
});

describe("a model's answer is no answer by itself", () => {
  test.each([
    ["cut off for its length", sends(part(half), part("", "length"), done)],
    ["cut off for its length, in one chunk", sends(part(half, "length"), done)],
    ["cut off by a filter", sends(part(half), part("", "content_filter"), done)],
    ["that asks for a tool", sends(part(half), part("", "tool_calls", { tool_calls: [] }), done)],
    ["that ends for a reason nobody knows", sends(part(half), part("", "error"), done)],
    ["without a reason of its end", sends(part(half), done)],
    ["without an end", sends(part(half))],
    ["with half a chunk", sends(part(half), 'data: {"choices":[{"del')],
    ["broken off", sends(part(half), "")],
    [
      "with an error inside",
      sends(
        part(half),
        chunk({
          error: { code: 502, message: "Provider disconnected" },
          choices: [{ index: 0, delta: { content: "" }, finish_reason: "error" }],
        }),
        done,
      ),
    ],
  ])("%s: the built-in one completes it", async (_name, answer) => {
    const { site } = await startWithModel({}, answer);
    // The first answer of a model may be a thought until its end.
    await stream(site, "good", "another");
    const { deltas, output } = await stream(site, question);
    expect(output).toMatch(/^The course starts in …\n\n/);
    expect(output).toContain(builtIn);
    expect(deltas.join("")).toBe(output);
    expect(logged.filter((line) => line.includes("no whole answer"))).toHaveLength(1);
  });

  test.each([
    ["a refusal", sends(part("", null, { content: null, refusal: "I cannot." }), wholeEnd)],
    [
      "a call of a tool",
      sends(part("", null, { content: null, tool_calls: [{ index: 0 }] }), part("", "tool_calls"), done),
    ],
    ["nothing", sends(wholeEnd)],
    ["a chunk of null", sends("data: null\n\n", wholeEnd)],
    ["thoughts without end", sends(part(`<think>${secret}`), wholeEnd)],
    ["thoughts that were cut off", sends(part(`<think>${secret}`), part("", "length"), done)],
    ["thoughts that nothing marks, cut off", sends(part(secret), part("", "length"), done)],
    ["thoughts that nothing marks, broken off", sends(part(secret), "")],
    ["what may be a thought, cut off", sends(part(half), part("", "length"), done)],
    ["thoughts only", sends(part(`${secret}</think>`), wholeEnd)],
  ])("%s: the built-in one takes its place", async (_name, answer) => {
    const { site } = await startWithModel({}, answer);
    const { deltas, output } = await stream(site, question);
    expect(output).toBe((await stream(await startChat(null), question)).output);
    expect(deltas).toEqual([output]);
  });

  test("an answer that is too long says that it goes on", async () => {
    const { site } = await startWithModel({ modelAnswerLength: 300 }, "endless");
    await stream(site, "good", "another");
    expect((await stream(site, "endless")).output).toMatch(/^and on .*…$/);
  });

  test("a model that only thinks is left", async () => {
    const { site, model } = await startWithModel({ modelAnswerLength: 300 }, async (res) => {
      begin(res);
      res.write(part("<think>"));
      while (!res.destroyed) {
        res.write(part("and on and on "));
        await wait(1);
      }
    });
    expect((await stream(site, question)).output).toContain(builtIn);
    await expect.poll(() => model.aborted).toBe(1);
  });
});

describe("what a model thinks", () => {
  test.each([
    ["behind a mark", `<think>${secret}</think>\n\n${sentence}`],
    ["before a mark", `${secret}\n</think>\n\n${sentence}`],
    [
      "on a channel",
      `<|channel|>analysis<|message|>${secret}<|end|><|start|>assistant<|channel|>final<|message|>${sentence}`,
    ],
  ])("%s stands in no answer, no question that follows, and no log", async (_name, said) => {
    const { site, model } = await startWithModel({}, said);
    for (const message of ["How much is it?", "And then?", "Thank you"]) {
      const { deltas, output } = await stream(site, message);
      expect(output).toBe(sentence);
      expect(deltas.join("").trim()).toBe(sentence);
    }
    const { text } = await post(site, { message: "How much?", sessionId: "s" });
    expect(JSON.parse(text).output).toBe(sentence);
    expect(JSON.stringify(model.received) + logged.join()).not.toContain("ana@example.com");
  });

  test("an answer after thoughts is still a stream", async () => {
    const { site } = await startWithModel(
      {},
      `<think>${secret}</think> ${"One word after the other. ".repeat(5)}`,
    );
    for (const message of ["a", "b"]) expect((await stream(site, message)).deltas.length).toBeGreaterThan(10);
  });

  test.each([
    [`{"output":"<think>${secret}</think>hi"}`, "hi"],
    [`{"output":"${secret}</think>\\n\\nhi"}`, "hi"],
    [`{"reply":"<THINKING>${secret}</THINKING>hi"}`, "hi"],
    [`[{"output":"<think>${secret}</think>hi"}]`, "hi"],
    [JSON.stringify({ reply: JSON.stringify({ output: `${secret}</think>hi` }) }), "hi"],
    [JSON.stringify({ reply: `{ "x":  "List<String> & [think" }` }), `{ "x":  "List<String> & [think" }`],
  ])("is taken out of what a workflow answers: %s", async (body, text) => {
    const { site, webhook } = await startRelay();
    webhook.body = body;
    const given = await post(site, { message: "What is new?", sessionId: "s" });
    expect(shown(given).trim()).toBe(text);
    expect(given.text).not.toContain("ana@example.com");
  });
});

test("a workflow that answers nothing is named in the log", async () => {
  const { site, webhook } = await startRelay();
  for (const body of ['{"output":""}', '{"reply":null}', '[{"output":null}]', "[]", '"hi"']) {
    webhook.body = body;
    await post(site, { message: "What is new?", sessionId: "s" });
  }
  expect(logged.filter((line) => line.includes("no output and no reply"))).toHaveLength(5);
});

test("the model is asked with nothing of the machine's other settings", async () => {
  vi.stubEnv("OPENAI_ORG_ID", "org-of-another-program");
  vi.stubEnv("OPENAI_PROJECT_ID", "project-of-another-program");
  vi.stubEnv("OPENAI_BASE_URL", "http://127.0.0.1:9/");
  try {
    const { site, model } = await startWithModel({}, "Hello.");
    expect((await stream(site, question)).output).toBe("Hello.");
    expect(model.received[0]?.headers.authorization).toBe(`Bearer ${modelKey}`);
    expect(JSON.stringify(model.received[0]?.headers)).not.toContain("another-program");
  } finally {
    vi.unstubAllEnvs();
  }
});

test("an error of a server is asked about once", async () => {
  for (const status of [408, 429, 500, 503]) {
    const { site, model } = await startWithModel(
      {},
      (res) => void res.writeHead(status, { "Retry-After": "0" }).end(),
    );
    expect((await stream(site, question)).output).toContain(builtIn);
    expect(model.received).toHaveLength(1);
  }
});
