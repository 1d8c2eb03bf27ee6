import { assistantCopy, assistants } from "../../content/chat/assistant.ts";
import { assistantTitles } from "../../content/chat/assistant-titles.ts";
import { chatButton } from "../../content/chat/button.ts";
import { Section } from "../components/section/section.tsx";
import { LazyIsland } from "../islands/island.tsx";
import { AssistantRoom } from "../widgets/assistant/assistant-room.tsx";
import { StaticAssistant } from "../widgets/assistant/static-assistant.tsx";

interface AssistantProps {
  page: keyof typeof assistants;
  tone: "white" | "paper";
}

/** A section with the assistant as a lazy island, which shows an example until somebody is near. */
export function Assistant({ page, tone }: AssistantProps) {
  const { failed, contact } = chatButton;
  return (
    <Section tone={tone} {...assistantTitles[page]}>
      <LazyIsland
        name="assistant"
        props={{ page }}
        lost={
          <>
            {failed} <a href={contact.href}>{contact.label}</a>
          </>
        }
      >
        <AssistantRoom>
          <StaticAssistant copy={assistantCopy} content={assistants[page]} />
        </AssistantRoom>
      </LazyIsland>
    </Section>
  );
}
