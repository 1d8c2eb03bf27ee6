import { site } from "../site.ts";

/** The words of the chat's panel. What the built-in answerer says stands in `answers.ts`. */
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
  person: {
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
  },
};
