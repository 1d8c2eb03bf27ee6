import { urls } from "../../src/shared/urls.ts";
import type { AiAutomationsPage } from "./types.ts";

export const aiAutomations: AiAutomationsPage = {
  meta: {
    title: "AI Business Process Automation Services",
    description:
      "AI automation for leads, competitor research, content and meetings, built around the tools you use, with approval steps and a record of every action.",
  },
  hero: {
    title: "Revolutionize Your Business with AI Automations",
    lead: "We take the steps your team repeats every day, from reading an email to updating the record, and build software that carries them out around the clock under your rules.",
    action: "Discuss an automation",
    secondaryAction: "See four use cases",
  },
  benefits: {
    title: "Requests move on without anyone retyping them",
    items: [
      {
        title: "24/7 operation",
        description: "Orders are processed as they arrive, weekends included.",
      },
      {
        title: "Efficiency",
        description: "Nobody retypes data from one system into another.",
      },
      {
        title: "Insights",
        description: "Each step leaves data, so you see where requests wait.",
      },
      {
        title: "Customer experience",
        description: "A confirmation goes out at once, and news when there is some.",
      },
      {
        title: "Competitive advantage",
        description: "Your first useful reply goes out while the question is still fresh.",
      },
      {
        title: "Scalable growth",
        description: "A busy season sends more cases through the same pipeline.",
      },
    ],
  },
  keyBenefits: {
    title: "Key Benefits",
    intro: "We plan every automation to have these six properties.",
    items: [
      {
        title: "Approval where it counts",
        description: "You decide which payments and messages wait for a person.",
      },
      {
        title: "A log of every step",
        description: "Each input, decision and action is kept with its time.",
      },
      {
        title: "Your tools stay",
        description: "We connect your mailbox, CRM and spreadsheets as they are.",
      },
      {
        title: "Exceptions find a person",
        description: "An unsure case goes to its owner together with the reason.",
      },
      {
        title: "Tested on past cases",
        description: "Its results are compared with what your team decided.",
      },
      {
        title: "Yours to change",
        description: "Your own staff can edit the rules and texts in one place.",
      },
    ],
  },
  revolution: {
    title: "The AI Revolution Is Here",
    intro:
      "Language models now read letters and contracts well enough for office work, as long as a person checks what matters.",
    candidates: {
      title: "What Can You Automate?",
      intro:
        "Whatever recurs and follows rules that you could explain to a new colleague, such as sorting an inbox or entering invoices.",
    },
    aroundTheClock: {
      title: "The Power of 24/7 Operations",
      intro:
        "Most of the week lies outside office hours, and an automation has the open decisions sorted by morning.",
      exampleTitle: "One night, as an example",
      cue: "Scroll, and the night begins",
      items: [
        {
          time: "9:40 PM",
          subject: "Inquiry from the web form",
          facts: [
            { name: "Asks for", value: "A quote, three sites" },
            { name: "Goes to", value: "Sales, this week" },
            { name: "Offered", value: "Tuesday 10:00 AM or 2:30 PM" },
          ],
          description: "A prospect’s inquiry is classified and answered with a proposal for a meeting.",
        },
        {
          time: "1:15 AM",
          subject: "Price list from a supplier",
          facts: [
            { name: "Valve 20", value: "4.10, before 3.80" },
            { name: "Hose 6 m", value: "12.00, unchanged" },
            { name: "Held for", value: "The buyer" },
          ],
          description: "A supplier’s new prices are marked and held for approval.",
        },
        {
          time: "4:30 AM",
          subject: "Import of 60 orders",
          facts: [
            { name: "Complete", value: "58" },
            { name: "No date", value: "Rows 22 and 48" },
          ],
          description: "A data import fails, and its owner gets the rows affected.",
        },
        {
          time: "8:00 AM",
          subject: "Open decisions",
          facts: [
            { name: "9:40 PM", value: "Confirm the meeting" },
            { name: "1:15 AM", value: "Approve one price" },
            { name: "4:30 AM", value: "Enter two dates" },
          ],
          description: "The team finds every open decision on a single list.",
        },
      ],
    },
  },
  useCases: {
    title: "AI Automation Use Cases By Category",
    intro:
      "Percentages are examples of published results; yours are measured against your team’s hours today.",
    labels: {
      applications: "Key Applications",
      impact: "Business Impact",
      integration: "Integration Capabilities",
    },
    items: [
      {
        key: "onboarding",
        title: "Onboarding and Lead Classification",
        applications: [
          "Classify inquiries by need and urgency",
          "Assign each lead",
          "Collect contracts and tax forms",
          "Schedule the first meeting",
        ],
        impact: {
          description:
            "Sales can call the most suitable leads first, while these people still remember what they asked.",
          claim: {
            value: "30-50%",
            label: "reduction in lead response time",
            change: { kind: "less", by: 30, upTo: 50 },
          },
        },
        integration:
          "The automation works with your web forms, mailbox, CRM, signature service and calendar.",
      },
      {
        key: "competitor",
        title: "Competitor Analysis",
        applications: [
          "Track public prices and product pages",
          "Group reviews by theme, with sources",
          "Compare features with yours",
          "Send alerts past your threshold",
        ],
        impact: {
          description:
            "Pricing meetings begin with a dated and sourced overview of what competitors have changed.",
        },
        integration:
          "The automation reads licensed feeds and public websites, the latter within their terms of use.",
      },
      {
        key: "content",
        title: "Content Creation",
        applications: [
          "Describe products from their data",
          "Rework articles into newsletters",
          "Translate with your terminology",
          "Check drafts against facts",
        ],
        impact: {
          description: "Writers choose the angle and revise the draft, and an editor has the last word.",
          claim: {
            value: "90%",
            label: "reduction in content creation time",
            change: { kind: "less", by: 90 },
          },
        },
        integration:
          "The automation connects to your content system, product database and translation memory.",
      },
      {
        key: "meetings",
        title: "Meeting Notes & Reports",
        applications: [
          "Transcribe calls, with consent",
          "Extract tasks with owner and date",
          "Write minutes in your template",
          "Draft a weekly status report",
        ],
        impact: {
          description:
            "Tasks reach the tracker once the notes are confirmed, and absent colleagues can read a single page.",
        },
        integration: "The automation joins your video conferences and files its output in your task tracker.",
      },
    ],
  },
  faq: {
    items: [
      {
        id: "price",
        question: "What does an automation cost?",
        answer:
          "The price depends on the connected systems, the exceptions and the number of cases, and our proposal states it before anything is built.",
      },
      {
        id: "duration",
        question: "How long until it runs?",
        answer:
          "It depends on the systems, the exceptions and how soon we get finished cases to test with, and the proposal contains a schedule.",
      },
      {
        id: "who",
        question: "What is left for our people?",
        answer:
          "Our engineers build it with somebody who knows the process, and your people keep the decisions and the exceptions.",
      },
      {
        id: "mistakes",
        question: "What if it makes a mistake?",
        answer:
          "You find the case in the log and correct the rule that caused the mistake, and a step that cannot be taken back can wait for a person from the start.",
      },
    ],
  },
  closing: {
    title: "Get Started with AI Automation",
    intro: "Name one process that takes more hours than it should, and say roughly how often it comes up.",
    steps: [
      "We read your message and arrange a call.",
      "You show us the process, and together we find the steps for software.",
      "You get a proposal, with a price, for a first, small automation.",
    ],
    related: {
      title: "An automation can begin with a call or rely on a model",
      items: [
        { label: "Conversational AI", href: urls.conversationalAi.path },
        { label: "ML/AI/GenAI Solutions", href: urls.mlAiGenAiSolutions.path },
      ],
      partner: "Partner with Us",
    },
  },
};
