import { useLocation } from "react-router";
import { loginPath } from "../../shared/paths.ts";
import { startChat } from "../../widgets/chat/start-chat.ts";
import { startHeader } from "../../widgets/header/start-header.ts";
import { usePartnershipArrival } from "../../widgets/partner-link/partnership.ts";
import { KeptHtml } from "./kept-html.tsx";
import { PageOutlet } from "./page-outlet.tsx";
import { useLinks } from "./use-links.ts";

/** The layout of the site: header, screen, footer and chat. */
export function Layout() {
  const { pathname } = useLocation();
  useLinks();
  usePartnershipArrival();
  return (
    <>
      <KeptHtml name="header" start={startHeader} />
      <main id="main" tabIndex={-1}>
        <PageOutlet />
      </main>
      <KeptHtml name="footer" />
      {/* The login runs no app. */}
      {pathname !== loginPath && <KeptHtml name="chat" start={startChatOfSite} />}
    </>
  );
}

function startChatOfSite(chat: HTMLElement): () => void {
  return startChat(chat, () => import("./chat-panel.tsx"));
}
