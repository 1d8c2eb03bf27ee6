import { urls } from "../../src/shared/urls.ts";
import { site } from "../site.ts";

/** The words of the chat's button. They come with every page. */
export const chatButton = {
  label: `Chat with ${site.assistant}`,
  /** While the panel is on its way. */
  opening: `${site.assistant} is on the way`,
  /** In place of the panel where it did not load, or where no script runs. */
  failed: "The chat did not load. Press the button to try again, or write to us:",
  /** In place of the form for whoever wants a person to answer. */
  formMissing: "The form did not load. You can also write to us:",
  noScript: "The chat needs JavaScript. You can also write to us:",
  contact: { label: "Contact", href: urls.contact.path },
};
