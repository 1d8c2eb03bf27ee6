import { lazy } from "react";
import { assistantCopy, assistants } from "../../content/chat/assistant.ts";
import { LiveAssistant } from "../widgets/assistant/live-assistant.tsx";
import type { IslandProps } from "../widgets/island/island.tsx";

const PersonForm = lazy(() =>
  import("./layout/chat-parts.tsx").then((module) => ({ default: module.ChatPerson })),
);

/** The assistant in each page that has it, with its words, in a chunk of its own. */
export const liveAssistants = {
  home: (props: IslandProps) => (
    <LiveAssistant {...props} copy={assistantCopy} content={assistants.home} PersonForm={PersonForm} />
  ),
  conversationalAi: (props: IslandProps) => (
    <LiveAssistant
      {...props}
      copy={assistantCopy}
      content={assistants.conversationalAi}
      PersonForm={PersonForm}
    />
  ),
};
