import { personForm } from "../../../../content/chat/person-form.ts";
import { dayMs } from "../../../shared/durations.ts";
import { comparableAddress } from "../../../shared/forms/mail-address.ts";
import { plainText } from "../../../shared/forms/plain-text.ts";
import { memoize } from "../../cache/memoize.ts";
import type { StoredRequest } from "../stored-requests.ts";

/** Short messages, such as "Please call me", are the same by chance. */
const minLength = 40;
const otherSenders = 2;

type Message = Pick<StoredRequest, "formId" | "fields" | "createdAt">;

/** Whether two other addresses sent the same message within a day, whatever became of theirs. */
export function isRepeatedMessage(all: readonly Message[], sent: Message): boolean {
  const message = comparable(sent);
  // Visitors who press the same buttons in the chat have the same conversation.
  if (message.length < minLength || sent.formId === personForm.id) return false;
  const since = new Date(Date.parse(sent.createdAt) - dayMs).toISOString();
  const own = senderOf(sent);
  const others = new Set<string>();
  for (const other of all) {
    if (other.createdAt < since || comparable(other) !== message) continue;
    const sender = senderOf(other);
    if (sender !== own) others.add(sender);
    if (others.size >= otherSenders) return true;
  }
  return false;
}

const comparable = memoize(({ fields }: Message) =>
  plainText(fields.message ?? "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim(),
);

function senderOf({ fields }: Message): string {
  return comparableAddress(fields.email ?? "");
}
