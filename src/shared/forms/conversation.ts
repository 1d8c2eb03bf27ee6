interface Speakers {
  visitor: string;
  assistant: string;
}

/** What the visitor said in a conversation of the chat: all conversations begin with the same words of the assistant. */
export function saidByVisitor(conversation: string, { visitor, assistant }: Speakers): string {
  return conversation
    .split(new RegExp(`\n\n(?=(?:${visitor}|${assistant}): )`))
    .filter((turn) => turn.startsWith(`${visitor}: `))
    .map((turn) => turn.slice(visitor.length + 2))
    .join(" ");
}
