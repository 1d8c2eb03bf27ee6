import { urls } from "../../src/shared/urls.ts";
import { site } from "../site.ts";
import { chatPanel } from "./panel.ts";
import { starters } from "./starters.ts";

export const assistantCopy = {
  ...chatPanel,
  role: "AI assistant, answers from this website",
  questions: "Questions to try",
  youAsked: "You asked",
  example: "For example",
  read: "From the page",
  reading: "Looking for the passage",
  noPassage: "This answer comes from no single page.",
  personBeside: "Or use the form: a person writes back.",
  withoutScript: "You need JavaScript to ask a question here, but these pages hold the answers:",
};

const test = "/blogs/test-a-support-assistant-on-real-transcripts-before-launch";

/** The first question's answer and passage are copies of what the assistant replies; a test compares them. */
export const assistants = {
  home: {
    questions: starters.home,
    answeredAt: [
      urls.conversationalAi.path,
      urls.talentForClients.path,
      urls.aiMlGenAiCourse.path,
      urls.noCodeAgenticAi.path,
    ],
    example: {
      answer:
        "We build chat and phone assistants that answer from your own material, carry out the request in your systems, and bring in a person when one is needed. Bookings, tickets and status checks are completed inside the conversation, day and night.",
      source: {
        path: urls.conversationalAi.path,
        page: "Conversational AI",
        heading: "Conversational AI Solutions",
        text: "We build chat and phone assistants that answer from your own material, carry out the request in your systems, and bring in a person when one is needed.",
        next: {
          heading: "An assistant takes routine questions off your team",
          text: "You can check each effect against your own tickets and call logs.",
        },
      },
    },
    handOver: {
      lead: `${site.assistant} hands over to a person`,
      text: "when you ask for one or no page holds the answer, and our team receives the conversation, so you need not start again.",
    },
  },
  conversationalAi: {
    questions: starters.conversationalAi,
    answeredAt: ["#voice", "#benefits", "#voice", test],
    example: {
      answer:
        "With the caller’s consent, a voiceprint serves as one proof of identity, while payments and account changes ask for a second, because voices can be imitated.",
      source: {
        path: urls.conversationalAi.path,
        page: "Conversational AI",
        heading: "Voice-Enabled AI Assistants: Voice authentication",
        text: "With the caller’s consent, a voiceprint serves as one proof of identity, while payments and account changes ask for a second, because voices can be imitated.",
        next: {
          heading: "Voice-Enabled AI Assistants: Multilingual support",
          text: "The spoken language is recognized from the first words and can change during the call.",
        },
      },
    },
    handOver: {
      lead: "If it finds no answer, it asks for your name and email address",
      text: "and passes the conversation on to our team, as yours could to your staff.",
    },
  },
};
