import { site } from "../site.ts";
import { lessonsFrom } from "./lessons.ts";
import { plans, toolFees } from "./plans.ts";
import type { NoCodeCoursePage } from "./types.ts";

export const noCodeCourse: NoCodeCoursePage = {
  meta: {
    title: "No Code Agentic AI Course",
    description:
      "Learn to build AI agents without programming: 24 live online classes in 6 weeks with n8n, retrieval from your own documents and app prototypes in Lovable.",
  },
  hero: {
    badge: "No Code Agentic AI Course",
    title: "Build AI agents in 6 weeks, without programming",
    lead: "In live evening classes you build agents that read, decide and act in the tools you already use, by drawing workflows and writing instructions in plain words.",
    facts: [
      { term: "Starts", detail: ({ next }) => next["no-code"].line.starts },
      { term: "Classes", detail: ({ next }) => next["no-code"].line.schedule },
      {
        term: "Price",
        detail: `${plans.professionals.priceDisplay}, or ${plans.students.priceDisplay} for students, graduates and unemployed juniors`,
      },
    ],
    action: "Enroll Now",
    secondaryAction: "Register for Webinar",
    canvas: {
      label:
        "A workflow on a canvas: a new inquiry goes to an agent, which has a model, a memory and tools; its draft is sent once you approve it",
      trigger: "New inquiry",
      agent: "Agent",
      work: "reads, decides, drafts",
      model: "Model",
      memory: "Memory",
      tools: "Tools",
      approval: "You approve",
    },
  },
  why: {
    title: "Why Choose This Course",
    intro: "It is for people who know an office process well and would like it to run by itself.",
    items: [
      {
        title: "No Coding Required",
        description: "If you can sketch a process on paper, you can follow: you connect blocks.",
      },
      {
        title: "Real-World Applications",
        description:
          "You practice on office work: sorting inquiries, drafting replies, answering from documents.",
      },
      {
        title: "Rapid Prototyping",
        description: "In the last module your agent gets a front end for people without the canvas.",
      },
      {
        title: "Launch Your AI Career",
        description:
          "You finish with agents to show and explain in an interview, to a client or to your manager.",
      },
    ],
  },
  details: {
    title: "Course details",
    items: [
      { term: "Length", detail: "6 weeks intensive" },
      { term: "Format", detail: "Live online classes with hands-on projects" },
      { term: "Next batch starts", detail: ({ next }) => next["no-code"].line.starts },
      { term: "Schedule", detail: ({ next }) => next["no-code"].line.schedule },
    ],
  },
  path: {
    title: "You finish each week with something you can use",
    intro: "Four evenings of class. Three days to build.",
    items: [
      { title: "Week 1", description: "A tested prompt library for your own job" },
      { title: "Week 2", description: "An email agent that drafts and waits for approval" },
      { title: "Week 3", description: "Real-time alerts that survive an error" },
      { title: "Week 4", description: "Scheduled updates that leave no duplicates" },
      { title: "Week 5", description: "An agent that answers from your own documents" },
      { title: "Week 6", description: "A prototype that others can click through" },
    ],
    legend: { class: "Class", workshop: "Workshop" },
  },
  curriculum: {
    intro: "One class of every module is a workshop, in which you build something that you can use yourself.",
    items: [
      {
        number: 1,
        title: "AI Basics & Prompt Engineering",
        range: "Classes 1–4",
        description: "You learn how language models arrive at an answer, and how to ask for a usable one.",
        classes: lessonsFrom(
          1,
          [
            "How language models work, and where they fail",
            "Prompts with a role, context and examples",
            "Structured answers that a workflow can read",
            "Workshop: a tested prompt library for your own job",
          ],
          4,
        ),
      },
      {
        number: 2,
        title: "Getting Started with n8n & AI Agents",
        range: "Classes 5–8",
        description: "You build a first automation on the canvas and give it a model that makes decisions.",
        classes: lessonsFrom(
          5,
          [
            "The n8n canvas: nodes, triggers and executions",
            "A first workflow: a form that sorts inquiries",
            "From workflow to agent: model, memory and tools",
            "Workshop: an email agent that drafts and waits for approval",
          ],
          8,
        ),
      },
      {
        number: 3,
        title: "APIs, Automation & Real-Time Processes",
        range: "Classes 9–12",
        description:
          "Your agent learns to start by itself the moment something happens in another application.",
        classes: lessonsFrom(
          9,
          [
            "APIs without code: requests, keys and responses",
            "Connecting calendars, spreadsheets and team chat",
            "Webhooks: starting a workflow from an event",
            "Workshop: real-time alerts with retries and error handling",
          ],
          12,
        ),
      },
      {
        number: 4,
        title: "Database Integration & Automation, plus intro to RAG and vector databases",
        range: "Classes 13–16",
        description: "Your workflows store what they need later, first in tables and then in vectors.",
        classes: lessonsFrom(
          13,
          [
            "Databases for people who know spreadsheets",
            "Reading and writing records from n8n",
            "Workshop: scheduled updates without duplicate records",
            "Introduction to RAG, embeddings and vector databases",
          ],
          15,
        ),
      },
      {
        number: 5,
        title: "RAG Systems & Retrieval Workflows",
        range: "Classes 17–20",
        description:
          "You turn a collection of documents into a source from which an agent answers, with citations.",
        classes: lessonsFrom(
          17,
          [
            "Preparing documents: cleaning, splitting and labeling",
            "A retrieval workflow, from question to cited answer",
            "Finding and fixing wrong or invented answers",
            "Workshop: an agent that answers from your own documents",
          ],
          20,
        ),
      },
      {
        number: 6,
        title: "Lovable Prototyping",
        range: "Classes 21–24",
        description: "You build a web app around your agent, so that others can try it by themselves.",
        classes: lessonsFrom(
          21,
          [
            "Lovable basics: from a description to a working page",
            "Connecting a Lovable app to your n8n agent",
            "Sign-in, stored data and keeping keys safe",
            "Demo day: present your prototype and plan its next version",
          ],
          24,
        ),
      },
    ],
  },
  enrollment: {
    title: "Choose your plan",
    intro: "Both plans lead to the same classes at a price that depends on your situation.",
    benefitsTitle: "Both plans include",
    terms: [
      {
        term: "Certificate",
        detail: "It requires a grade of 80% or higher.",
      },
      {
        term: "Refund",
        detail:
          "If you ask by email within 7 calendar days from the start of your cohort, you get back 75% of the fee paid in full.",
      },
      { term: "Tools", detail: toolFees },
    ],
    termsLink: "Read the agreement before you pay",
  },
  faq: {
    title: "What to know before you enroll",
    items: [
      {
        id: "missed-class",
        question: "What happens if I miss a class?",
        answer: `Recordings that we share with your cohort belong to the materials, which stay open to you for life. Write to ${site.trainingsEmail} if you want to know whether every class of your cohort is recorded.`,
      },
      {
        id: "equipment",
        question: "What do I need for the classes?",
        answer:
          "You need a computer with a current browser, a microphone and a stable internet connection, your own accounts with n8n and Lovable, and time for the projects.",
      },
      {
        id: "installments",
        question: "Can I pay the fee in installments?",
        answer: `Yes, if you write to ${site.trainingsEmail} before you pay and we agree on a plan. The agreement says until when you may cancel future payments.`,
      },
      {
        id: "refund",
        question: "Can I get my money back?",
        answer: `Yes, if you send your request to ${site.trainingsEmail} by 11:59 PM company local time on day 7 from the start of your cohort, you get back 75% of the fee paid in full. The refund is processed in about 15–30 business days. After day 7, or on a repeat cohort, there is no refund unless the cohort is not held.`,
      },
      {
        id: "place",
        question: "When is my place certain?",
        answer:
          "Your place is certain once the fee, or the first installment, has reached us, and the link to the classes goes to the email address that you enrolled with.",
      },
    ],
  },
  waitlist: {
    title: "Join the waitlist",
    intro:
      "Leave your address, and we write to you as soon as the next date of the course is set. The waitlist keeps no place for you.",
    action: "Join the waitlist",
  },
  webinar: {
    title: "A free webinar shows you the course",
    intro: "Register here, and we send you the link before it begins.",
    waitlist: {
      title: "A free webinar shows you the course",
      intro:
        "The next one will be announced. Leave your address, and you hear from us as soon as its date is set.",
    },
    date: ({ next }) => next.webinar.line.starts,
    topics: [
      "An agent built in n8n, starting from an empty canvas",
      "What you make in each of the six modules",
      "Your questions about plans and prerequisites",
    ],
  },
  closing: {
    title: "Ask about the task that you would hand to an agent",
    description: "Describe it in a message, and we will tell you whether the course covers what it takes.",
    action: "Ask the trainings team",
    email: site.trainingsEmail,
  },
};
