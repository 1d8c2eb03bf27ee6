import { assistantTitles } from "../../content/chat/assistant-titles.ts";
import { chatButton } from "../../content/chat/button.ts";
import { Section } from "../components/section/section.tsx";
import { assistantRooms } from "../widgets/assistant/room.ts";
import { Island } from "../widgets/island/island.tsx";
import { Served } from "./assistant.served.tsx";

interface AssistantProps {
  page: keyof typeof assistantTitles;
  tone: "white" | "paper";
}

/** A page's section with the assistant at work in it, whose code comes when somebody is near it or uses it. */
export function Assistant({ page, tone }: AssistantProps) {
  return (
    <Section tone={tone} {...assistantTitles[page]}>
      <Island
        {...assistantRooms[page === "home" ? "strip" : "whole"]}
        load={() => import("./assistant-live.tsx").then(({ liveAssistants }) => liveAssistants[page])}
        failed={
          <p role="alert">
            {chatButton.failed} <a href={chatButton.contact.href}>{chatButton.contact.label}</a>
          </p>
        }
      >
        <Served page={page} />
      </Island>
    </Section>
  );
}
