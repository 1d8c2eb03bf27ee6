import { site } from "../site.ts";
import type { ForTalentsPage } from "./types.ts";

export const forTalents: ForTalentsPage = {
  meta: {
    title: "Join Our AI & IT Talent Network",
    description: `Join the ${site.name} network of vetted AI, data and IT professionals: hourly or fixed contracts, training for current projects, no subscription fees.`,
  },
  hero: {
    badge: "Career Opportunities",
    title: "Projects that fit your skills and your hours",
    lead: `${site.name} connects AI, data and IT professionals with companies that need them. Tell us what you can do, prepare for what clients ask for, and choose the projects you take.`,
    action: "Join Our Network",
    secondaryAction: "Learn More",
  },
  reasons: {
    title: "Why Join",
    intro: "Three reasons that hold whether you freelance all week or have a few free hours.",
    figure: { value: "$0", label: "in subscription fees" },
    items: [
      {
        icon: "trending-up",
        title: "Secure Your Future",
        description:
          "AI is changing what employers and clients expect of IT people. Training and current projects keep your skills where the demand is.",
      },
      {
        icon: "briefcase",
        title: "More Opportunities",
        description:
          "There are no subscription fees. Only vetted talents are admitted, so clients compare a few suitable people instead of scrolling past you on an open board.",
      },
      {
        icon: "clock",
        title: "Work Flexibility",
        description:
          "Take hourly or fixed contracts, beside a job or as your main work. You set how many hours you have and where you work from.",
      },
    ],
  },
  steps: {
    title: "How It Works",
    intro: "From your first message to your first project, it takes three steps.",
    items: [
      {
        title: "Submit a Form",
        description:
          "Introduce yourself in the form on this page. Sending it costs nothing and commits you to nothing.",
        details: [
          "Your field, the tools you know and work you are proud of",
          "A link to a profile, portfolio or code repository",
          "When you could start, and for how many hours a week",
        ],
      },
      {
        title: "Get Trained",
        description:
          "We compare your experience with what clients ask for and agree with you on what to learn first.",
        details: [
          "Feedback on where you fit today and where there is a gap",
          "One of our courses if you choose it, at a price you know beforehand",
          "Vetting, which comes before any introduction to a client",
        ],
      },
      {
        title: "Unlock New Possibilities",
        description: "Once you are vetted, we come to you when a project matches your profile.",
        details: [
          "A summary of the project, the contract and the rate",
          "Your consent before a client sees your details",
          "A meeting with the client, after which you accept or decline",
        ],
      },
    ],
  },
  form: {
    title: "Introduce yourself",
    intro:
      "Two honest paragraphs and a link say more than a long list of keywords. Leave out salary history and identity numbers; we do not need them here.",
    next: {
      title: "What happens next",
      steps: [
        {
          title: "Your form reaches us",
          description: "We use your entries for matching, and delete them whenever you ask.",
        },
        {
          title: "We write back",
          description:
            "Our reply goes to the email address you gave, with the questions we still have about your experience.",
        },
        {
          title: "We plan your start",
          description:
            "If the network suits you, we settle what to train for and which kind of project to look out for.",
        },
      ],
    },
  },
  closing: {
    title: "Not sure whether you fit?",
    description:
      "Ask before you fill in anything, be it about a skill, a contract or the training. A short answer may save you the form.",
    action: "Ask the talent team",
    email: site.talentEmail,
  },
};
