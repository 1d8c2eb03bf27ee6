import { site } from "./site.ts";
import type { Hero, Item, PageMeta, SectionIntro } from "./types.ts";

interface ContactPage {
  meta: PageMeta;
  hero: Hero;
  /** In the envelope’s corner. */
  sender: string;
  postalAddress: string;
  inboxes: readonly (Item & { email: string })[];
  form: SectionIntro;
}

export const contact: ContactPage = {
  meta: {
    title: "Contact Us - Talk to Our AI Team",
    description: `Write to ${site.name} or call ${site.phone}: one address for projects, one for trainings and one for talent, and a form for every other message.`,
  },
  hero: {
    title: "Tell us what you are trying to do",
    lead: "Call or write about a project, a training program, or specialists for your team.",
    action: "Write to us",
  },
  sender: "You",
  postalAddress: "Postal address",
  inboxes: [
    {
      title: "Projects and everything else",
      description: "Services, partnerships, press, and what the other two addresses do not cover.",
      email: site.email,
    },
    {
      title: "Trainings",
      description: "Courses, corporate programs, installments and certificates.",
      email: site.trainingsEmail,
    },
    {
      title: "Talent",
      description: "Specialists for your team, or a place in our network for yourself.",
      email: site.talentEmail,
    },
  ],
  form: {
    title: "Send us a message",
    intro:
      "Somebody from our team reads it and tells you whether we can help, and what a first step would involve and cost.",
  },
};
