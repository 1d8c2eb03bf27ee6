import { chatButton } from "../../content/chat/button.ts";
import { assistantRooms } from "../widgets/assistant/room.ts";
import { WaitingAssistant } from "../widgets/assistant/waiting-assistant.tsx";

/** The assistant in a page, whose code comes when somebody is near it or uses it. */
export function Live({ page }: { page: "home" | "conversationalAi" }) {
  return (
    <WaitingAssistant
      className={assistantRooms[page === "home" ? "strip" : "whole"]}
      load={() => import("./live-assistants.tsx").then(({ liveAssistants }) => liveAssistants[page])}
      failed={
        <p role="alert">
          {chatButton.failed} <a href={chatButton.contact.href}>{chatButton.contact.label}</a>
        </p>
      }
    />
  );
}
