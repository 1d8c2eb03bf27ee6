import type { urls } from "../../src/shared/urls.ts";

export type Starters = readonly [string, string, string, string];

const company: Starters = [
  "Which services do you offer?",
  "How does a project start?",
  "What does an assistant cost?",
  "Can I talk to a human?",
];

const enrollment: Starters = [
  "Can I get my money back?",
  "What does the no-code course cost?",
  "Is the class recorded?",
  "Do I get a certificate?",
];

const legal: Starters = [
  "What data do you collect about me?",
  "How can I delete my data?",
  "Do you use cookies?",
  "Is this chat stored?",
];

/** By page; articles use those of the blog, unknown addresses those of the home page. */
export const starters: Record<keyof typeof urls, Starters> = {
  home: [
    "Do you build chatbots?",
    "Can I hire a data engineer?",
    "Do I need to know how to program?",
    "When does the next course start?",
  ],
  about: company,
  contact: [
    "What is your phone number?",
    "Where is your office?",
    "What is your email address?",
    "Can I talk to a human?",
  ],
  conversationalAi: [
    "How does voice authentication work?",
    "Does the assistant connect to our CRM?",
    "Which languages does it speak?",
    "How do I test an assistant?",
  ],
  aiAutomations: [
    "What can you automate?",
    "Which process should we automate first?",
    "Do you connect to our CRM?",
    "What does an automation cost?",
  ],
  mlAiGenAiSolutions: [
    "Do you build machine learning models?",
    "How do you notice that a model has gone stale?",
    "Do you work in manufacturing?",
    "What does a model cost?",
  ],
  dataCloudSolutions: [
    "Do you migrate to the cloud?",
    "What do RPO and RTO mean?",
    "What uptime does your hosting have?",
    "What is a data contract?",
  ],
  corporateTraining: [
    "Can you train my sales team on AI?",
    "How long does corporate training take?",
    "How much does corporate training cost?",
    "Do you have programs for executives?",
  ],
  aiMlGenAiCourse: [
    "Do I need to know how to program?",
    "How many hours a week does the course take?",
    "Which tools does the engineer course cover?",
    "Can I pay in installments?",
  ],
  noCodeAgenticAi: [
    "What does the no-code course cost?",
    "When does the next course start?",
    "Can I get my money back?",
    "What projects will I build?",
  ],
  agreement: enrollment,
  checkout: enrollment,
  talentForClients: [
    "Can I hire a data engineer?",
    "Are your specialists vetted?",
    "How quickly can I get a specialist?",
    "How much does it cost to hire a specialist?",
  ],
  talentForTalents: [
    "How do I join the talent network?",
    "Is there a fee to join the network?",
    "Can talents work remotely?",
    "What is the vetting process?",
  ],
  blogs: [
    "What is Insight Hub?",
    "Which process should we automate first?",
    "What is retrieval-augmented generation?",
    "How do I test an assistant?",
  ],
  privacyPolicy: legal,
  termsOfService: [
    "Which law applies?",
    "How is liability limited?",
    "Can I get my money back?",
    "What data do you collect about me?",
  ],
  cookiePolicy: legal,
  adminLogin: company,
};
