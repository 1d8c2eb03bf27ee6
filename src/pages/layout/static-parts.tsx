import { chatButton } from "../../../content/chat/button.ts";
import { navigation } from "../../../content/navigation.ts";
import { site } from "../../../content/site.ts";
import primitives from "../../components/primitives.module.css";
import { ChatButton } from "../../widgets/chat/chat-button.tsx";
import { Header } from "../../widgets/header/header.tsx";
import { Footer } from "./footer.tsx";

/** The login is a door for one, and leads nowhere else. */
export const partsOfLogin = { header: null, footer: null, chat: null };

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
