import { urls } from "../../src/shared/urls.ts";
import { site } from "../site.ts";

/** The path that follows is shown as the page's name. */
export const moreAt = "More on this page:";

export const feedback = {
  helped: "Did this help?",
  yes: "Yes",
  no: "No",
  thanksForYes: "Thank you.",
  thanksForNo: "Thank you. We will write a better answer.",
};

export const chatPanel = {
  assistant: site.assistant,
  online: "Online",
  greeting: `Hello! Welcome to ${site.name}. How can I help you today? Feel free to ask questions about our services, products, or company information`,
  you: "You",
  input: "Your message",
  placeholder: "Type your message...",
  send: "Send message",
  typing: "is typing",
  stillWorking: "is still working on it",
  tryAgain: "Try again",
  larger: "Make the chat larger",
  smaller: "Make the chat smaller",
  close: "Close chat",
  log: "Conversation",
  ...feedback,
};

export const formMissing = {
  text: "The form did not load. You can also write to us:",
  contact: { label: "Contact", href: urls.contact.path },
};
