import { useLocation } from "react-router";
import { loginPath } from "../../shared/paths.ts";
import { startChat } from "../../widgets/chat/start-chat.ts";
import { startHeader } from "../../widgets/header/start-header.ts";
import { usePartnershipArrival } from "../../widgets/partner-link/partnership.ts";
import { KeptHtml } from "./kept-html.tsx";
import { PageOutlet } from "./page-outlet.tsx";
import { useLinks } from "./use-links.ts";

/** What is around every screen of the site: the way past the header, the header, the screen, the footer, the chat. */
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
      {/* No app runs in the sign-in. */}
      {pathname !== loginPath && <KeptHtml name="chat" start={startChatOfSite} />}
    </>
  );
}

function startChatOfSite(chat: HTMLElement): () => void {
  return startChat(chat, () => import("./chat-panel.tsx"));
}
