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
    description: `How ${site.name} works: from scattered data to a decision somebody acts on, with AI services, training and talent from one team in ${site.address.city}, ${site.address.state}.`,
  },
  hero: {
    title: "Insights to Action",
    lead: `Most companies know more than they use. ${site.name} turns what is scattered over inboxes, tables and heads into systems that act on it.`,
    action: "Partner with Us",
    secondaryAction: "Talk to us first",
  },
  way: {
    title: "From a signal to a result",
    intro: "Every project goes the same way, whether it ends in an assistant, a model or a trained team.",
    steps: [
      {
        title: "Look",
        description:
          "We sit with the people who do the work and count what happens: how often, how long, and where it stalls.",
      },
      {
        title: "Choose",
        description:
          "Together we pick one problem whose solution you could measure within weeks. Some ideas end here, and that is cheap.",
      },
      {
        title: "Build",
        description:
          "A first version runs on real data early. It is tested on your own cases, and changed while changing is easy.",
      },
      {
        title: "Hand over",
        description:
          "Your people learn to run it, to watch it and to say when it is wrong. What we built is documented and yours.",
      },
    ],
  },
  benefits: {
    title: "Key Benefits",
    intro: "What you can hold us to, in whichever practice you start.",
    items: [
      {
        icon: "sparkles",
        title: "Advanced AI Algorithms",
        description:
          "We use the simplest method that solves the case, and the newest one where it is measurably better. You see the comparison.",
      },
      {
        icon: "chart",
        title: "Data-Driven Insights",
        description:
          "Each project starts with a baseline, so that before and after can be told apart and a gain has a number behind it.",
      },
      {
        icon: "shield",
        title: "Enterprise Security",
        description:
          "Access is given by role, secrets stay on servers, and your data is used for your project and nothing else.",
      },
      {
        icon: "sliders",
        title: "Customizable Solutions",
        description:
          "We fit the system to your process and its exceptions. Where an off-the-shelf product would do, we say so.",
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
          "New parts talk to the CRM, phone system or warehouse you have. Nobody copies between two screens.",
      },
    ],
  },
  closing: {
    title: "Bring us one stubborn problem",
    description: "The one that every meeting mentions and nobody has time for is a good place to start.",
    action: "Partner with Us",
  },
};
