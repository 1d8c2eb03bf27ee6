import { chatButton } from "../../../content/chat/button.ts";
import { site } from "../../../content/site.ts";
import { Footer, footerLinkClass } from "../../components/footer/footer.tsx";
import primitives from "../../components/primitives.module.css";
import { useSiteFacts } from "../../hooks/use-site-facts.ts";
import { Chat } from "../../widgets/chat/chat.tsx";
import { Header } from "../../widgets/header/header.tsx";
import { PartnerLink } from "../../widgets/partner-link/partner-link.tsx";
import { PageOutlet } from "./page-outlet.tsx";

const { menus, links, legal } = site.nav;

const footerColumns = [
  { title: "Quick Links", links },
  ...menus.map(({ title, groups }) => ({ title, links: groups.flatMap((group) => group.links) })),
];

/** What is around every screen of the site: the way past the header, the header, the screen, the footer, the chat. */
export function Layout() {
  const { year } = useSiteFacts();
  return (
    <>
      <a className={primitives.skip} href="#main">
        Skip to content
      </a>
      <Header name={site.name} navigation={site.nav} />
      <main id="main" tabIndex={-1}>
        <PageOutlet />
      </main>
      <Footer
        name={site.name}
        tagline={site.tagline}
        social={site.social}
        columns={footerColumns}
        partner={<PartnerLink className={footerLinkClass}>Partner with Us</PartnerLink>}
        contact={site}
        year={year}
        legal={legal}
      />
      <Chat copy={chatButton} loadPanel={() => import("./chat-panel.tsx")} />
    </>
  );
}
