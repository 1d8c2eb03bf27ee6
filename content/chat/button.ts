import { urls } from "../../src/shared/urls.ts";
import { site } from "../site.ts";

/** The words of the chat's button, and of what stands in for a chat that is not there. */
export const chatButton = {
  label: `Chat with ${site.assistant}`,
  /** While the panel is on its way. */
  opening: `${site.assistant} is on the way`,
  /** In place of the panel where it did not load, or where no script runs. */
  failed: "The chat did not load. Press the button to try again, or write to us:",
  noScript: "The chat needs JavaScript. You can also write to us:",
  contact: { label: "Contact", href: urls.contact.path },
};
