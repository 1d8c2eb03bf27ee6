import type { ChatSource } from "../../shared/chat.ts";
import { type ChatReply, chooseReply, replyExtras, sourceOf, unreachableReply } from "./choose-reply.ts";
import { readAnswer } from "./read-answer.ts";

const sendAfterMs = 1_000;
const longWaitAfterMs = 8_000;
/** The server gives up after 25 s, or after 40 s of a streamed answer; this ends a wait in which nothing comes at all. */
const giveUpAfterMs = 30_000;

export interface Message {
  id: number;
  sender: "user" | "bot";
  text: string;
  at: Date;
  /** Set where a reply only says what went wrong: its question can be sent again. */
  failed: boolean;
  /** Whether a person is offered beside this reply. */
  person: boolean;
  source: ChatSource | null;
  offers: readonly string[];
  /** Whether the visitor is asked if this reply helped. */
  feedback: boolean;
}

export interface ConversationState {
  messages: readonly Message[];
  /** The last to arrive: a reply is inserted before questions that were written while it was awaited. */
  newest: Message;
  awaited: Message | null;
  waiting: "no" | "yes" | "long";
  /** What has arrived of the awaited reply. */
  partial: string;
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

/** Panel and page share one conversation for each page load. */
export function currentConversation(greeting: string): Conversation {
  current ??= createConversation(greeting);
  return current;
}

/** A conversation in memory: it outlives the panel, and ends with the page load. `ask` gets the reply to a message. */
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

  /** Gets the reply to a question, and then to questions written meanwhile. */
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
    /** Unsent text, which closing the panel must not lose. */
    draft: "",
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Queues the trimmed text behind an awaited reply; false where it is empty. */
    send(typed: string): boolean {
      const text = typed.trim();
      if (text === "") return false;
      const question = message("user", { text, failed: false });
      const asked = { messages: [...state.messages, question], newest: question, helped: null };
      if (state.awaited === null) getReply(question, asked);
      else update(asked);
      return true;
    },
    retry() {
      const question = state.messages.at(-2);
      if (!state.messages.at(-1)?.failed || question === undefined) return;
      getReply(question, { messages: state.messages.slice(0, -1), newest: question });
    },
    judge: (helped: Helped) => update({ helped }),
  };
}

/** `session_`, the time in ms, and a number below 1000. */
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
      : { text: String(whole.output), failed: false, ...replyExtras(whole), ...sourceOf(whole) };
  }
  return chooseReply({ status: response.status, contentType, body: await response.text() });
};
