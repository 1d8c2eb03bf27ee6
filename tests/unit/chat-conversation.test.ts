import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type ChatReply, unreachableReply } from "../../src/widgets/chat/choose-reply.ts";
import { createConversation } from "../../src/widgets/chat/conversation.ts";

describe("a conversation", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const reply = (text: string, failed = false): ChatReply => ({ text, failed });
  const texts = (talk: ReturnType<typeof createConversation>) => talk.read().messages.map(({ text }) => text);

  test("greets, waits 1,000 ms, then asks with the trimmed text and its session id", async () => {
    const ask = vi.fn(async () => reply("hi"));
    const talk = createConversation("Welcome", ask);
    expect(talk.send("  hello  ")).toBe(true);
    expect(texts(talk)).toEqual(["Welcome", "hello"]);
    await vi.advanceTimersByTimeAsync(999);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledWith(
      "hello",
      expect.stringMatching(/^session_\d{13}_\d{1,3}$/),
      expect.anything(),
      expect.any(Function),
    );
    expect(texts(talk)).toEqual(["Welcome", "hello", "hi"]);
    expect(talk.read().waiting).toBe("no");
  });

  test("sends nothing empty, and what is written meanwhile after the reply, in order", async () => {
    let pending = 0;
    const ask = vi.fn(async (question: string) => {
      expect(++pending).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 500));
      pending--;
      return reply(`${question}!`);
    });
    const talk = createConversation("Welcome", ask);
    const read = () => {
      const { newest, awaited, waiting } = talk.read();
      return { texts: texts(talk), newest: newest.text, awaited: awaited?.text, waiting };
    };
    expect(talk.send(" \n ")).toBe(false);
    expect(talk.send("one")).toBe(true);
    expect(talk.send("two")).toBe(true);
    expect(talk.send(" three ")).toBe(true);
    expect(read()).toEqual({
      texts: ["Welcome", "one", "two", "three"],
      newest: "three",
      awaited: "one",
      waiting: "yes",
    });
    await vi.advanceTimersByTimeAsync(1_500);
    expect(read()).toEqual({
      texts: ["Welcome", "one", "one!", "two", "three"],
      newest: "one!",
      awaited: "two",
      waiting: "yes",
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_001);
    expect(read()).toEqual({
      texts: ["Welcome", "one", "one!", "two", "two!", "three", "three!"],
      newest: "three!",
      waiting: "no",
    });
    expect(ask.mock.calls.map(([question]) => question)).toEqual(["one", "two", "three"]);
    const sessions = ask.mock.calls.map((call: unknown[]) => call[1]);
    expect(new Set(sessions)).toEqual(new Set([talk.sessionId]));
  });

  test("goes on after a reply that failed, which cannot be asked for again while another is awaited", async () => {
    const answers = [reply("no", true), reply("hi")];
    const talk = createConversation("Welcome", async () => answers.shift() ?? reply("?"));
    talk.send("one");
    talk.send("two");
    await vi.advanceTimersByTimeAsync(1_000);
    talk.retry();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(texts(talk)).toEqual(["Welcome", "one", "no", "two", "hi"]);
    expect(talk.read().waiting).toBe("no");
  });

  test("keeps the questions of a reply, and whether it helped until the next question", async () => {
    const offers = ["What does it cost?"];
    const talk = createConversation("Welcome", async () => ({
      ...reply("hi"),
      offers,
      feedback: true,
    }));
    talk.send("one");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(talk.read().newest).toMatchObject({ offers, feedback: true, person: false });
    const { messages } = talk.read();
    talk.judge("no");
    expect(talk.read()).toMatchObject({ helped: "no", messages });
    talk.send("two");
    expect(talk.read().helped).toBe(null);
  });

  test("says after 8 s that the wait is long, and ends it at last", async () => {
    const ask = vi.fn(
      (_message: string, _session: string, signal: AbortSignal) =>
        new Promise<ChatReply>((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
        }),
    );
    const talk = createConversation("Welcome", ask);
    talk.send("hello");
    await vi.advanceTimersByTimeAsync(7_999);
    expect(talk.read().waiting).toBe("yes");
    await vi.advanceTimersByTimeAsync(1);
    expect(talk.read().waiting).toBe("long");
    await vi.advanceTimersByTimeAsync(30_000);
    expect(talk.read().waiting).toBe("no");
    expect(talk.read().messages.at(-1)).toMatchObject({ ...unreachableReply, sender: "bot" });
  });

  test("shows what has come so far, and waits on as long as something comes", async () => {
    const parts: ((text: string) => void)[] = [];
    const ask = vi.fn(
      (_message: string, _session: string, signal: AbortSignal, onPart: (text: string) => void) =>
        new Promise<ChatReply>((resolve, reject) => {
          parts.push(onPart);
          signal.addEventListener("abort", () => reject(signal.reason));
          setTimeout(resolve, 45_000, reply("One two three"));
        }),
    );
    const talk = createConversation("Welcome", ask);
    talk.send("hello");
    await vi.advanceTimersByTimeAsync(9_000);
    expect(talk.read()).toMatchObject({ waiting: "long", partial: "" });
    parts[0]?.("One ");
    expect(talk.read()).toMatchObject({ waiting: "yes", partial: "One " });
    await vi.advanceTimersByTimeAsync(25_000);
    parts[0]?.("two ");
    expect(talk.read().partial).toBe("One two ");
    await vi.advanceTimersByTimeAsync(25_000);
    expect(talk.read()).toMatchObject({ waiting: "no", partial: "" });
    expect(texts(talk)).toEqual(["Welcome", "hello", "One two three"]);
  });

  test("sends a failed question again, once, without another copy of it", async () => {
    const answers = [reply("no", true), reply("hi")];
    const ask = vi.fn(async () => answers.shift() ?? reply("?"));
    const talk = createConversation("Welcome", ask);
    talk.send("hello");
    await vi.advanceTimersByTimeAsync(1000);
    expect(texts(talk)).toEqual(["Welcome", "hello", "no"]);
    talk.retry();
    talk.retry();
    expect(texts(talk)).toEqual(["Welcome", "hello"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(texts(talk)).toEqual(["Welcome", "hello", "hi"]);
    talk.retry();
    expect(talk.read().waiting).toBe("no");
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test("tells its listeners of every change, until they leave", async () => {
    const talk = createConversation("Welcome", async () => reply("hi"));
    const listener = vi.fn();
    const leave = talk.subscribe(listener);
    talk.send("hello");
    await vi.advanceTimersByTimeAsync(1000);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    talk.send("hello");
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
