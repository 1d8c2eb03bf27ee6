import { RequestError, request } from "../../browser/request.ts";
import type { Message } from "./conversation.ts";

interface PersonFormState {
  name: string;
  email: string;
  progress: "open" | "sending" | "sent";
  /** The last reply at that time: the form can be sent again with a later one. */
  sentAfter: Message | null;
  issues: Record<string, string | undefined>;
  failure: string;
  help: AnswerHelp | null;
}

/** Where a call can be booked and how soon somebody answers; null where the company does not say. */
interface AnswerHelp {
  bookingUrl: string | null;
  answerWithin: string | null;
}

/** Shared by all forms of the conversation, and kept when a form closes. */
let state: PersonFormState = {
  name: "",
  email: "",
  progress: "open",
  sentAfter: null,
  issues: {},
  failure: "",
  help: null,
};
const listeners = new Set<() => void>();

export function currentPersonForm(): PersonFormState {
  return state;
}

export function subscribeToPersonForm(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changePersonForm(change: Partial<PersonFormState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Sends the form unless it is being sent; `failed` is the message where the server gives none. */
export async function sendPersonForm(
  body: unknown,
  sentAfter: Message | null,
  failed: string,
): Promise<void> {
  if (state.progress === "sending") return;
  changePersonForm({ progress: "sending", sentAfter, issues: {}, failure: "" });
  try {
    const help = await request<AnswerHelp | null>("/api/chat/person", { method: "POST", body });
    changePersonForm({ progress: "sent", help });
  } catch (error) {
    const said = refusalOf(error);
    changePersonForm({ progress: "open", issues: said.issues ?? {}, failure: said.message ?? failed });
  }
}

function refusalOf(error: unknown): { message?: string; issues?: Record<string, string> } {
  if (!(error instanceof RequestError)) return {};
  try {
    return JSON.parse(error.text);
  } catch {
    return {};
  }
}
