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
    diagram: {
      source: "Emails, forms, calls",
      steps: ["Collect", "Understand", "Act"],
      approval: "A person approves",
      result: "Recorded",
      description:
        "A pipeline: emails, forms and calls are collected and understood, go to a person for approval where your rules ask for it, and are then acted on and recorded.",
    },
  },
  benefits: {
    title: "What changes for the business",
    intro: "Six themes that owners and department heads tend to raise first.",
    items: [
      {
        icon: "clock",
        title: "24/7 operation",
        description:
          "Orders, requests and alerts are processed when they arrive, weekends included. Monday starts with decisions, because the sorting is already done.",
      },
      {
        icon: "zap",
        title: "Efficiency",
        description:
          "Retyping between systems and chasing missing fields drop out of the day, and the people who did them have those hours for customers.",
      },
      {
        icon: "chart",
        title: "Insights",
        description:
          "Since each step leaves data behind, you can see where requests wait and what a single case costs.",
      },
      {
        icon: "smile",
        title: "Customer experience",
        description:
          "A confirmation goes out at once and later messages report real progress, so customers have little reason to ask where things stand.",
      },
      {
        icon: "target",
        title: "Competitive advantage",
        description:
          "The first useful reply often wins the business. An automated first step lets yours leave while the question is still fresh.",
      },
      {
        icon: "trending-up",
        title: "Scalable growth",
        description:
          "A new region or a busy season adds volume to the same pipeline. New hires go where the work needs people.",
      },
    ],
  },
  keyBenefits: {
    title: "Key Benefits",
    intro: "How every automation we deliver behaves, whatever the process.",
    items: [
      {
        icon: "badge-check",
        title: "Approval where it counts",
        description:
          "Payments, contracts and outgoing messages can wait for a click from the person responsible. You decide which ones do.",
      },
      {
        icon: "file-text",
        title: "A log of every step",
        description:
          "Input, decision and action are kept together with the time, so that a colleague or an auditor can retrace any case.",
      },
      {
        icon: "plug",
        title: "Your tools stay",
        description:
          "We connect the mailbox, CRM and spreadsheets your team knows. Nobody has to learn another system to benefit.",
      },
      {
        icon: "route",
        title: "Exceptions find a person",
        description:
          "When the software is unsure or two fields contradict each other, the case stops and lands with its owner, reason included.",
      },
      {
        icon: "refresh",
        title: "Tested on past cases",
        description:
          "Before launch, the automation runs over finished work from your archive, and its results are compared with what your team decided.",
      },
      {
        icon: "sliders",
        title: "Yours to change",
        description:
          "Rules, texts and thresholds sit in one documented place, where your own staff can edit them after handover.",
      },
    ],
  },
  revolution: {
    title: "The AI Revolution Is Here",
    intro:
      "Language models now read a letter, compare two contracts or summarize a call well enough for everyday office work. For many tasks, the human part shrinks from typing to checking.",
    candidates: {
      title: "What Can You Automate?",
      intro:
        "A task qualifies when it recurs and follows rules that you could explain to a new colleague. These usually do.",
      items: [
        {
          title: "Inboxes and forms",
          description: "Pull out names and amounts and prepare the reply.",
        },
        {
          title: "Invoices and orders",
          description: "Match documents to purchase orders and flag what does not agree.",
        },
        {
          title: "Customer records",
          description: "Merge duplicates and note the outcome of each contact.",
        },
        {
          title: "Regular reports",
          description: "Collect the week’s figures and write the first version of the commentary.",
        },
        {
          title: "Scheduling",
          description: "Find a slot that suits everyone and send the papers with the invitation.",
        },
        {
          title: "Questions from staff",
          description: "Answer from policies and manuals, with the relevant passage quoted.",
        },
      ],
    },
    aroundTheClock: {
      title: "The Power of 24/7 Operations",
      intro:
        "Most of the week lies outside office hours, and requests keep coming. An automation applies the same rules at midnight as at noon and leaves open decisions sorted for the morning.",
      exampleTitle: "One night, as an example",
      items: [
        {
          time: "9:40 PM",
          description:
            "A prospect fills in the form. The inquiry is classified, answered with suitable material and offered a meeting.",
        },
        {
          time: "1:15 AM",
          description: "A supplier’s new price list arrives. Changed items are marked and held for approval.",
        },
        {
          time: "4:30 AM",
          description: "A data import fails twice. Its owner gets the error together with the rows affected.",
        },
        {
          time: "8:00 AM",
          description: "The team opens one short list: finished overnight, and waiting for a decision.",
        },
      ],
    },
  },
  useCases: {
    title: "AI Automation Use Cases By Category",
    intro: "Four kinds of work with a clear start, a clear end and plenty of repetition in between.",
    labels: {
      applications: "Key Applications",
      impact: "Business Impact",
      integration: "Integration Capabilities",
    },
    items: [
      {
        key: "onboarding",
        title: "Onboarding and Lead Classification",
        description:
          "New inquiries and new clients call for the same first steps, taken as soon as the form arrives.",
        applications: [
          "Classify each inquiry by need, budget and urgency, with the reason noted",
          "Assign the lead to the salesperson who covers that region or product",
          "Collect contracts and tax forms from new clients, with reminders for what is missing",
          "Open the account and schedule the first meeting once the papers are complete",
        ],
        impact: {
          description: "Sales speaks first with the leads that fit, while they still remember asking.",
          claim: {
            value: "30-50%",
            label: "reduction in lead response time",
            change: { kind: "less", by: 30, upTo: 50 },
          },
        },
        integration: "Works with your web forms, shared mailbox, CRM, e-signature service and calendar.",
      },
      {
        key: "competitor",
        title: "Competitor Analysis",
        description:
          "Watching rivals by hand starts with energy and then lapses. An automation keeps looking.",
        applications: [
          "Track public price lists, product pages and job postings for changes",
          "Group reviews and press coverage by theme, with a link to every source",
          "Compare features side by side with your own catalog",
          "Send an alert when a change crosses a threshold you set",
        ],
        impact: {
          description:
            "Pricing and product meetings begin with a dated, sourced overview of the market, and a rival’s move is on the table while there is time to respond.",
        },
        integration:
          "Reads your licensed data feeds and public websites, the latter within their terms of use, and delivers to chat, email or your BI tool.",
      },
      {
        key: "content",
        title: "Content Creation",
        description: "Drafts are made from your own facts and in your own tone. An editor has the last word.",
        applications: [
          "Turn product data into descriptions for shop, catalog and marketplace",
          "Rework one article into a newsletter and posts for each social network",
          "Translate with your terminology list",
          "Check drafts against brand rules and source facts before an editor sees them",
        ],
        impact: {
          description: "Writers choose the angle and make the final cut; the blank page is gone.",
          claim: {
            value: "90%",
            label: "reduction in content creation time",
            change: { kind: "less", by: 90 },
          },
        },
        integration:
          "Connects to your content management system, product database, media library and translation memory.",
      },
      {
        key: "meetings",
        title: "Meeting Notes & Reports",
        description:
          "Agreements get lost between the call and the task list. Here they are written down, assigned and sent to everyone who attended.",
        applications: [
          "Transcribe calls with the participants’ consent and mark who said what",
          "Extract decisions and tasks, each with an owner and a due date",
          "Write the minutes in your template and draft the follow-up email",
          "Gather the week’s meetings into a status report for each project",
        ],
        impact: {
          description:
            "Tasks reach the tracker as soon as the notes are confirmed, and anyone who was absent catches up by reading a page.",
        },
        integration:
          "Joins your video conferences from the calendar and files its output in the task tracker or document store of your choice.",
      },
    ],
  },
  closing: {
    title: "Get Started with AI Automation",
    intro:
      "Name one process that takes more hours than it should. That is enough for a useful first conversation.",
    next: {
      title: "What happens next",
      steps: [
        "We ask you to walk us through the process as it runs today.",
        "Together we mark the steps that software can take and those that stay with people.",
        "You get a proposal for a first automation, small enough to prove itself before the next.",
      ],
    },
    related: {
      title: "Often built together",
      items: [
        {
          title: "Conversational AI",
          href: urls.conversationalAi.path,
          description: "Requests arrive by chat or phone and start the process themselves.",
        },
        {
          title: "ML/AI/GenAI Solutions",
          href: urls.mlAiGenAiSolutions.path,
          description: "A model of your own decides where a rule cannot.",
        },
      ],
      partner: {
        description: "A whole department’s processes, planned together.",
        action: "Partner with Us",
      },
    },
  },
};
