import { site } from "../site.ts";

export const chatPerson = {
  title: "Let a person answer",
  intro: "Our team reads this conversation and writes back.",
  call: "Or call",
  phone: site.phone,
  name: "Name",
  email: "Email address",
  send: "Send to our team",
  sending: "Sending...",
  thanks:
    "Thank you. Your question has reached our team. One of us will read the conversation and write back to you.",
  within: "We answer within",
  booking: "Book a time for a call",
  earlierSent: "Your earlier question has reached our team.",
  visitor: "Visitor",
  failed: `It could not be sent. Please try again, or write to ${site.email}.`,
  assistant: site.assistant,
};
