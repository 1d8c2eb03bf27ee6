import { urls } from "../../../src/shared/urls.ts";
import { conversationalAi } from "../../services/conversational-ai.ts";
import type { Reply } from "../answer.ts";
import { durationOf, replyOf } from "./words.ts";

const href = urls.conversationalAi.path;
const who = replyOf(conversationalAi.faq, "who");
const duration = durationOf(conversationalAi.faq);

/** Conversational AI. */
export const assistantAnswers: readonly Reply[] = (
  [
    {
      intent: "do-you-build-chatbots",
      text: "We build chat and phone assistants that answer from your own material, carry out the request in your systems, and bring in a person when one is needed. Bookings, tickets and status checks are completed inside the conversation, day and night.",
    },
    {
      intent: "when-does-the-assistant-hand-over-to",
      text: "When the assistant cannot settle a request, it passes it to a person, who takes over with the whole conversation in view. The outline of your project has the handover rules. Examples on the page: warranty disputes, complaints, questions about symptoms or medication, and any question that asks for legal advice.",
    },
    {
      intent: "do-you-build-voice-assistants",
      text: "Our voice assistants answer the phone 24/7, and callers explain what they need in their own words instead of choosing from a menu. The assistant says at the start that it is an AI, and follows a caller who interrupts or changes their mind. A caller can choose an appointment from a texted link during the call, a voiceprint can, with consent, serve as one proof of identity, and the spoken language is recognized from the first words.",
    },
    {
      intent: "is-voice-authentication-safe",
      text: "With the caller’s consent, a voiceprint serves as one proof of identity, while payments and account changes ask for a second, because voices can be imitated.",
    },
    {
      intent: "can-the-assistant-speak-several-languages",
      text: "Assistants are multilingual: customers write in the language they prefer, while one knowledge base holds all the answers, and on the phone the spoken language is recognized from the first words and can change during the call. The site lists no particular languages.",
    },
    {
      intent: "chatbot-for-travel-agencies",
      text: "The AI Travel Assistant books from your live inventory, rebooks after a delay, and answers baggage and refund questions. Group trips, medical cases and fares outside your rules go to an agent, who sees the itinerary. Examples of published results: 35% reduced operational costs, 40% higher satisfaction.",
    },
    {
      intent: "chatbot-for-a-car-dealer",
      text: "The Dealership and Service Assistant books service slots in the workshop calendar, reminds owners of inspections and recalls, and arranges test drives, by phone and by chat. Warranty disputes, price negotiations and safety complaints are put through to one of your advisors. Example of a published result: 25% more service bookings.",
    },
    {
      intent: "assistant-for-a-law-firm",
      text: "Legal Document Automation interviews clients for intake, drafts documents from your clause library, and finds dates and obligations. A lawyer reviews every document before it goes out and answers any question that asks for legal advice. Example of a published result: 40% less document processing time.",
    },
    {
      intent: "chatbot-for-a-realtor",
      text: "The real estate chatbot answers from the listing data, asks for budget and moving date, and books viewings. Offers, negotiations and any question that touches fair-housing rules are left to the agent. Examples of published results: 68% more qualified leads, 30% more agent time on high-value work.",
    },
    {
      intent: "chatbot-for-a-hotel",
      text: "The Guest Services Assistant takes direct bookings 24/7, arranges late check-out and extra beds, and sends requests to housekeeping. Complaints and emergencies ring the front desk, with the reservation already on the screen. Examples of published results: 22% more direct bookings, 15% ancillary revenue growth.",
    },
    {
      intent: "assistant-for-a-clinic",
      text: "Virtual Health Assistants book and move appointments, send reminders and collect intake forms before the visit. Symptoms and medication questions go to clinical staff, and callers in an emergency are told to dial 911. Example of a published result: 35% fewer missed appointments.",
    },
    {
      intent: "what-happens-after-i-ask-for-an",
      text: conversationalAi.closing.steps.join(" "),
    },
    {
      intent: "where-does-the-bot-get-its-answers",
      text: "An assistant answers from your own material: one knowledge base holds all the answers. Before launch we test it on your own cases, and if a wrong answer gets through later, you correct the material behind it, and the answers after that follow the correction. Whatever it cannot settle goes to a person.",
    },
    {
      intent: "save-money-with-a-chatbot",
      text: "Answering a routine question costs less than taking a staffed call, even in a seasonal peak. Status checks and changes are completed in the conversation, so your agents handle what needs judgment. You can check these effects against the tickets and call logs that you already keep.",
    },
    {
      intent: "who-builds-the-assistant-and-who-runs",
      text: who,
    },
    {
      intent: "how-long-does-it-take-to-build",
      text: duration,
    },
    {
      intent: "are-the-calls-recorded",
      text: `The site does not say whether the conversations of your customers are recorded, or for how long: your agreement says what your data may be used for (${urls.about.path}). Ask us at ${urls.contact.path}.`,
    },
    {
      intent: "limits-of-the-assistant",
      text: `The site names no limits of an assistant, such as a number of calls or documents, and does not say what follows when a provider is down. Ask us at ${urls.contact.path}.`,
    },
    {
      intent: "payments-in-the-assistant",
      text: `The site does not say whether an assistant takes payments; what it completes inside the conversation are bookings, tickets and status checks. Ask us at ${urls.contact.path}.`,
    },
    {
      intent: "name-and-voice-of-the-assistant",
      text: `The site does not say whether you choose the name, the voice or the look of an assistant. Ask us at ${urls.contact.path}.`,
    },
    {
      intent: "which-channels-does-the-assistant-use",
      text: `The site speaks of one assistant by phone and by chat, and names no messengers, such as WhatsApp. The outline of your project says which channels it has; ask us at ${urls.contact.path}.`,
    },
  ] satisfies Omit<Reply, "about" | "href">[]
).map((answer) => ({ ...answer, about: "assistants", href }));
