import type { ChatSource } from "../../shared/chat.ts";
import { type ChatReply, chooseReply, offerOf, sourceOf, unreachableReply } from "./choose-reply.ts";
import { readAnswer } from "./read-answer.ts";

/** The pause before a message is sent. */
const sendAfterMs = 1_000;
/** From here on the wait is said to be long. */
const longWaitAfterMs = 8_000;
/** The server gives up after 25 s, or after 40 s of a streamed answer; this ends a wait in which nothing comes at all. */
const giveUpAfterMs = 30_000;

export interface Message {
  id: number;
  sender: "user" | "bot";
  text: string;
  at: Date;
  /** A reply that only says what went wrong: its question can be sent again. */
  failed: boolean;
  /** A reply beside which a person is offered. */
  person: boolean;
  /** The passage that a reply comes from. */
  source: ChatSource | null;
}

export interface ConversationState {
  messages: readonly Message[];
  /** Whether a reply is awaited, and whether that takes long. */
  waiting: "no" | "yes" | "long";
  /** What has come so far of the reply that is awaited. */
  partial: string;
}

type Ask = (
  message: string,
  sessionId: string,
  signal: AbortSignal,
  onPart: (text: string) => void,
) => Promise<ChatReply>;

export type Conversation = ReturnType<typeof createConversation>;

let current: Conversation | null = null;

/** The one talk of a page load, wherever in the page it is led. */
export function currentConversation(greeting: string): Conversation {
  current ??= createConversation(greeting);
  return current;
}

/**
 * Starts a talk with the assistant, in memory only: it outlives the panel and ends with the page load. It has a session
 * id of its own; `ask` gets the reply to a message.
 */
export function createConversation(greeting: string, ask: Ask = askServer) {
  const sessionId = newSessionId();
  const listeners = new Set<() => void>();
  let nextId = 0;
  let state: ConversationState = {
    messages: [message("bot", { text: greeting, failed: false })],
    waiting: "no",
    partial: "",
  };

  function message(sender: Message["sender"], said: ChatReply): Message {
    const { text, failed, person = false, source = null } = said;
    return { id: nextId++, sender, text, at: new Date(), failed, person, source };
  }

  function update(change: Partial<ConversationState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function getReply(text: string) {
    const longWait = setTimeout(() => update({ waiting: "long" }), longWaitAfterMs);
    await new Promise((resolve) => setTimeout(resolve, sendAfterMs));
    const giveUp = new AbortController();
    let lastTry = setTimeout(() => giveUp.abort(), giveUpAfterMs);
    const onPart = (part: string) => {
      clearTimeout(longWait);
      clearTimeout(lastTry);
      lastTry = setTimeout(() => giveUp.abort(), giveUpAfterMs);
      update({ partial: state.partial + part, waiting: "yes" });
    };
    const reply = await ask(text, sessionId, giveUp.signal, onPart).catch(() => unreachableReply);
    clearTimeout(longWait);
    clearTimeout(lastTry);
    update({ messages: [...state.messages, message("bot", reply)], waiting: "no", partial: "" });
  }

  return {
    /** What is typed and not yet sent, so that closing the panel loses nothing. */
    draft: "",
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Sends the trimmed text; false where it is empty or a reply is still awaited. */
    send(typed: string): boolean {
      const text = typed.trim();
      if (text === "" || state.waiting !== "no") return false;
      update({
        messages: [...state.messages, message("user", { text, failed: false })],
        waiting: "yes",
      });
      getReply(text);
      return true;
    },
    /** Sends the last question once more in place of its failed reply. */
    retry() {
      const question = state.messages.at(-2);
      if (!state.messages.at(-1)?.failed || question === undefined) return;
      update({ messages: state.messages.slice(0, -1), waiting: "yes" });
      getReply(question.text);
    },
  };
}

/** The word session, the time and a number below 1000, joined by underscores. */
function newSessionId(): string {
  return `session_${Date.now()}_${Math.floor(Math.random() * 1000)}`;
}

const askServer: Ask = async (message, sessionId, signal, onPart) => {
  const response = await fetch("/api/chat", {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream, application/json" },
    body: JSON.stringify({ message, sessionId }),
    signal,
  });
  const contentType = response.headers.get("Content-Type") ?? "";
  if (response.body !== null && contentType.startsWith("text/event-stream")) {
    const whole = await readAnswer(response.body, onPart);
    return whole === null
      ? unreachableReply
      : { text: String(whole.output), failed: false, ...offerOf(whole), ...sourceOf(whole) };
  }
  return chooseReply({ status: response.status, contentType, body: await response.text() });
};
