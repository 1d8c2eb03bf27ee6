import { site } from "./site.ts";
import type {
  Benefit,
  CallToAction,
  HeroWithChoice,
  Item,
  ListSection,
  PageMeta,
  SectionIntro,
} from "./types.ts";

interface AboutPage {
  meta: PageMeta;
  hero: HeroWithChoice;
  way: SectionIntro & { steps: readonly Item[]; statement: string };
  benefits: ListSection<Benefit>;
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
    action: "Partner with Us",
    secondaryAction: "Talk to us first",
  },
  way: {
    title: "Every project goes through the same four steps",
    intro: "It may end in an assistant, in a model or in a team that can use AI by itself.",
    steps: [
      {
        title: "Look",
        description:
          "Together with your staff we count how often a task comes up, how long it takes and where it waits, and that count becomes the baseline.",
      },
      {
        title: "Choose",
        description:
          "Together we pick one problem that comes up often and whose solution can be measured against the baseline, and you hear what it will cost and how long it will take.",
      },
      {
        title: "Build",
        description:
          "A first version runs on real data early, and we test it on your own cases while it is still easy to change.",
      },
      {
        title: "Hand over",
        description:
          "Your staff learn to run the system and to notice when it is wrong, and they receive the documentation.",
      },
    ],
    statement: "If the count shows that an idea is not worth building, we stop before it has cost you much.",
  },
  benefits: {
    title: "Key Benefits",
    intro:
      "This is how we mean to work in every practice; what we owe you in your own project is set out in the agreement that you sign.",
    items: [
      {
        icon: "sparkles",
        title: "Advanced AI Algorithms",
        description:
          "We use the simplest method that solves your case, and a newer one where a comparison on your data shows that it is better.",
      },
      {
        icon: "chart",
        title: "Data-Driven Insights",
        description:
          "Because each project starts with a baseline, you can compare before and after and see how large the gain is.",
      },
      {
        icon: "shield",
        title: "Enterprise Security",
        description:
          "Access is given by role, passwords and keys stay on servers, and the agreement says what your data may be used for.",
      },
      {
        icon: "sliders",
        title: "Customizable Solutions",
        description:
          "We fit the system to your process and its exceptions, and we tell you where a product off the shelf would do.",
      },
      {
        icon: "life-buoy",
        title: "Expert Support Team",
        description:
          "Engineers answer questions about a running system, at the hours and for the period that your agreement sets.",
      },
      {
        icon: "plug",
        title: "Seamless Integration",
        description:
          "What we build exchanges data with the CRM, phone system or data warehouse you have, so nobody has to copy it from one screen to another.",
      },
    ],
  },
  closing: {
    title: "Tell us about one problem that keeps coming back",
    description:
      "A good first project is often a problem that comes up in meeting after meeting because nobody has had time to solve it.",
    action: "Partner with Us",
  },
};
