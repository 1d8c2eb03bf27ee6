import { site } from "../site.ts";
import type { ForTalentsPage } from "./types.ts";

export const forTalents: ForTalentsPage = {
  meta: {
    title: "Join Our AI & IT Talent Network",
    description: `Join the ${site.name} network of vetted AI, data and IT professionals: hourly or fixed contracts, advice on what to learn, and no subscription fee for joining.`,
  },
  hero: {
    badge: "Career Opportunities",
    title: "Take on projects that fit your skills and your hours",
    lead: `${site.name} connects AI, data and IT professionals with companies that need them, and you choose the projects you take and the hours you work.`,
    action: "Join Our Network",
    secondaryAction: "Learn More",
    projects: [
      { what: "A forecast", when: "12 hours a week" },
      { what: "A data move", when: "from May" },
      { what: "Reports", when: "remote" },
      { what: "On call", when: "at night" },
    ],
  },
  reasons: {
    title: "Why Join",
    figure: {
      value: "$0",
      receipt: {
        title: "Subscription",
        months: [
          "January",
          "February",
          "March",
          "April",
          "May",
          "June",
          "July",
          "August",
          "September",
          "October",
          "November",
          "December",
        ],
        total: "Total",
      },
    },
    items: [
      {
        title: "Secure Your Future",
        description:
          "AI is changing what clients expect of IT people, and training and current projects keep your skills where the demand is.",
      },
      {
        title: "More Opportunities",
        description:
          "There are no subscription fees for being in the network, and only vetted talents are admitted, so a client compares a few suitable people rather than a long list.",
      },
      {
        title: "Work Flexibility",
        description:
          "You take hourly or fixed contracts, beside a job or as your main work, and you decide for how many hours and from where you work.",
      },
    ],
  },
  steps: {
    title: "How It Works",
    items: [
      {
        title: "Submit a Form",
        description: "Introduce yourself and your work in the form on this page.",
        details: [
          "Your field, your tools, your best work",
          "A link to a profile or to code",
          "When you could start, and your hours",
        ],
      },
      {
        title: "Get Trained",
        description:
          "We compare your experience with what clients ask for and agree with you on what to learn first.",
        details: [
          "Feedback on your fit and your gaps",
          "A course you choose, its cost known",
          "Vetting, before you meet any client",
        ],
      },
      {
        title: "Unlock New Possibilities",
        description:
          "Once you are vetted, we come to you when a project matches your profile, although we cannot promise that one will.",
        details: [
          "The project, the contract and the rate",
          "Your consent to show your details",
          "A meeting, then you accept or decline",
        ],
      },
    ],
  },
  form: {
    title: "Introduce yourself",
    intro:
      "Tell us what you do well, with a link to work that shows it. The form costs nothing to send, and it commits you to nothing; leave out salary history and identity numbers.",
  },
  closing: {
    title: "Ask us if you are not sure that you fit",
    description:
      "You can ask about a skill, a contract or the training first, and decide about the form once you have our answer.",
    action: "Ask the talent team",
    email: site.talentEmail,
  },
};
