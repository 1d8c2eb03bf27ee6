import { chatButton } from "../../../content/chat/button.ts";
import { site } from "../../../content/site.ts";
import primitives from "../../components/primitives.module.css";
import { Chat } from "../../widgets/chat/chat.tsx";
import { Header } from "../../widgets/header/header.tsx";
import { Kept } from "../../widgets/kept/kept.tsx";
import { Served as ServedFooter } from "./footer.served.tsx";
import { PageOutlet } from "./page-outlet.tsx";
import { useFooterLinks } from "./use-footer-links.ts";

/** What is around every screen of the site: the way past the header, the header, the screen, the footer, the chat. */
export function Layout() {
  useFooterLinks();
  return (
    <>
      <a className={primitives.skip} href="#main">
        Skip to content
      </a>
      <Header name={site.name} navigation={site.nav} />
      <main id="main" tabIndex={-1}>
        <PageOutlet />
      </main>
      <Kept name="footer">
        <ServedFooter />
      </Kept>
      <Chat copy={chatButton} loadPanel={() => import("./chat-panel.tsx")} />
    </>
  );
}
