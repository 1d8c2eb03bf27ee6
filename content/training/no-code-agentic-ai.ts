import { site } from "../site.ts";
import type { NoCodeCoursePage } from "./types.ts";

export const noCodeCourse: NoCodeCoursePage = {
  meta: {
    title: "No Code Agentic AI Course",
    description:
      "Learn to build AI agents without programming: 24 live online classes in 6 weeks with n8n, retrieval from your own documents and app prototypes in Lovable.",
  },
  hero: {
    title: "No Code Agentic AI Course",
    lead: "In 6 weeks of live evening classes you build agents that read, decide and act in the tools you already use. You draw workflows and write instructions; you do not program.",
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
    intro: "It is made for people who know a process well and would like to see it run by itself.",
    items: [
      {
        icon: "workflow",
        title: "No Coding Required",
        description:
          "You connect blocks on a canvas and describe screens in plain words. If you can sketch a process on paper, you can follow the first class.",
      },
      {
        icon: "briefcase",
        title: "Real-World Applications",
        description:
          "The exercises are tasks that offices have: sorting inquiries, drafting replies for approval, answering from a company’s documents.",
      },
      {
        icon: "zap",
        title: "Rapid Prototyping",
        description:
          "In the last module your agent gets a front end that others can click through, early enough to change course on what they tell you.",
      },
      {
        icon: "rocket",
        title: "Launch Your AI Career",
        description:
          "You finish with agents to show and the words to explain them, whether in an interview, to a client or to your own manager.",
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
    title: "Something to keep from every week",
    intro: "Classes run Monday to Thursday; Friday to Sunday stay free for building.",
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
    title: "Six modules, one each week",
    intro: "Every module has four classes and adds something you can use.",
    items: [
      {
        number: 1,
        title: "AI Basics & Prompt Engineering",
        range: "Classes 1–4",
        description:
          "How language models arrive at an answer, and how to ask so that the answer can be used.",
        classes: [
          { number: 1, title: "How language models work, and where they fail" },
          { number: 2, title: "Prompts with a role, context and examples" },
          { number: 3, title: "Structured answers that a workflow can read" },
          { number: 4, title: "Workshop: a tested prompt library for your own job", workshop: true },
        ],
      },
      {
        number: 2,
        title: "Getting Started with n8n & AI Agents",
        range: "Classes 5–8",
        description:
          "You learn the canvas, build a first automation and give it a model that makes decisions.",
        classes: [
          { number: 5, title: "The n8n canvas: nodes, triggers and executions" },
          { number: 6, title: "A first workflow: a form that sorts inquiries" },
          { number: 7, title: "From workflow to agent: model, memory and tools" },
          {
            number: 8,
            title: "Workshop: an email agent that drafts and waits for approval",
            workshop: true,
          },
        ],
      },
      {
        number: 3,
        title: "APIs, Automation & Real-Time Processes",
        range: "Classes 9–12",
        description: "Your agent meets other systems and starts the moment something happens in them.",
        classes: [
          { number: 9, title: "APIs without code: requests, keys and responses" },
          { number: 10, title: "Connecting calendars, spreadsheets and team chat" },
          { number: 11, title: "Webhooks: starting a workflow from an event" },
          { number: 12, title: "Workshop: real-time alerts with retries and error handling", workshop: true },
        ],
      },
      {
        number: 4,
        title: "Database Integration & Automation, plus intro to RAG and vector databases",
        range: "Classes 13–16",
        description: "Your workflows get a memory that lasts, first in tables and then in vectors.",
        classes: [
          { number: 13, title: "Databases for people who know spreadsheets" },
          { number: 14, title: "Reading and writing records from n8n" },
          { number: 15, title: "Workshop: scheduled updates without duplicate records", workshop: true },
          { number: 16, title: "Introduction to RAG, embeddings and vector databases" },
        ],
      },
      {
        number: 5,
        title: "RAG Systems & Retrieval Workflows",
        range: "Classes 17–20",
        description: "Documents become a source that an agent answers from and cites.",
        classes: [
          { number: 17, title: "Preparing documents: cleaning, splitting and labeling" },
          { number: 18, title: "A retrieval workflow, from question to cited answer" },
          { number: 19, title: "Finding and fixing wrong or invented answers" },
          { number: 20, title: "Workshop: an agent that answers from your own documents", workshop: true },
        ],
      },
      {
        number: 6,
        title: "Lovable Prototyping",
        range: "Classes 21–24",
        description: "A web app around your agent, so that other people can try it without you in the room.",
        classes: [
          { number: 21, title: "Lovable basics: from a description to a working page" },
          { number: 22, title: "Connecting a Lovable app to your n8n agent" },
          { number: 23, title: "Sign-in, stored data and keeping keys safe" },
          { number: 24, title: "Demo day: present your prototype and plan its next version", workshop: true },
        ],
      },
    ],
  },
  enrollment: {
    title: "Choose your plan",
    intro: "Both plans lead to the same classes. The price follows your situation.",
    benefitsTitle: "Both plans include",
    note: "n8n and Lovable sell their own subscriptions. If you take one out, you pay it to them in addition to the price here.",
  },
  waitlist: {
    title: "Join the waitlist",
    intro: "Leave your address, and we write to you as soon as the next date of the course is set.",
    action: "Join the waitlist",
  },
  webinar: {
    title: "Free webinar",
    intro: "See how the course works before you pay for it. Register here to take part online.",
    waitlist: {
      title: "Free webinar",
      intro:
        "The next one will be announced. Leave your address, and we write to you as soon as its date is set.",
    },
    date: ({ next }) => next.webinar.line.starts,
    topicsTitle: "On the agenda",
    topics: [
      "An agent built in n8n, starting from an empty canvas",
      "What you make in each of the six modules",
      "Your questions about plans and prerequisites",
    ],
  },
  closing: {
    title: "Bring the task you are tired of doing by hand",
    description: "Describe it in a message, and we will tell you whether the course covers what it takes.",
    action: "Ask the trainings team",
    email: site.trainingsEmail,
  },
};
