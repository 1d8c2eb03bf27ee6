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
    title: "Corporate AI training built on your own work",
    lead: "Two programs for companies. One takes beginners from a first script to a deployed model in 4 months; the other is put together for the roles, tools and questions of your teams.",
    action: "Reserve your training",
  },
  benefits: {
    title: "What your company can count on",
    intro:
      "Some of it is settled before the first session, the rest shows once people are back at their desks.",
    items: [
      {
        icon: "graduation-cap",
        title: "Expert Instruction",
        description:
          "Instructors work with the tools they teach. They can show why a model fails on real data and what to try next.",
      },
      {
        icon: "wrench",
        title: "Hands-on Projects",
        description:
          "Participants build something that runs, such as a trained model or a document assistant, and its code or workflow stays with you.",
      },
      {
        icon: "sliders",
        title: "Customized Curriculum",
        description:
          "We start from your tasks, systems and rules, leave out what people already know and take the examples from their field.",
      },
      {
        icon: "calendar",
        title: "Flexible Delivery",
        description:
          "Sessions fit around shifts, releases and time zones. Two evenings a week can work as well as a block of half days.",
      },
      {
        icon: "life-buoy",
        title: "Ongoing Support",
        description:
          "Most questions come up once the material meets daily work. Follow-up hours, agreed in advance, are there for them.",
      },
      {
        icon: "trending-up",
        title: "ROI-Focused",
        description:
          "You name the result that would justify the cost, for example hours saved on a monthly report. We plan toward it and check it with you at the end.",
      },
    ],
  },
  market: {
    title: "Where the AI market is heading",
    intro:
      "Three published projections of the AI market. Each was made on its own terms, so read them for their direction.",
    items: [
      {
        value: "3.68 trillion",
        period: "by 2034",
        caption: "from 196.63 billion in 2023",
        year: 2034,
        billions: 3680,
        start: { value: "196.63 billion", year: 2023, billions: 196.63 },
      },
      {
        value: "274 billion",
        period: "by 2026",
        caption: "The projection with the nearest date",
        year: 2026,
        billions: 274,
      },
      {
        value: "1.3 trillion",
        period: "by 2032",
        caption: "A separate projection for the early 2030s",
        year: 2032,
        billions: 1300,
      },
    ],
    scaleNote:
      "Every line and dot is drawn to scale from zero. The curve is the steady growth between its own two figures; the other two projections stand alone.",
    conclusion:
      "In a growing market, trained people are hard to hire. Training the ones you already employ is the part you can decide yourself.",
  },
  programs: {
    title: "One set path, one made for you",
    intro:
      "The first suits people who are to become engineers, the second everyone else. Larger companies can run them side by side.",
    labels: {
      duration: "Duration",
      requirement: "Before you start",
      audience: "For",
      contents: "Contents",
      outcome: "Outcome",
    },
    items: [
      {
        title: "AI/ML/GenAI Engineer Program",
        description: "A full route into AI engineering for people who have never programmed.",
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
        action: "Reserve the Engineer Program",
        link: {
          label: "See the lessons of the AI/ML/GenAI Engineer course",
          href: urls.aiMlGenAiCourse.path,
        },
      },
      {
        title: "Custom Program",
        description:
          "Sessions planned group by group, from a single morning for the board to a season for a department.",
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
        action: "Plan a Custom Program",
      },
    ],
  },
  reserve: {
    title: "Reserve a training for your team",
    intro:
      "Tell us who should learn, what they should be able to do afterward, and when you would like to begin.",
    steps: [
      {
        title: "We ask what is missing",
        description:
          "Your form tells us who should learn what. We come back with questions about roles, level and tools.",
      },
      {
        title: "You receive a proposal",
        description: "It names the program, the dates and the price.",
      },
      {
        title: "We prepare the first session",
        description: "Once you agree, we make the material ready and set the date.",
      },
    ],
    contact: {
      title: "Trainings contact",
      description: "The same details in a message reach the same people.",
      email: site.trainingsEmail,
    },
  },
  closing: {
    title: "Unsure which program fits?",
    description:
      "Describe the team in a few lines and what it should be able to do. We will suggest a program, and say so when a smaller one is enough.",
    action: "Write to the trainings team",
    email: site.trainingsEmail,
  },
};
