import { site } from "./site.ts";
import type { Hero, Item, PageMeta, SectionIntro } from "./types.ts";

interface ContactPage {
  meta: PageMeta;
  hero: Hero;
  details: SectionIntro & { labels: { address: string; phone: string; email: string } };
  /** Who answers what, so that a message reaches the right people at once. */
  inboxes: readonly (Item & { email: string })[];
  form: SectionIntro;
}

export const contact: ContactPage = {
  meta: {
    title: "Contact Us - Talk to Our AI Team",
    description: `Write to ${site.name}, call ${site.phone}, or visit us in ${site.address.city}, ${site.address.state}. Your message reaches the people who do the work.`,
  },
  hero: {
    title: "Talk to the people who do the work",
    lead: "Write, call or come by. Say what you are trying to do, and we will tell you whether and how we can help.",
    action: "Write to us",
  },
  details: {
    title: "Where to find us",
    intro: "One office, one number, and an address for each kind of question.",
    labels: { address: "Postal address", phone: "Phone", email: "Email" },
  },
  inboxes: [
    {
      title: "Projects and everything else",
      description: "Services, partnerships, press and whatever fits nowhere else.",
      email: site.email,
    },
    {
      title: "Trainings",
      description: "Courses, corporate programs, installments and certificates.",
      email: site.trainingsEmail,
    },
    {
      title: "Talent",
      description: "Specialists for your team, or a place in our network.",
      email: site.talentEmail,
    },
  ],
  form: {
    title: "Send us a message",
    intro: "A few sentences are enough. We answer by email.",
  },
};
