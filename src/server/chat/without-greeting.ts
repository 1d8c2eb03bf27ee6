const greeting =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day))(?: (?:there|all|team|everyone))?[\s,.!:;–-]+(?=\S)/i;

// Whoever introduces or asks after somebody still greets: "hi, I'm Maria".
const question =
  /^(?:do|does|did|can|could|would|will|should|is|are|what|which|when|where|who|how|why|may|i (?:want|need|would like|'d like|am looking))\b|\?\s*$/i;

/** A question without the greeting before it, which says nothing about what is asked; all else as it is. */
export function withoutGreeting(message: string): string {
  const rest = message.trim().replace(greeting, "");
  return question.test(rest) ? rest : message;
}
