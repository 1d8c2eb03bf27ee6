import { assistantRooms } from "../widgets/assistant/room.ts";
import { WaitingAssistant } from "../widgets/assistant/waiting-assistant.tsx";
import type { ButtonCopy } from "../widgets/chat/copy.ts";

interface LiveProps extends Pick<ButtonCopy, "failed" | "contact"> {
  page: "home" | "conversationalAi";
}

/** The assistant in a page, whose code comes when somebody is near it or uses it. */
export function Live({ page, failed, contact }: LiveProps) {
  return (
    <WaitingAssistant
      className={assistantRooms[page === "home" ? "strip" : "whole"]}
      load={() => import("./live-assistants.tsx").then(({ liveAssistants }) => liveAssistants[page])}
      failed={
        <p role="alert">
          {failed} <a href={contact.href}>{contact.label}</a>
        </p>
      }
    />
  );
}
