import { RequestError, request } from "../../browser/request.ts";
import type { Message } from "./conversation.ts";

interface PersonFormState {
  name: string;
  email: string;
  progress: "open" | "sending" | "sent";
  /** The last reply of what was sent: with a later one, the form can be sent again. */
  sentAfter: Message | null;
  /** What to change, by the name of the field. */
  issues: Record<string, string | undefined>;
  failure: string;
}

/** That of the one talk of a page load: it outlives the form, and is the same wherever the form is shown. */
let state: PersonFormState = {
  name: "",
  email: "",
  progress: "open",
  sentAfter: null,
  issues: {},
  failure: "",
};
const listeners = new Set<() => void>();

export function currentPersonForm(): PersonFormState {
  return state;
}

/** Calls back whenever the state changes; gives the function that ends it. */
export function subscribeToPersonForm(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changePersonForm(change: Partial<PersonFormState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Sends the form unless it is on its way; `failed` is said where the server says nothing. */
export async function sendPersonForm(
  body: unknown,
  sentAfter: Message | null,
  failed: string,
): Promise<void> {
  if (state.progress === "sending") return;
  changePersonForm({ progress: "sending", sentAfter, issues: {}, failure: "" });
  try {
    await request("/api/chat/person", { method: "POST", body });
    changePersonForm({ progress: "sent" });
  } catch (error) {
    const said = refusalOf(error);
    changePersonForm({ progress: "open", issues: said.issues ?? {}, failure: said.message ?? failed });
  }
}

/** What the server says of a form that it does not take. */
function refusalOf(error: unknown): { message?: string; issues?: Record<string, string> } {
  if (!(error instanceof RequestError)) return {};
  try {
    return JSON.parse(error.text);
  } catch {
    return {};
  }
}
