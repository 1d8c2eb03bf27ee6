import { urls } from "../../src/shared/urls.ts";
import { site } from "../site.ts";

export const chatButton = {
  label: `Chat with ${site.assistant}`,
  opening: `${site.assistant} is on the way`,
  failed: "The chat did not load. Press the button to try again, or write to us:",
  noScript: "The chat needs JavaScript. You can also write to us:",
  contact: { label: "Contact", href: urls.contact.path },
};
