import { assistantCopy, assistants } from "../../content/chat/assistant.ts";
import { lazyPart } from "../components/lazy-part.tsx";
import { AssistantRoom } from "../widgets/assistant/assistant-room.tsx";
import { LiveAssistant } from "../widgets/assistant/live-assistant.tsx";
import { PersonFormMissing } from "./layout/person-form-missing.tsx";

const PersonForm = lazyPart(
  async () => (await import("./layout/chat-parts.tsx")).ChatPerson,
  PersonFormMissing,
);

export function Live({ page }: { page: keyof typeof assistants }) {
  return (
    <AssistantRoom>
      <LiveAssistant copy={assistantCopy} content={assistants[page]} PersonForm={PersonForm} />
    </AssistantRoom>
  );
}
