import { site } from "../../../content/site.ts";
import { Header } from "../../widgets/header/header.tsx";
import { Footer } from "./footer.tsx";

/** What stands around every page of the site as HTML alone: the browser has none of its code. */
export const around = {
  header: <Header name={site.name} navigation={site.nav} />,
  footer: <Footer />,
};
