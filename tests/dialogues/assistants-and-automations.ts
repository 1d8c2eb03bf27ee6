import type { Dialogue } from "./dialogue.ts";
import { assistants, automations, contact, models, notStated } from "./facts.ts";

/** Conversational AI and AI Automations, as companies ask for them. */
export const dialogues: Dialogue[] = [
  {
    id: "bot-shop",
    kept: false,
    turns: [
      {
        say: "we run an online shop n drown in support mails, can ur bot help",
        says: [["assistant"]],
        link: assistants,
        begins: "Yes",
      },
      { say: "what if it doesnt know smth", says: [["person", "hand"]], link: assistants },
      { say: "what would it cost us", says: [notStated], link: [contact, assistants], not: ["$799", "$999"] },
    ],
  },
  {
    id: "bot-phone-dental",
    kept: true,
    turns: [
      {
        say: "dentist here, phones ringing nonstop. ai to pick up calls?",
        says: [["phone", "voice", "appointments"]],
        link: assistants,
        begins: "Yes",
      },
      {
        say: "does it make appointments",
        says: [["books", "appointments"]],
        link: assistants,
        begins: "Yes",
      },
      {
        say: "would it give medical advice",
        says: [["clinical staff", "out of diagnosis", "goes to"]],
        link: assistants,
        begins: "No",
      },
    ],
  },
  {
    id: "bot-hotel",
    kept: false,
    turns: [
      {
        say: "small hotel, guest questions at nite",
        says: [["guest", "front desk", "24/7", "direct bookings"]],
        link: assistants,
      },
      { say: "any numbers on bookings", says: ["22%"], link: assistants },
    ],
  },
  {
    id: "bot-realestate",
    kept: false,
    turns: [
      {
        say: "chatbot for a realtor, what can it do",
        says: [["viewings", "listing", "qualified leads"]],
        link: assistants,
      },
    ],
  },
  {
    id: "bot-lawfirm",
    kept: true,
    turns: [
      {
        say: "were a law firm. can it draft contracts",
        says: [["templates", "clause library", "drafts agreements", "legal document"]],
        link: assistants,
        begins: "Yes",
      },
      { say: "nobody checks it??", says: [["lawyer reviews", "lawyer"]], link: assistants, begins: "No" },
    ],
  },
  {
    id: "bot-cars",
    kept: false,
    turns: [
      {
        say: "for a car dealer: servce bookings by phone, possible?",
        says: [["service"], ["books", "bookings"]],
        link: assistants,
        begins: "Yes",
      },
    ],
  },
  {
    id: "bot-airline",
    kept: false,
    turns: [
      {
        say: "travel agency. rebooking after delays by itself?",
        says: [["rebook"]],
        link: assistants,
        begins: "Yes",
      },
      { say: "and group trips", says: [["agent", "person"]], link: assistants },
    ],
  },
  {
    id: "bot-languages",
    kept: true,
    turns: [
      {
        say: "half of our custmers write spanish, can a bot of yours deal with it",
        says: [["language they prefer", "multilingual", "language the customer writes"]],
        link: assistants,
        begins: "Yes",
      },
      { say: "and on the phone", says: [["spoken language", "first words", "recognize"]], link: assistants },
    ],
  },
  {
    id: "bot-voiceprint",
    kept: false,
    turns: [
      {
        say: "is voice id safe enough to allow payments",
        says: [["second", "imitated"]],
        link: assistants,
        begins: "No",
      },
    ],
  },
  {
    id: "auto-invoices",
    kept: false,
    turns: [
      {
        say: "we type in 500 supplier invoices by hand evry month, help",
        says: [["invoices", "automat"]],
        link: [automations, "/blogs/which-process-to-automate-first-a-scoring-method"],
      },
      {
        say: "does it pay them by itself?",
        says: [["approv", "click from the person", "person"]],
        link: automations,
        begins: "No",
      },
    ],
  },
  {
    id: "auto-leads",
    kept: true,
    turns: [
      {
        say: "leads come in at nite and nobody answers till 10am",
        says: [["lead", "inquir"]],
        link: [automations, assistants],
      },
      { say: "how much faster w you", says: ["30-50%"], link: automations },
    ],
  },
  {
    id: "auto-meetings",
    kept: false,
    turns: [
      {
        say: "can u automate meeting minuts",
        says: [["minutes", "transcribe", "meeting"]],
        link: automations,
        begins: "Yes",
      },
      { say: "everyone is recorded without knowing??", says: ["consent"], link: automations, begins: "No" },
    ],
  },
  {
    id: "auto-content",
    kept: false,
    turns: [
      {
        say: "product texts for 2000 items, ai?",
        says: [["descriptions", "product texts", "drafted"]],
        link: [automations, models],
        begins: "Yes",
      },
      { say: "who checks em", says: ["editor"], link: [automations, models] },
    ],
  },
  {
    id: "auto-competitors",
    kept: true,
    turns: [
      {
        say: "watch competitor prices for us?",
        says: [["price lists", "competitor", "rival"]],
        link: automations,
        begins: "Yes",
      },
    ],
  },
  {
    id: "auto-change-later",
    kept: false,
    turns: [
      {
        say: "once u built an automation can we edit the rules ourselfs",
        says: [["your own staff", "yours to change", "edit"]],
        link: automations,
        begins: "Yes",
      },
    ],
  },
];
