import { assistantCopy, assistants } from "../../content/chat/assistant.ts";
import { assistantTitles } from "../../content/chat/assistant-titles.ts";
import { chatButton } from "../../content/chat/button.ts";
import { Section } from "../components/section/section.tsx";
import { Island } from "../islands/island.tsx";
import { ServedAssistant } from "../widgets/assistant/served-assistant.tsx";
import { Live } from "./assistant.island.tsx";

interface AssistantProps {
  page: keyof typeof assistants;
  tone: "white" | "paper";
}

/** A page's section with the assistant at work in it. */
export function Assistant({ page, tone }: AssistantProps) {
  return (
    <Section tone={tone} {...assistantTitles[page]}>
      <Island
        name="assistant"
        component={Live}
        props={{ page, failed: chatButton.failed, contact: chatButton.contact }}
        slots={{ example: <ServedAssistant copy={assistantCopy} content={assistants[page]} /> }}
      />
    </Section>
  );
}
