import type { ChatSource } from "../../shared/chat.ts";
import { besideOf, type ChatReply, chooseReply, sourceOf, unreachableReply } from "./choose-reply.ts";
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
  /** Questions that may have been meant, beside a reply. */
  offers: readonly string[];
  /** A reply of which it is asked whether it helped. */
  feedback: boolean;
}

export interface ConversationState {
  messages: readonly Message[];
  /** What came last: a reply stands before the questions that were written while it was awaited. */
  newest: Message;
  /** The question whose reply is awaited. */
  awaited: Message | null;
  /** Whether a reply is awaited, and whether that takes long. */
  waiting: "no" | "yes" | "long";
  /** What has come so far of the reply that is awaited. */
  partial: string;
  /** Whether the last reply helped, where the visitor has said so. */
  helped: Helped | null;
}

export type Helped = "yes" | "no";

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
  const welcome = message("bot", { text: greeting, failed: false });
  let state: ConversationState = {
    messages: [welcome],
    newest: welcome,
    awaited: null,
    waiting: "no",
    partial: "",
    helped: null,
  };

  function message(sender: Message["sender"], said: ChatReply): Message {
    const { text, failed, person = false, source = null, offers = [], feedback = false } = said;
    return { id: nextId++, sender, text, at: new Date(), failed, person, source, offers, feedback };
  }

  function update(change: Partial<ConversationState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /** Asks for the reply to a message, and then for those to what was written meanwhile. */
  async function getReply(question: Message, change: Partial<ConversationState>) {
    update({ ...change, awaited: question, waiting: "yes" });
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
    const reply = await ask(question.text, sessionId, giveUp.signal, onPart).catch(() => unreachableReply);
    clearTimeout(longWait);
    clearTimeout(lastTry);
    const after = state.messages.indexOf(question) + 1;
    const newest = message("bot", reply);
    const messages = state.messages.toSpliced(after, 0, newest);
    const next = messages[after + 1];
    const come = { messages, newest, partial: "" };
    if (next === undefined) update({ ...come, awaited: null, waiting: "no" });
    else getReply(next, come);
  }

  return {
    sessionId,
    /** What is typed and not yet sent, so that closing the panel loses nothing. */
    draft: "",
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Sends the trimmed text, once the reply to what was written before has come; false where it is empty. */
    send(typed: string): boolean {
      const text = typed.trim();
      if (text === "") return false;
      const question = message("user", { text, failed: false });
      const asked = { messages: [...state.messages, question], newest: question, helped: null };
      if (state.awaited === null) getReply(question, asked);
      else update(asked);
      return true;
    },
    /** Sends the last question once more in place of its failed reply. */
    retry() {
      const question = state.messages.at(-2);
      if (!state.messages.at(-1)?.failed || question === undefined) return;
      getReply(question, { messages: state.messages.slice(0, -1), newest: question });
    },
    /** Notes whether the last reply helped. */
    judge: (helped: Helped) => update({ helped }),
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
      : { text: String(whole.output), failed: false, ...besideOf(whole), ...sourceOf(whole) };
  }
  return chooseReply({ status: response.status, contentType, body: await response.text() });
};
