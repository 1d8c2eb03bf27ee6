import { assistantCopy, assistants } from "../../content/chat/assistant.ts";
import { ServedAssistant } from "../widgets/assistant/served-assistant.tsx";

/** The assistant as the server shows it in a page, with its words. */
export function Served({ page }: { page: keyof typeof assistants }) {
  return <ServedAssistant copy={assistantCopy} content={assistants[page]} />;
}
