import { expect, test } from "vitest";
import { readAnswer } from "../../src/widgets/chat/read-answer.ts";

const events =
  'event: delta\ndata: {"text":"Zoë: "}\n\nevent: delta\ndata: {"text":"two\\nlines"}\n\n' +
  'event: done\ndata: {"output":"Zoë: two\\nlines"}\n\n';

/** The bytes of a text in pieces of this length. */
function inPieces(text: string, length: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += length) controller.enqueue(bytes.slice(at, at + length));
      controller.close();
    },
  });
}

test.each([1, 2, 3, 7, 50, 1_000])("an answer is read whole, however it is cut: %i bytes", async (length) => {
  const parts: string[] = [];
  const whole = await readAnswer(inPieces(events, length), (text) => parts.push(text));
  expect(parts).toEqual(["Zoë: ", "two\nlines"]);
  expect(whole).toEqual({ output: "Zoë: two\nlines" });
});

test("line separators of other kinds, as pasted texts have them, are text like any other", async () => {
  const said = JSON.stringify({ output: "one\u2028two\u2029three\u0085four" });
  const whole = await readAnswer(inPieces(`event: done\ndata: ${said}\n\n`, 5), () => {});
  expect(whole).toEqual({ output: "one\u2028two\u2029three\u0085four" });
});

test("a stream that ends before its last event has no whole", async () => {
  const parts: string[] = [];
  const cut = events.slice(0, events.indexOf("event: done"));
  expect(await readAnswer(inPieces(cut, 10), (text) => parts.push(text))).toBeNull();
  expect(parts).toHaveLength(2);
});

test("the source of an answer comes with its whole", async () => {
  const source = { path: "/contact", page: "Contact", heading: "Phone", text: "Call us." };
  const sourced = events.replace(
    "event: done",
    `event: source\ndata: ${JSON.stringify(source)}\n\nevent: done`,
  );
  for (const length of [1, 1_000]) {
    expect(await readAnswer(inPieces(sourced, length), () => {})).toEqual({
      output: "Zoë: two\nlines",
      source,
    });
  }
});
