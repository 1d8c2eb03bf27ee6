import { site } from "../site.ts";
import type { ForClientsPage } from "./types.ts";

export const forClients: ForClientsPage = {
  meta: {
    title: "Hire Vetted AI & IT Specialists",
    description: `Hire vetted AI/ML, data science, cloud and DevOps specialists through ${site.name}, one person or a small expert team that scales with your project.`,
  },
  hero: {
    badge: "Elite AI Talent Network",
    title: "Bring in the AI specialist your project is missing",
    lead: "Tell us what has to be done, and we propose a vetted specialist, or put together a team that grows and shrinks with the work.",
    action: "Find Your Talent",
    secondaryAction: "Learn More",
  },
  roles: {
    title: "Role Overviews",
    intro: "Start from a role, or describe the result you need and we name the roles.",
    items: [
      {
        title: "Data Engineer",
        description: "Brings scattered data into one place.",
        skills: [
          "Batch and streaming pipelines",
          "SQL, Python and Spark",
          "Warehouse and lakehouse design",
          "Data quality checks",
        ],
      },
      {
        title: "AI/ML Engineer",
        description: "Makes a feature of a promising model.",
        skills: [
          "Model training and evaluation",
          "LLM applications and RAG",
          "Models served behind APIs",
          "Monitoring and retraining",
        ],
      },
      {
        title: "Any IT Role",
        description: "From help desk to enterprise architecture.",
        skills: [
          "IT support and administration",
          "Network engineering",
          "Information security",
          "Project and product management",
        ],
      },
      {
        title: "BI/Data Analyst",
        description: "Finds the numbers behind a question.",
        skills: [
          "Power BI, Tableau or Looker",
          "SQL for analysis",
          "Metric definitions",
          "Scheduled reports",
        ],
      },
      {
        title: "Software Engineer",
        description: "Builds the application around your AI.",
        skills: [
          "Front-end and back-end code",
          "API design and integration",
          "Automated tests",
          "Code review",
        ],
      },
      {
        title: "DevOps Engineer",
        description: "Makes releases regular and outages short.",
        skills: [
          "CI/CD pipelines",
          "Docker and Kubernetes",
          "Terraform and cloud accounts",
          "Logging and alerting",
        ],
      },
      {
        title: "Data Scientist",
        description: "Says what your data can answer, or cannot.",
        skills: [
          "Statistical analysis",
          "Forecasting and classification",
          "Experiments and A/B tests",
          "Python, Pandas and scikit-learn",
        ],
      },
      {
        title: "Any Industry",
        description: "Knows the rules and words of your trade.",
        skills: [
          "Healthcare and life sciences",
          "Finance and insurance",
          "Retail and hospitality",
          "Manufacturing and transportation",
        ],
      },
      {
        title: "Any Technology",
        description: "Knows what you name, new or decades old.",
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
    fresh: "For a new technology, as long as the move takes",
    title: "AI Progresses Rapidly",
    intro:
      "Tools can change faster than a position is filled, so a project may need other people every few months.",
    items: [
      {
        title: "Bring together small expert teams instantly",
        description: "You choose among a few, compared with what you need.",
      },
      {
        title: "Adapt quickly to new technologies",
        description: "Another model or cloud brings someone who knows it, while you move.",
      },
      {
        title: "Scale team size easily",
        description: "The number of people follows the stage of the project, and you agree to each change.",
      },
      {
        title: "Achieve faster outcomes than traditional hiring",
        description: "No vacancy, no pile of applications: you begin with the work.",
      },
    ],
  },
  reasons: {
    title: "Why Choose Our Network",
    items: [
      {
        title: "Premium Projects",
        description: "Specialists here look for demanding work with a clear goal and an owner.",
      },
      {
        title: "Global Opportunities",
        description: "We search beyond one city, for the time zone, language or presence you name.",
      },
      {
        title: "Competitive Rates",
        description: "By the hour or a fixed price, and you see the rate before you decide on a person.",
      },
      {
        title: "Expert Community",
        description: "Who meets a problem outside their field has colleagues in the network to ask.",
      },
      {
        title: "Secure & Reliable",
        description: "Confidentiality, access and ownership are in writing before work begins.",
      },
      {
        title: "Flexible Engagement",
        description: "A few hours of advice, a single phase, or the whole project.",
      },
    ],
  },
  form: {
    title: "Describe the role or the team",
    intro:
      "Name the task, the tools you use, the start you have in mind, and whether you need one person or several.",
  },
  closing: {
    title: "Send the job description as it is",
    description:
      "An outline of the project or a single question will do as well. The talent team reads it and answers.",
    action: "Email the talent team",
    email: site.talentEmail,
  },
};
