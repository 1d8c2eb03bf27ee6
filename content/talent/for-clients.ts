import { site } from "../site.ts";
import type { ForClientsPage } from "./types.ts";

export const forClients: ForClientsPage = {
  meta: {
    title: "Hire Vetted AI & IT Specialists",
    description: `Hire vetted AI/ML, data science, cloud and DevOps specialists through ${site.name}, one person or a small expert team that scales with your project.`,
  },
  hero: {
    badge: "Elite AI Talent Network",
    title: "The AI specialist your project is missing",
    lead: "Tell us what has to get done. We propose a vetted specialist in AI/ML, data science, cloud, DevOps or another IT field, or put together a custom team that grows and shrinks with the work.",
    action: "Find Your Talent",
    secondaryAction: "Learn More",
  },
  roles: {
    title: "Role Overviews",
    intro: "Start from a role below, or describe the result you need and let us name the roles.",
    items: [
      {
        title: "Data Engineer",
        description:
          "Brings data out of scattered systems into one place where reports and models can use it.",
        skills: [
          "Batch and streaming pipelines",
          "SQL, Python and Spark",
          "Warehouse and lakehouse design",
          "Data quality checks",
        ],
      },
      {
        title: "AI/ML Engineer",
        description:
          "Turns a promising model into a feature of your product, and watches how it behaves after release.",
        skills: [
          "Model training and evaluation",
          "LLM applications and RAG",
          "Models served behind APIs",
          "Monitoring and retraining",
        ],
      },
      {
        title: "Any IT Role",
        description:
          "For the vacancy that has no name in this list, from the help desk to enterprise architecture.",
        skills: [
          "IT support and administration",
          "Network engineering",
          "Information security",
          "Project and product management",
        ],
      },
      {
        title: "BI/Data Analyst",
        description:
          "Finds the numbers behind a business question and builds the dashboard that keeps answering it.",
        skills: [
          "Power BI, Tableau or Looker",
          "SQL for analysis",
          "Metric definitions",
          "Scheduled reports",
        ],
      },
      {
        title: "Software Engineer",
        description:
          "Builds the application around your AI, from the screens to the connections with systems you already run.",
        skills: [
          "Front-end and back-end development",
          "API design and integration",
          "Automated tests",
          "Code review",
        ],
      },
      {
        title: "DevOps Engineer",
        description:
          "Makes releases repeatable and outages shorter, with the infrastructure written down as code.",
        skills: [
          "CI/CD pipelines",
          "Docker and Kubernetes",
          "Terraform and cloud accounts",
          "Logging and alerting",
        ],
      },
      {
        title: "Data Scientist",
        description:
          "Tests whether your data can answer the question, then models it and states how certain the answer is.",
        skills: [
          "Statistical analysis",
          "Forecasting and classification",
          "Experiments and A/B tests",
          "Python, Pandas and scikit-learn",
        ],
      },
      {
        title: "Any Industry",
        description:
          "When the work needs sector knowledge, we look for people who have already worked under your industry’s rules.",
        skills: [
          "Healthcare and life sciences",
          "Finance and insurance",
          "Retail and hospitality",
          "Manufacturing and transportation",
        ],
      },
      {
        title: "Any Technology",
        description:
          "Name the stack, whether it shipped this year or decades ago, and we look for someone who knows it.",
        skills: [
          "AWS, Azure and Google Cloud",
          "Java, .NET, Go and JavaScript",
          "SQL and NoSQL databases",
          "ERP, CRM and older systems",
        ],
      },
    ],
  },
  progress: {
    title: "AI Progresses Rapidly",
    intro:
      "Models and tools change faster than a permanent position is filled. With a network behind you, the people on a project can change when the technology under it does.",
    items: [
      {
        title: "Bring together small expert teams instantly",
        description:
          "Vetting is done before you ask, so you skip the search and the first screening and start with people to choose from.",
      },
      {
        title: "Adapt quickly to new technologies",
        description:
          "If the project moves to another model, framework or cloud, add someone who knows it for as long as the move takes.",
      },
      {
        title: "Scale team size easily",
        description: "Begin with one engineer, add people for the build, and go back to one for upkeep.",
      },
      {
        title: "Achieve faster outcomes than traditional hiring",
        description:
          "With no vacancy to advertise and no pile of applications to read, the work itself begins sooner.",
      },
    ],
  },
  reasons: {
    title: "Why Choose Our Network",
    intro: "What you can expect once a specialist from the network works with you.",
    items: [
      {
        icon: "rocket",
        title: "Premium Projects",
        description:
          "The people here look for demanding work. Bring a clear goal and an owner on your side, and yours is a project they will want to finish.",
      },
      {
        icon: "globe",
        title: "Global Opportunities",
        description:
          "The search is not limited to one city. Name the time zone, the language or the need to be on site, and we look accordingly.",
      },
      {
        icon: "coins",
        title: "Competitive Rates",
        description:
          "Pay by the hour, or a fixed price for a defined result. You see the rate before you decide on a person.",
      },
      {
        icon: "network",
        title: "Expert Community",
        description:
          "A specialist who meets a problem outside their own field has colleagues in the network to ask.",
      },
      {
        icon: "shield",
        title: "Secure & Reliable",
        description:
          "Confidentiality, access rights and ownership of the work are settled in writing before anyone opens your code or data.",
      },
      {
        icon: "calendar",
        title: "Flexible Engagement",
        description:
          "Bring someone in for a few hours of advice, for a single phase or for the whole project, part-time or full-time.",
      },
    ],
  },
  form: {
    title: "Describe the role or the team",
    intro:
      "A few sentences are enough: the task, the tools you use, the start you have in mind, and whether you need one person or several.",
    next: {
      title: "What happens next",
      steps: [
        {
          title: "We read your request",
          description: "We match it against the roles and note what is still open.",
        },
        {
          title: "We talk it through",
          description:
            "You hear from us by email or phone, and we settle the skills, the hours and the budget with you.",
        },
        {
          title: "You meet the people",
          description:
            "We introduce those who fit. The choice is yours, and nothing binds you until you sign an agreement.",
        },
      ],
    },
  },
  closing: {
    title: "Rather send an email?",
    description:
      "A job description, a project outline or a single question is a fine start. It reaches the people who do the matching.",
    action: "Email the talent team",
    email: site.talentEmail,
  },
};
