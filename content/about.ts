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
  /** How a signal becomes an action: the company's way of working. */
  way: SectionIntro & { steps: readonly Item[] };
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
    lead: `What a company knows is often scattered over inboxes, tables and the heads of its staff. ${site.name} builds systems that bring it together and act on it.`,
    action: "Partner with Us",
    secondaryAction: "Talk to us first",
  },
  way: {
    title: "How we work with you, from the first count to the handover",
    intro:
      "A project has the same four steps whether it ends in an assistant, a model or a team that can use AI by itself.",
    steps: [
      {
        title: "Look",
        description:
          "Together with your staff we count how often a task comes up, how long it takes and where it waits. That count is the baseline.",
      },
      {
        title: "Choose",
        description:
          "We pick one problem with you whose solution could be measured within weeks. An idea that is not worth building ends here, before it has cost much.",
      },
      {
        title: "Build",
        description:
          "A first version runs on real data early, and we test it on your own cases while it is still easy to change.",
      },
      {
        title: "Hand over",
        description:
          "Your staff learn to run it, to watch it and to notice when it is wrong. You get its documentation, and what we built belongs to you.",
      },
    ],
  },
  benefits: {
    title: "Key Benefits",
    intro:
      "This is how we mean to work in every practice. What is owed in your project stands in the agreement that you sign.",
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
          "We give access by role, keep secrets on servers, and use your data for your project and for nothing else.",
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
        description: "The engineers who built it answer your questions about it, from the first release on.",
      },
      {
        icon: "plug",
        title: "Seamless Integration",
        description:
          "New parts exchange data with the CRM, the phone system or the data warehouse that you have, so nobody copies between two screens.",
      },
    ],
  },
  closing: {
    title: "Tell us about one problem that keeps coming back",
    description:
      "A good first project is a problem that many meetings mention and nobody has had time to solve.",
    action: "Partner with Us",
  },
};
