import { urls } from "../../src/shared/urls.ts";
import type { MlAiGenaiSolutionsPage } from "./types.ts";

export const mlAiGenaiSolutions: MlAiGenaiSolutionsPage = {
  meta: {
    title: "GenAI, ML & AI Solutions Development",
    description:
      "Machine learning and generative AI built on your own data and tested against the way you work now, with monitoring once the models are in daily use.",
  },
  hero: {
    title: "ML/AI/GenAI Solutions",
    lead: "We build predictive and generative models on your data, and once they are in use, we watch whether their results are still right.",
    action: "Discuss a model",
    secondaryAction: "See five industries",
  },
  generative: {
    title: "Generative AI works from your own material",
    intro: "Generated text becomes useful once somebody can check it against the source that it came from.",
    drawing: {
      documents: [
        { name: "Contract", passage: "Net 30 days, service yearly" },
        { name: "Price list", passage: "P-40: 1,180 dollars" },
        { name: "Manual", passage: "40 bar at 230 volts" },
        { name: "Emails", passage: "June 14 at the latest" },
      ],
      draft: "An offer, tied to your documents line by line",
      lines: [
        "Twelve pumps, at your plant by June 14",
        "Each 40 bar, 230 volts",
        "1,180 dollars a pump",
        "Lasts ten years",
        "Payment within 30 days",
        "One service a year",
      ],
      unsourced: "no source: this line goes",
    },
    items: [
      {
        title: "Content generation",
        description: "Offers and documentation are drafted from your data, each statement with its source.",
      },
      {
        title: "Process automation",
        description:
          "Inside a workflow, the model reads and classifies what arrives, and hands its result on.",
        href: urls.aiAutomations.path,
      },
      {
        title: "Conversational AI",
        description: "Staff and customers put questions to manuals and see only what they may.",
        href: urls.conversationalAi.path,
      },
      {
        title: "Data synthesis",
        description:
          "Artificial records let you test and train where the originals are too few or too private.",
      },
    ],
    useCases: {
      title: "You could start with one of these six",
      items: [
        {
          title: "Search over internal documents",
          description: "The passage that answers, with its source",
        },
        {
          title: "Contract comparison",
          description: "Departures from your standard terms",
        },
        {
          title: "Help for developers",
          description: "Proposed tests and migrations",
        },
        {
          title: "Product images",
          description: "Variants of approved originals",
        },
        {
          title: "Commented reports",
          description: "Drafts that an analyst edits and signs",
        },
        {
          title: "Learning material",
          description: "Quizzes from your handbooks",
        },
      ],
    },
  },
  industries: {
    title: "A model can help in these five industries",
    labels: {
      applications: "Applications",
      challenges: "Challenges",
      opportunities: "Opportunities",
      integration: "Integration Capabilities",
    },
    items: [
      {
        key: "healthcare",
        title: "Healthcare",
        applications: [
          "Urgent images read first",
          "Forecasts of bed demand",
          "Summaries that clinicians approve",
        ],
        challenges: [
          "Patient data must stay private",
          "Records come in many formats",
          "Clinicians must see the grounds",
        ],
        opportunities: ["More time with patients", "Earlier follow-up", "Research on existing data"],
        integration:
          "A model connects through HL7 FHIR and DICOM and runs on site where policy requires that.",
      },
      {
        key: "finance",
        title: "Finance",
        applications: [
          "Fraud detection in pending payments",
          "Credit scoring with reasons",
          "Figures extracted from filings",
        ],
        challenges: ["Models must be retested", "Fraudsters change methods", "Past decisions carry bias"],
        opportunities: [
          "Fewer payments declined wrongly",
          "Quicker answers for applicants",
          "Compliance checks on every case",
        ],
        integration: "A model works with core banking and payment systems and stores each score for audit.",
      },
      {
        key: "manufacturing",
        title: "Manufacturing",
        applications: ["Visual inspection at line speed", "Failure prediction", "Production schedules"],
        challenges: ["Failures are rare", "Machines speak different protocols", "The network can go down"],
        opportunities: [
          "Maintenance in quiet shifts",
          "Scrap traced to its station",
          "Operators’ experience preserved",
        ],
        integration:
          "A model reads PLC and SCADA data over OPC UA or MQTT and returns results to your MES or ERP.",
      },
      {
        key: "retail",
        title: "Retail",
        applications: [
          "Demand forecasts by store",
          "Recommendations that heed stock",
          "Attributes filled from photos",
        ],
        challenges: [
          "Promotions distort sales history",
          "Shoppers are hard to recognize",
          "Personal offers need consent",
        ],
        opportunities: [
          "Fewer empty shelves",
          "Markdowns timed by evidence",
          "Assortments for each location",
        ],
        integration:
          "A model draws on point-of-sale and inventory systems and submits prices to them for approval.",
      },
      {
        key: "transportation",
        title: "Transportation",
        applications: ["Routes that react to traffic", "Arrival times", "Wear forecasts for vehicles"],
        challenges: ["Position data is noisy", "Dispatchers must accept plans", "Safety rules set limits"],
        opportunities: ["Fewer empty miles", "Workshop time reserved early", "More deliveries on time"],
        integration: "A model combines telematics with traffic feeds and sends plans to the dispatcher.",
      },
    ],
  },
  additionalIndustries: {
    title: "The same methods suit three more industries",
    items: [
      {
        title: "Energy",
        description:
          "Load forecasts help to balance the electricity grid, and drone images show where its lines are damaged.",
      },
      {
        title: "Education",
        description:
          "Exercises adapt to the individual learner, and teachers hear early when somebody is falling behind.",
      },
      {
        title: "Media & Entertainment",
        description: "Archives become searchable by what is said and what is shown in the recordings.",
      },
    ],
  },
  outlook: {
    title: "Future Outlook",
    intro: "We expect these to matter to most companies in the coming years.",
    items: [
      {
        title: "Emerging Trends",
        description:
          "Smaller models run on local devices, agents act within set limits, and systems read text and images together.",
      },
      {
        title: "Business Impact",
        description:
          "Pilots become systems with owners, buyers ask for test records, and staff judge drafts, which takes training.",
      },
      {
        title: "Generative AI",
        description:
          "Answers with sources become the standard, lower costs make small tasks worthwhile, and law settles the rights in training data.",
      },
    ],
  },
  faq: {
    items: [
      {
        id: "price",
        question: "What does a model cost?",
        answer:
          "The state of your data and the systems around the model decide the price, and we tell you what a first study costs before it begins.",
      },
      {
        id: "duration",
        question: "How long does a first study take?",
        answer:
          "It depends on how soon we have a sample of your data, and the scope of the study includes a schedule.",
      },
      {
        id: "data",
        question: "How much data do we need?",
        answer:
          "You need enough past cases with a known outcome to compare with, and the sample shows whether you have them.",
      },
      {
        id: "mistakes",
        question: "What if the model is no better than we are?",
        answer:
          "You can stop after the study and keep its result, and once a model is in use, it is retrained when its errors drift.",
      },
    ],
  },
  closing: {
    title: "Put a model to the test on your data",
    intro:
      "Name the decision or the document that you have in mind, and describe roughly what data exists for it.",
    steps: [
      "We write back and arrange a first talk.",
      "Together we choose a sample of your data and the result to beat.",
      "You decide on a first study with a price, and on more once you have its result.",
    ],
    related: {
      title: "A model needs current data and people who can judge it",
      items: [
        { label: "Data & Cloud Solutions", href: urls.dataCloudSolutions.path },
        { label: "Corporate Training", href: urls.corporateTraining.path },
      ],
      partner: "Partner with Us",
    },
  },
};
