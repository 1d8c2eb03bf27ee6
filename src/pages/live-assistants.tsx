import { assistantCopy, assistants } from "../../content/chat/assistant.ts";
import { lazyPart } from "../components/lazy-part.tsx";
import { LiveAssistant } from "../widgets/assistant/live-assistant.tsx";
import type { AssistantStart } from "../widgets/assistant/waiting-assistant.tsx";
import { PersonFormMissing } from "./layout/person-form-missing.tsx";

const PersonForm = lazyPart(
  async () => (await import("./layout/chat-parts.tsx")).ChatPerson,
  PersonFormMissing,
);

/** The assistant in each page that has it, with its words, in a chunk of its own. */
export const liveAssistants = {
  home: (props: AssistantStart) => (
    <LiveAssistant {...props} copy={assistantCopy} content={assistants.home} PersonForm={PersonForm} />
  ),
  conversationalAi: (props: AssistantStart) => (
    <LiveAssistant
      {...props}
      copy={assistantCopy}
      content={assistants.conversationalAi}
      PersonForm={PersonForm}
    />
  ),
};
