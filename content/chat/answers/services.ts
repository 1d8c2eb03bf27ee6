import { urls } from "../../../src/shared/urls.ts";
import type { DirectAnswer } from "../answer.ts";
import { serviceQuote } from "./words.ts";

const assistants = urls.conversationalAi.path;
const automations = urls.aiAutomations.path;
const models = urls.mlAiGenAiSolutions.path;
const cloud = urls.dataCloudSolutions.path;
const contact = urls.contact.path;

/** What holds for all four practices. */
export const serviceAnswers: readonly DirectAnswer[] = [
  {
    questions: [
      "Which services do you offer?",
      "Services",
      "List your services",
      "What kind of AI services do you provide?",
      "What solutions do you have?",
      "What do you build?",
      "What all do you guys build?",
    ],
    text: `We have four practices: Conversational AI (${assistants}), AI Automations (${automations}), ML/AI/GenAI Solutions (${models}), and Data & Cloud Solutions (${cloud}).`,
    href: null,
  },
  {
    about: "automations",
    questions: ["Tell me more on the second one", "The 2nd service", "Number 2"],
    text: "AI Automations take the steps your team repeats every day, from reading an email to updating the record, and carry them out around the clock under your rules.",
    href: automations,
  },
  {
    questions: [
      "Which industries do you work with?",
      "What industries do you serve?",
      "Which sectors do you cover?",
      "Experience in my industry",
      "For which industries do you build models?",
      "Do you work with law firms and lawyers?",
      "Do you work with travel agencies?",
      "Do you work with car dealerships?",
      "Do you work with hospitals and clinics?",
      "Experience with hospitals",
      "Solutions for banks",
      "Do you work with hotels and restaurants?",
      "Clients in retail or e-commerce",
      "Do you build for real estate agents?",
      "Experience in manufacturing",
      "Do you work in manufacturing?",
      "Do you work with logistics and transportation companies?",
      "Do you work with insurance companies and brokers?",
      "Do you build solutions for schools?",
    ],
    text: `The site names no clients. It describes what assistants can do in travel, automotive, legal, real estate, hospitality and healthcare (${assistants}), and what models can do in healthcare, finance, manufacturing, retail and transportation, and also in energy, education, and media and entertainment.`,
    href: models,
  },
  {
    questions: [
      "How much does a project cost?",
      "What do your services cost?",
      "What does it cost a company?",
      "Price of a chatbot",
      "Price of an assistant",
      "What does an assistant cost?",
      "How much do you charge for automation?",
      "What does a voice assistant cost?",
      "Price of AI development",
      "How much is a machine learning model?",
      "What does a model cost?",
      "What does cloud migration cost?",
      "How expensive is consulting?",
      "Budget of a project",
      "Is a budget of 5k enough?",
      "Monthly price of hosting",
      "Cost to build a bot",
      "Rates of your consultants",
      "Ballpark for a project",
    ],
    text: serviceQuote,
    href: contact,
  },
  {
    about: "assistants",
    questions: ["price", "budget enough", "Price a month", "ballpark"],
    text: serviceQuote,
    href: assistants,
  },
  {
    about: "automations",
    questions: ["price", "budget enough", "Price a month", "ballpark"],
    text: serviceQuote,
    href: automations,
  },
  {
    about: "models",
    questions: ["price", "budget enough", "Price a month", "ballpark"],
    text: serviceQuote,
    href: models,
  },
  {
    about: "cloud",
    questions: ["price", "budget enough", "Price a month", "ballpark"],
    text: serviceQuote,
    href: cloud,
  },
  {
    questions: [
      "Does it integrate with our CRM?",
      "Which systems can you connect to?",
      "Integrate with our existing tools",
      "Do you integrate with Salesforce or HubSpot?",
      "Does it work with our SAP or ERP?",
      "Connect to our booking system",
      "Works with Outlook, Gmail, Teams or Slack",
      "API to our software",
    ],
    text: `We connect the systems you already run, such as the CRM, mailbox, spreadsheets, booking or ticket system, under permissions that you set. The site names no particular products, so tell us which ones you use at ${contact}.`,
    href: automations,
  },
  {
    questions: [
      "Is our data safe with you?",
      "How do you handle security of our data?",
      "Do you use our data to train other models?",
      "Is customer data kept confidential?",
      "What about enterprise security?",
      "How do you make sure our data stays private?",
      "Will you sign an NDA?",
      "Who can see our company data?",
    ],
    text: `Access is given by role, secrets stay on servers, and your data is used for your project and nothing else. How confidential material is protected is agreed before you share it (${urls.termsOfService.path}).`,
    href: urls.about.path,
  },
  {
    questions: [
      "Is a simple rule enough instead of a model?",
      "What if a simpler rule is enough?",
      "Do we need AI at all?",
      "Would an off-the-shelf product do?",
    ],
    text: `We check with you whether the question calls for a model or for a simpler rule, and use the simplest method that solves the case (${urls.about.path}). Where an off-the-shelf product would do, we say so.`,
    href: models,
  },
];
