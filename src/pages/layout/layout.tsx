import { startChat } from "../../widgets/chat/start-chat.ts";
import { startHeader } from "../../widgets/header/start-header.ts";
import { usePartnershipArrival } from "../../widgets/partner-link/partnership.ts";
import { PageOutlet } from "./page-outlet.tsx";
import { StaticPart } from "./static-part.tsx";
import { useLinks } from "./use-links.ts";

/** The layout of the site: header, screen, footer and chat. */
export function Layout() {
  useLinks();
  usePartnershipArrival();
  return (
    <>
      <StaticPart name="header" start={startHeader} />
      <main id="main" tabIndex={-1}>
        {/* The page stays the last element: `src/server/pages/document.ts` finds its end by the end of `<main>`. */}
        <PageOutlet />
      </main>
      <StaticPart name="footer" />
      <StaticPart name="chat" start={startChatOfSite} />
    </>
  );
}

function startChatOfSite(chat: HTMLElement): () => void {
  return startChat(chat, () => import("./chat-panel.tsx"));
}
