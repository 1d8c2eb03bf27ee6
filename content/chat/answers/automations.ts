import { urls } from "../../../src/shared/urls.ts";
import type { DirectAnswer } from "../answer.ts";

const href = urls.aiAutomations.path;

/** AI Automations. */
export const automationAnswers: readonly DirectAnswer[] = (
  [
    {
      questions: [
        "What can you automate?",
        "Automation",
        "Do you automate business processes?",
        "Which tasks can be automated?",
        "Tell me about AI automations",
        "What processes can AI automate?",
        "Too much manual work",
        "Copy and paste between systems",
        "We type data by hand every day",
        "Repetitive tasks in the office",
        "Workflow automation",
        "Sort our inbox and forms",
        "Read emails and update the record",
        "Data entry",
        "Schedule meetings automatically",
      ],
      text: "Automations take tasks that recur and follow rules you could explain to a new colleague: inboxes and forms, invoices and orders, customer records, regular reports, scheduling, and questions from staff. Payments, contracts and outgoing messages can wait for a person’s approval.",
    },
    {
      questions: [
        "Can you automate our invoices?",
        "Supplier invoices typed in by hand",
        "Match invoices to purchase orders",
        "Accounts payable",
        "Process orders and receipts",
        "Bookkeeping documents",
      ],
      text: "An automation reads invoices and orders, matches the documents to purchase orders and flags what does not agree. Payments can wait for a click from the person responsible.",
    },
    {
      questions: [
        "Does it pay invoices by itself?",
        "Who approves the payments?",
        "Does a person approve it before it is sent?",
        "Does the automation decide alone?",
        "Human in the loop",
        "Can we approve each step?",
        "Does it send emails without asking?",
      ],
      text: "Payments, contracts and outgoing messages can wait for a click from the person responsible: you decide which ones need approval.",
    },
    {
      questions: [
        "Can you automate meeting minutes?",
        "Meeting notes and reports",
        "Transcribe our calls",
        "Summarize video conferences",
        "Tasks from meetings",
        "Protocol of meetings",
      ],
      text: "The automation transcribes calls with the participants’ consent, marks who said what, extracts decisions and tasks with owner and due date, and writes the minutes in your template. They reach the tracker once the notes are confirmed.",
    },
    {
      questions: [
        "Is everyone recorded without knowing?",
        "Do people know that the meeting is recorded?",
        "Consent to record meetings",
        "Secretly recorded calls",
      ],
      text: "Calls are transcribed with the participants’ consent.",
    },
    {
      questions: [
        "Product texts for our shop",
        "Content creation",
        "Write descriptions of 2000 items",
        "Newsletter and social media posts",
        "Translate our catalog",
        "Marketing texts with AI",
        "Blog posts written by AI for us",
      ],
      text: "Product texts are drafted from your own facts and in your tone: descriptions for shop, catalog and marketplace, newsletters, social posts and translations with your terminology list. An editor has the last word. Example of a published result: 90% reduction in content creation time.",
    },
    {
      questions: [
        "Who checks the texts?",
        "Who checks them?",
        "Does someone review the drafts?",
        "Who edits the content?",
      ],
      text: "Drafts are checked against brand rules and source facts before an editor sees them, and an editor has the last word.",
    },
    {
      questions: [
        "Can we edit the rules ourselves?",
        "Change the automation later",
        "Can our staff change the thresholds after handover?",
        "Adjust it without you",
        "Do we depend on you for every change?",
      ],
      text: "Rules, texts and thresholds sit in one documented place, where your own staff can edit them after handover: they are yours to change.",
    },
    {
      questions: [
        "Lead classification",
        "Answer and sort new leads",
        "Onboarding of new clients",
        "Qualify inquiries for sales",
        "Collect contracts and tax forms from new clients",
        "Respond to leads faster",
        "Leads from our web form",
        "New customer onboarding papers",
      ],
      text: "Each inquiry is classified by need, budget and urgency with the reason noted, and assigned to the right salesperson; contracts and tax forms are collected from new clients, with reminders. Example of a published result: 30-50% reduction in lead response time.",
    },
    {
      questions: [
        "Competitor analysis",
        "Watch prices of our competitors",
        "Track rivals",
        "Monitor the market",
        "Is scraping competitor websites legal?",
      ],
      text: "An automation tracks competitors’ public price lists, product pages and job postings, groups reviews and press by theme with a link to every source, and sends an alert when a change crosses your threshold. It reads licensed feeds and public websites, the latter within their terms of use.",
    },
    {
      questions: [
        "What if the automation is wrong or unsure?",
        "What if it makes a mistake?",
        "Errors and exceptions",
        "What when two fields contradict each other?",
        "Can we see what it did and why?",
        "Audit log of every step",
        "How is it tested before launch?",
      ],
      text: "Before launch, the automation runs over finished work from your archive and is compared with what your team decided. When it is unsure, the case stops and lands with its owner, reason included. Input, decision and action are logged with the time, so that any case can be retraced.",
    },
    {
      questions: [
        "Do we have to learn a new system?",
        "Which tools do we keep?",
        "Do you replace our software?",
      ],
      text: "Your tools stay: we connect the mailbox, CRM and spreadsheets your team knows. Nobody has to learn another system to benefit.",
    },
    {
      questions: [
        "How do we start with automation?",
        "First step of an automation",
        "What happens after I describe my process?",
        "Which process to name first?",
      ],
      text: "Name one process that takes more hours than it should. We ask you to walk us through it, mark the steps that software can take, and you get a proposal for a first automation, small enough to prove itself before the next.",
    },
    {
      questions: ["Will it replace my staff?", "Do people lose their jobs?", "Will my employees be fired?"],
      text: "People keep the decisions: retyping between systems and chasing missing fields drop out of the day, and the people who did them have those hours for customers.",
    },
    {
      questions: ["Weekly reports from our figures", "Automatic reporting", "Monthly report commentary"],
      text: "For regular reports the automation collects the figures and writes the first version of the commentary, which a person edits.",
    },
  ] satisfies Omit<DirectAnswer, "about" | "href">[]
).map((answer) => ({ ...answer, about: "automations", href }));
