import { chatButton } from "../../../content/chat/button.ts";
import { navigation } from "../../../content/navigation.ts";
import { site } from "../../../content/site.ts";
import { Logo } from "../../components/logo/logo.tsx";
import primitives from "../../components/primitives.module.css";
import { homePath } from "../../shared/paths.ts";
import { ChatButton } from "../../widgets/chat/chat-button.tsx";
import { Header } from "../../widgets/header/header.tsx";
import { Footer } from "./footer.tsx";

/** The login is a door for one: it leads home, and nowhere else. */
export const partsOfLogin = {
  header: (
    <header data-tone="night">
      <a href={homePath}>
        <Logo name={site.name} />
      </a>
    </header>
  ),
  footer: null,
  chat: null,
};

/** Header, footer and chat button as static HTML, whose code no browser loads. */
export const staticParts = {
  header: (
    <>
      <a className={primitives.skip} href="#main">
        Skip to content
      </a>
      <Header name={site.name} navigation={navigation} />
    </>
  ),
  footer: <Footer />,
  chat: <ChatButton copy={chatButton} />,
};
