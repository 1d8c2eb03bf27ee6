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
          "Front-end and back-end development",
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
    stages: ["Begin with one", "Add people for the build", "One for upkeep"],
    title: "AI Progresses Rapidly",
    intro:
      "Models and tools can change faster than a permanent position is filled, so a project may need different people every few months.",
    items: [
      {
        title: "Bring together small expert teams instantly",
        description:
          "You choose among a few who fit, since we compare first what they have done with what you need.",
      },
      {
        title: "Adapt quickly to new technologies",
        description:
          "When the project moves to another model, framework or cloud, you add someone who knows it for as long as the move takes.",
      },
      {
        title: "Scale team size easily",
        description:
          "The number of people follows the stage that the project has reached, and you agree to each change.",
      },
      {
        title: "Achieve faster outcomes than traditional hiring",
        description:
          "You have no vacancy to advertise and no pile of applications to read, so you can begin with the work itself.",
      },
    ],
  },
  reasons: {
    title: "Why Choose Our Network",
    items: [
      {
        title: "Premium Projects",
        description: "Specialists here look for demanding work with a clear goal and an owner on your side.",
      },
      {
        title: "Global Opportunities",
        description:
          "We search beyond one city, for the time zone, the language or the presence on site that you name.",
      },
      {
        title: "Competitive Rates",
        description:
          "You pay by the hour or a fixed price for a defined result, and you see the rate before you decide on a person.",
      },
      {
        title: "Expert Community",
        description:
          "A specialist who meets a problem outside their own field has colleagues in the network to ask.",
      },
      {
        title: "Secure & Reliable",
        description:
          "Confidentiality, access rights, ownership of the work and how the engagement can end are settled in writing before anyone opens your code or data.",
      },
      {
        title: "Flexible Engagement",
        description:
          "You can bring someone in for a few hours of advice, for a single phase or for the whole project.",
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
