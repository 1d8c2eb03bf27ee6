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
    lead: "We build predictive and generative models on your data and compare them with the way you decide today. Once they are in use, we watch for the day they stop being right.",
    action: "Discuss a model",
    secondaryAction: "See five industries",
    diagram: {
      title: "Model card",
      name: "Weekly demand forecast",
      rows: [
        { label: "Purpose", value: "Stock per store and week" },
        { label: "Learned from", value: "Orders, prices, holidays" },
        { label: "Compared with", value: "The planner’s own estimate" },
        { label: "Not for", value: "Items without sales history" },
        { label: "Final say", value: "The planner" },
        { label: "Retrained", value: "When its errors drift" },
      ],
      description:
        "A model card for a weekly demand forecast: its purpose, the data it learned from, what it was compared with, where it must not be used, who has the final say and when it is retrained.",
    },
  },
  generative: {
    title: "Generative AI",
    intro:
      "A model that writes and summarizes becomes useful to a company once it works from the company’s own material and its output can be checked.",
    items: [
      {
        icon: "file-text",
        title: "Content generation",
        description:
          "Offers, product texts and technical documentation are drafted from your source data, and each statement points to where it came from.",
      },
      {
        icon: "workflow",
        title: "Process automation",
        description:
          "Inside a workflow, the model does the reading and sorting, then passes a structured result to the next system.",
        link: { label: "More on AI Automations", href: urls.aiAutomations.path },
      },
      {
        icon: "message",
        title: "Conversational AI",
        description:
          "Staff and customers put questions to manuals or contracts, by text or voice, and see only what their access rights allow.",
        link: { label: "More on Conversational AI", href: urls.conversationalAi.path },
      },
      {
        icon: "database",
        title: "Data synthesis",
        description:
          "Artificial records with the statistical shape of real ones let you test and train where the originals are too few or too private.",
      },
    ],
    useCases: {
      title: "Six use cases to start from",
      items: [
        {
          title: "Search over internal documents",
          description: "A question in plain language returns the passage that answers it, with its source.",
        },
        {
          title: "Contract comparison",
          description: "Departures from your standard terms are listed clause by clause for a reviewer.",
        },
        {
          title: "Help for developers",
          description: "Tests and migrations are proposed in your repositories and follow your coding rules.",
        },
        {
          title: "Product images",
          description:
            "Backgrounds and formats are varied from approved originals, ready for each sales channel.",
        },
        {
          title: "Commented reports",
          description:
            "Figures from the data warehouse become a monthly text that an analyst edits and signs.",
        },
        {
          title: "Learning material",
          description: "Existing handbooks yield quizzes and practice dialogues for each role.",
        },
      ],
    },
  },
  industries: {
    title: "Models at work in five industries",
    intro: "Each panel sets the uses beside the obstacles that decide whether they succeed.",
    labels: {
      applications: "Applications",
      challenges: "Challenges",
      opportunities: "Opportunities",
      integration: "Integration Capabilities",
    },
    swipeHint: "Swipe to navigate",
    items: [
      {
        key: "healthcare",
        icon: "heart-pulse",
        title: "Healthcare",
        applications: [
          "Ordering of medical images so that urgent cases are read first",
          "Forecasts of bed demand for staff planning",
          "Summaries and codes for clinical notes, approved by a clinician",
        ],
        challenges: [
          "Patient data has to stay private, often inside the hospital’s own network",
          "Records are spread over systems with different formats",
          "Clinicians must see the grounds for a suggestion before they act on it",
        ],
        opportunities: [
          "More time with patients and less at the keyboard",
          "Earlier follow-up when a patient’s risk rises",
          "Research on data that the hospital already holds",
        ],
        integration:
          "Connects to health records through HL7 FHIR and to imaging archives through DICOM, on site where policy requires it.",
      },
      {
        key: "finance",
        icon: "wallet",
        title: "Finance",
        applications: [
          "Fraud detection while a payment is still pending",
          "Credit scoring that states the deciding factors",
          "Extraction of figures from filings and loan documents",
        ],
        challenges: [
          "Regulators expect models to be documented and retested",
          "Fraudsters change their methods once a pattern is caught",
          "Past decisions can carry bias into a new model",
        ],
        opportunities: [
          "Fewer legitimate payments declined by mistake",
          "Quicker answers for applicants whose files are complete",
          "Compliance checks on every case where only a sample was read before",
        ],
        integration:
          "Works with core banking, payment and case-management systems by API or message queue, and stores each score for audit.",
      },
      {
        key: "manufacturing",
        icon: "factory",
        title: "Manufacturing",
        applications: [
          "Visual inspection of parts at line speed",
          "Failure prediction from vibration and temperature",
          "Production schedules that weigh orders, setup times and material",
        ],
        challenges: [
          "Failures are rare, so there are few examples to learn from",
          "Machines of different ages speak different protocols",
          "The model has to keep running beside the line when the network is down",
        ],
        opportunities: [
          "Maintenance moved to a quiet shift",
          "Scrap traced to the station that causes it",
          "Experience of senior operators preserved before they retire",
        ],
        integration:
          "Reads PLC, SCADA and historian data over OPC UA or MQTT and returns results to your MES or ERP.",
      },
      {
        key: "retail",
        icon: "coins",
        title: "Retail",
        applications: [
          "Demand forecasts for each store and item",
          "Recommendations that take stock and margin into account",
          "Missing catalog attributes filled in from product photos",
        ],
        challenges: [
          "Promotions and weather make sales history a poor guide by itself",
          "The same shopper is hard to recognize online and in the store",
          "Personal offers need consent and a sense of proportion",
        ],
        opportunities: [
          "Leaner stock with fewer empty shelves",
          "Markdowns timed by evidence",
          "Assortments fitted to the customers of each location",
        ],
        integration:
          "Draws on point-of-sale, web shop, loyalty and inventory systems, and submits orders or prices to them for approval.",
      },
      {
        key: "transportation",
        icon: "truck",
        title: "Transportation",
        applications: [
          "Route planning that reacts to traffic and delivery windows",
          "Arrival times for shippers and passengers",
          "Wear forecasts for vehicles and track",
        ],
        challenges: [
          "Position data is noisy and has gaps",
          "Drivers and dispatchers have to accept a plan before it is worth anything",
          "Safety rules limit what may be decided without a person",
        ],
        opportunities: [
          "Fewer empty miles",
          "Workshop capacity reserved ahead of the breakdown",
          "Delivery promises that hold",
        ],
        integration:
          "Combines telematics and transport management with traffic and weather feeds, and sends plans to the dispatcher or the driver’s app.",
      },
    ],
  },
  additionalIndustries: {
    title: "Additional industries",
    intro: "The same methods apply wherever measurements, documents or recordings pile up.",
    items: [
      {
        icon: "zap",
        title: "Energy",
        description:
          "Forecasts of load and generation help to balance the grid, and drone images show which line needs a crew.",
      },
      {
        icon: "graduation-cap",
        title: "Education",
        description:
          "Exercises adapt to the learner, and teachers hear early when someone is falling behind. Grades remain theirs to give.",
      },
      {
        icon: "newspaper",
        title: "Media & Entertainment",
        description:
          "Archives become searchable by what is said and shown, and editors keep a hand on what is recommended to whom.",
      },
    ],
  },
  outlook: {
    title: "Future Outlook",
    intro: "What we expect to matter in the coming years, as a help for decisions that have to last.",
    items: [
      {
        title: "Emerging Trends",
        items: [
          "Smaller models that run on a phone, a machine or a local server",
          "Agents that take several steps in a row within limits set beforehand",
          "Systems that read text, images and sensor data together",
        ],
      },
      {
        title: "Business Impact",
        items: [
          "Money moves from pilots to systems with an owner and a running cost",
          "Buyers ask for test records as they do with any other supplier",
          "Staff judge drafts more often than they write them, which takes training",
        ],
      },
      {
        title: "Generative AI",
        items: [
          "Answers with sources become the standard in professional use",
          "Lower costs per request make everyday tasks worth building for",
          "Rights in training data and output are settled by law and contract",
        ],
      },
    ],
  },
  closing: {
    title: "Put a model to the test on your data",
    intro:
      "Tell us which decision or document you have in mind and what data exists. A rough description will do.",
    next: {
      title: "What happens next",
      steps: [
        "We check with you whether the question calls for a model or for a simpler rule.",
        "On a sample of your data we agree how to measure success and which result to beat.",
        "You decide on a first study of limited scope before anything larger is built.",
      ],
    },
    related: {
      title: "Often built together",
      items: [
        {
          title: "Data & Cloud Solutions",
          href: urls.dataCloudSolutions.path,
          description: "A platform that gives the model current, documented data.",
        },
        {
          title: "Corporate Training",
          href: urls.corporateTraining.path,
          description: "Your people learn to run and judge what we leave behind.",
        },
      ],
      partner: {
        description: "Several models, or one that a whole product depends on.",
        action: "Partner with Us",
      },
    },
  },
};
