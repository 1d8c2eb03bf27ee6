import { site } from "./site.ts";
import type { CallToAction, Hero, Item, PageMeta, SectionIntro, TitledList } from "./types.ts";

interface AboutPage {
  meta: PageMeta;
  hero: Hero;
  /** Each step has its paper; all four are of the example that `intro` names. */
  way: SectionIntro & { steps: readonly (Item & { paper: string })[]; statement: string };
  benefits: TitledList<Item> & { note: string; signedFor: string };
  closing: CallToAction;
}

export const about: AboutPage = {
  meta: {
    title: "About Us - Insights to Action",
    description: `How ${site.name} works: from scattered data to a decision somebody acts on, with AI services, training and talent from one company.`,
  },
  hero: {
    title: "Insights to Action",
    lead: `What a company knows is often scattered across inboxes, spreadsheets and people’s heads, and ${site.name} builds systems that bring it together and act on it.`,
    action: "Talk to us first",
  },
  way: {
    title: "Every project goes through the same four steps",
    intro: "The papers are those of one example: seventeen quotes, counted, timed, tested and handed over.",
    steps: [
      {
        title: "Look",
        paper: "Count sheet",
        description: "With your staff we count what comes up, and how long it takes.",
      },
      {
        title: "Choose",
        paper: "Baseline",
        description:
          "Together we pick one problem, and you hear what it will cost and how long it will take.",
      },
      {
        title: "Build",
        paper: "Test list",
        description: "A first version runs on your own cases while it is still easy to change.",
      },
      {
        title: "Hand over",
        paper: "Handover note",
        description:
          "Your staff learn to run the system and to notice when it is wrong, and they receive the documentation.",
      },
    ],
    statement: "If the count says no, we stop there.",
  },
  benefits: {
    title: "Key Benefits",
    note: "This is how we mean to work in every practice; what we owe you is set out in the agreement that you sign.",
    signedFor: `For ${site.name}, ${site.address.city}, ${site.address.state}`,
    items: [
      {
        title: "Advanced AI Algorithms",
        description:
          "The simplest method that solves your case, and a newer one where a comparison on your data shows that it is better.",
      },
      {
        title: "Data-Driven Insights",
        description: "Each project starts with a baseline, so you can compare before and after.",
      },
      {
        title: "Enterprise Security",
        description:
          "Access is given by role, passwords and keys stay on servers, and the agreement says what your data may be used for.",
      },
      {
        title: "Customizable Solutions",
        description:
          "We fit the system to your process, and tell you where a product off the shelf would do.",
      },
      {
        title: "Expert Support Team",
        description:
          "Engineers answer questions about a running system at the hours that your agreement sets.",
      },
      {
        title: "Seamless Integration",
        description: "What we build exchanges data with the CRM, phone system or data warehouse you have.",
      },
    ],
  },
  closing: {
    title: "Tell us about one problem that keeps coming back",
    description:
      "A good first project comes up in meeting after meeting, because nobody has had time to solve it.",
    action: "Partner with Us",
  },
};
