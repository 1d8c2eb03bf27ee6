import { urls } from "../../src/shared/urls.ts";
import { site } from "../site.ts";
import type { CorporateTrainingPage } from "./types.ts";

export const corporateTraining: CorporateTrainingPage = {
  meta: {
    title: "Corporate AI Training & Upskilling Programs",
    description:
      "AI training for companies: a 4-month AI/ML/GenAI Engineer Program for beginners, and a Custom Program of flexible duration for executives and all teams.",
  },
  hero: {
    title: "Train your teams in AI on the work they already do",
    lead: "A 4-month program takes beginners from a first script to a deployed model, and a custom program is planned around the roles, tools and questions of your teams.",
    facts: [
      { term: "Length", detail: "4 months, or as long as a Custom Program needs" },
      { term: "For", detail: "Beginners, executives and all teams" },
      { term: "Dates", detail: "Evenings or half days, agreed with you" },
      { term: "Price", detail: "In your proposal; until you accept it, you pay nothing" },
    ],
    action: "Reserve your training",
    drawing:
      "Six teams at their tables, each with work that it does today: executives, sales, operations, HR, finance and engineers. From all of them a line leads up to one arrow.",
    teams: [
      { name: "Executives", work: "vendor offers" },
      { name: "Sales", work: "quotes" },
      { name: "Operations", work: "shift plans" },
      { name: "HR", work: "onboarding" },
      { name: "Finance", work: "monthly report" },
      { name: "Engineers", work: "manuals" },
    ],
  },
  benefits: {
    title: "You name the result, and we plan the sessions toward it",
    items: [
      {
        title: "Expert Instruction",
        description:
          "Instructors work with the tools they teach, so they can show why a model fails on real data.",
      },
      {
        title: "Hands-on Projects",
        description:
          "Participants build something that runs, such as a document assistant, and its code or workflow stays with you.",
      },
      {
        title: "Customized Curriculum",
        description: "We start from your tasks, systems and rules, and leave out what people already know.",
      },
      {
        title: "Flexible Delivery",
        description:
          "Sessions fit around shifts, releases and time zones, on two evenings a week or in a block of half days.",
      },
      {
        title: "Ongoing Support",
        description:
          "Follow-up hours are agreed in advance for the questions that come up once people are back at work.",
      },
      {
        title: "ROI-Focused",
        description:
          "You say what would justify the cost, such as hours saved on a monthly report, and we check it with you at the end.",
      },
    ],
  },
  market: {
    title: "The AI market is projected to grow into the trillions",
    intro:
      "These are three published projections of the AI market, to be read for their direction: we know neither their currency nor which parts of the market they count.",
    items: [
      { value: "274 billion", period: "by 2026" },
      { value: "1.3 trillion", period: "by 2032" },
      { value: "3.68 trillion", period: "by 2034", caption: "from 196.63 billion in 2023" },
    ],
  },
  programs: {
    title: "Take the set program, or have one planned for your teams",
    intro: "The first is for people who want to become engineers, and the second is for everyone else.",
    labels: {
      duration: "Duration",
      requirement: "Before you start",
      audience: "For",
      contents: "Contents",
      outcome: "Outcome",
      price: "Price",
    },
    choice: "Program to show",
    items: [
      {
        title: "AI/ML/GenAI Engineer Program",
        shortTitle: "Engineer Program",
        description: "It leads people who have never programmed into AI engineering.",
        duration: "4 months",
        requirement: "No coding experience required",
        audience: "Students, IT beginners and non-technical IT professionals",
        contents: {
          inOrder: true,
          parts: [
            { text: "Python, data preparation and charts, from zero" },
            { text: "Classic machine learning and how to evaluate it" },
            { text: "Deep learning for language, from embeddings to transformers" },
            { text: "Generative AI: prompts, retrieval and fine-tuning" },
            { text: "Agents, deployment with Docker, and monitoring" },
          ],
        },
        outcome:
          "Participants can take a business question to a tested model or agent, deploy it, and explain its limits to the people who rely on it.",
        price: "In your proposal; it depends on the number of people",
        action: "Reserve the Engineer Program",
        link: {
          label: "See the lessons of the Engineer course",
          href: urls.aiMlGenAiCourse.path,
        },
      },
      {
        title: "Custom Program",
        shortTitle: "Custom Program",
        description:
          "We plan the sessions group by group, from a single morning for the board to several months for a department.",
        duration: "Flexible duration",
        requirement: "The level is agreed with each group",
        audience: "Executives and all teams",
        contents: {
          inOrder: false,
          parts: [
            {
              lead: "Executives:",
              text: "what AI can do for the business, what it costs and who answers for it",
            },
            { lead: "Office teams:", text: "prompting, assistants and checking what they produce" },
            { lead: "Operations:", text: "automations and agents without code" },
            { lead: "Engineers:", text: "machine learning and generative AI on the stack you use" },
            { lead: "Everyone:", text: "rules for data, privacy and human review" },
          ],
        },
        outcome:
          "Each group leaves with tasks it now does differently, written instructions for them, and a list of what to tackle next.",
        price: "In your proposal; it depends on the groups and the number of sessions",
        action: "Plan a Custom Program",
      },
    ],
  },
  reserve: {
    title: "Reserve a training for your team",
    intro: "Tell us who should learn, and what they should be able to do afterward.",
  },
  closing: {
    title: "Ask us if you are not sure which program fits",
    description:
      "Describe the team and what it should be able to do, and we will suggest the smallest program for it.",
    action: "Write to the team",
    email: site.trainingsEmail,
  },
};
