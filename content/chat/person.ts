import { site } from "../site.ts";

/** The words of the form for whoever wants a person to answer. */
export const chatPerson = {
  title: "Let a person answer",
  intro: "Leave your name and email address. Our team gets them with this conversation, and writes back.",
  name: "Name",
  email: "Email address",
  send: "Send to our team",
  sending: "Sending...",
  thanks:
    "Thank you. Your question has reached our team. One of us reads the conversation and writes back to you.",
  visitor: "Visitor",
  failed: `It could not be sent. Please try again, or write to ${site.email}.`,
  assistant: site.assistant,
};
