import { urls } from "../../src/shared/urls.ts";
import type { ConversationalAiPage } from "./types.ts";

export const conversationalAi: ConversationalAiPage = {
  meta: {
    title: "Custom Chatbot & Voice AI Development",
    description:
      "Advanced conversational AI solutions for customer service, support automation, and intelligent chatbots",
  },
  hero: {
    title: "Conversational AI Solutions",
    lead: "We build chat and phone assistants that answer from your own material, carry out the request in your systems, and bring in a person when one is needed.",
    action: "Discuss an assistant",
    secondaryAction: "See six industries",
    diagram: {
      lines: [
        { speaker: "caller", text: "My order came with a cracked lid." },
        { speaker: "assistant", text: "Sorry. A new lid can ship today." },
        { speaker: "caller", text: "I’d rather talk to someone." },
        { speaker: "assistant", text: "Connecting you, notes included." },
      ],
      handOver: "Your support team",
      description:
        "A sample call: the caller reports a damaged order, the assistant offers a replacement, and when the caller asks for a person it connects the call to support together with its notes.",
    },
  },
  benefits: {
    title: "An assistant takes routine questions off your team",
    intro: "You can check each effect against your own tickets and call logs.",
    items: [
      {
        title: "24/7 Availability",
        description: "A question at midnight gets its answer at midnight.",
      },
      {
        title: "Enhanced Customer Experience",
        description: "Callers explain what they need in their own words, and only once.",
      },
      {
        title: "Operational Efficiency",
        description: "Status checks and changes are done at once, so agents handle the rest.",
      },
      {
        title: "Seamless Integration",
        description: "It works in the CRM, booking or ticket system you run, as you permit.",
      },
      {
        title: "Cost Reduction",
        description: "A routine answer costs less than a staffed call, even in a seasonal peak.",
      },
      {
        title: "Multilingual Support",
        description: "Customers write in their own language to one knowledge base.",
      },
    ],
  },
  voice: {
    title: "Voice-Enabled AI Assistants",
    intro: "Callers notice a long pause or a misheard name at once.",
    items: [
      {
        title: "Human-like interactions",
        description:
          "The assistant follows a caller who interrupts or changes their mind, and says at the start that it is an AI.",
      },
      {
        title: "Multi-modal support",
        description: "A caller can choose an appointment from a texted link while the conversation goes on.",
      },
      {
        title: "Voice authentication",
        description:
          "With the caller’s consent, a voiceprint serves as one proof of identity, while payments and account changes ask for a second, because voices can be imitated.",
      },
      {
        title: "Multilingual support",
        description: "The spoken language is recognized from the first words and can change during the call.",
      },
    ],
  },
  useCases: {
    title: "Conversational AI Use Cases By Industry",
    intro:
      "Percentages are examples of published results; yours are measured against your own calls and tickets.",
    labels: {
      tasks: "The assistant",
      handOver: "Handover",
      claims: "Business impact",
    },
    items: [
      {
        key: "travel",
        label: "Travel",
        title: "AI Travel Assistant",
        tasks: [
          "Books from your live inventory",
          "Rebooks after a delay",
          "Answers baggage and refund questions",
        ],
        handOver:
          "Group trips, medical cases and fares outside your rules go to an agent, who sees the itinerary.",
        claims: [
          { value: "35%", label: "reduced operational costs", change: { kind: "less", by: 35 } },
          { value: "40%", label: "higher satisfaction", change: { kind: "more", by: 40 } },
        ],
      },
      {
        key: "automotive",
        label: "Automotive",
        title: "Dealership and Service Assistant",
        tasks: ["Books slots in the workshop calendar", "Sends inspection reminders", "Arranges test drives"],
        handOver: "Warranty disputes, prices and safety complaints are put through to an advisor.",
        claims: [{ value: "25%", label: "more service bookings", change: { kind: "more", by: 25 } }],
      },
      {
        key: "legal",
        label: "Legal",
        title: "Legal Document Automation",
        tasks: [
          "Interviews clients for intake",
          "Drafts from your clause library",
          "Finds dates and obligations",
        ],
        handOver:
          "A lawyer reviews every document before it goes out and answers any question that asks for legal advice.",
        claims: [{ value: "40%", label: "less document processing time", change: { kind: "less", by: 40 } }],
      },
      {
        key: "realestate",
        label: "Real estate",
        title: "Real Estate Chatbots",
        tasks: ["Answers from the listing data", "Asks for budget and moving date", "Books viewings"],
        handOver:
          "Offers, negotiations and any question that touches fair-housing rules are left to the agent.",
        claims: [
          { value: "68%", label: "more qualified leads", change: { kind: "more", by: 68 } },
          { value: "30%", label: "more agent time on high-value work", change: { kind: "more", by: 30 } },
        ],
      },
      {
        key: "hospitality",
        label: "Hospitality",
        title: "Guest Services Assistant",
        tasks: [
          "Takes direct bookings",
          "Arranges late check-out and extra beds",
          "Sends requests to housekeeping",
        ],
        handOver:
          "Complaints and emergencies ring the front desk, with the reservation already on the screen.",
        claims: [
          { value: "22%", label: "more direct bookings", change: { kind: "more", by: 22 } },
          { value: "15%", label: "ancillary revenue growth", change: { kind: "more", by: 15 } },
        ],
      },
      {
        key: "healthcare",
        label: "Healthcare",
        title: "Virtual Health Assistants",
        tasks: ["Books and moves appointments", "Sends reminders", "Collects intake forms before the visit"],
        handOver:
          "Symptoms and medication questions go to clinical staff, and callers in an emergency are told to dial 911.",
        claims: [{ value: "35%", label: "fewer missed appointments", change: { kind: "less", by: 35 } }],
      },
    ],
  },
  faq: {
    items: [
      {
        id: "price",
        question: "What does an assistant cost?",
        answer:
          "The price depends on the channels, the connected systems and the kinds of conversation, and our outline states it before any work begins under a written agreement.",
      },
      {
        id: "duration",
        question: "How long does it take to build one?",
        answer:
          "That depends on the number of conversations and the state of your material, and we can say more once we have read your examples.",
      },
      {
        id: "who",
        question: "Who builds it, and who runs it?",
        answer:
          "Our engineers build it with the people who answer your customers now, and your team learns to run it.",
      },
      {
        id: "mistakes",
        question: "What happens when it gives a wrong answer?",
        answer:
          "Before launch we test it on your own cases. If a wrong answer gets through later, you correct the material behind it, and the answers after that follow the correction.",
      },
    ],
  },
  closing: {
    title: "Transform Your Customer Interactions",
    intro:
      "Describe the conversations you have most often, and we will tell you which of them suit an assistant.",
    steps: [
      "A consultant writes back to arrange a call.",
      "On the call we go through typical conversations and their systems.",
      "You receive an outline with handover rules and a price, and decide.",
    ],
    related: {
      title: "An assistant may need other systems behind it",
      items: [
        { label: "AI Automations", href: urls.aiAutomations.path },
        { label: "Data & Cloud Solutions", href: urls.dataCloudSolutions.path },
      ],
      partner: "Partner with Us",
    },
  },
};
