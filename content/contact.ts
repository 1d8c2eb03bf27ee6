import { site } from "./site.ts";
import type { Hero, Item, PageMeta, SectionIntro } from "./types.ts";

interface ContactPage {
  meta: PageMeta;
  hero: Hero;
  details: SectionIntro & {
    statement: string;
    labels: { address: string; phone: string; email: string };
  };
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
    lead: "Write to us or call about a project that you have in mind, a training program, or specialists for your team.",
    action: "Write to us",
  },
  details: {
    title: "Write or call, whichever you prefer",
    intro:
      "Each kind of question has its own email address, so that your message reaches the people responsible without being forwarded.",
    statement:
      "We will tell you whether this is something we can help with, and what a first step together would involve and cost.",
    labels: { address: "Postal address", phone: "Phone", email: "Email" },
  },
  inboxes: [
    {
      title: "Projects and everything else",
      description:
        "Services, partnerships, press and any question that the other two addresses do not cover.",
      email: site.email,
    },
    {
      title: "Trainings",
      description: "Courses, corporate programs, installments and certificates.",
      email: site.trainingsEmail,
    },
    {
      title: "Talent",
      description: "Specialists who join your team for a project, or a place in our network for yourself.",
      email: site.talentEmail,
    },
  ],
  form: {
    title: "Send us a message",
    intro:
      "Explain in a few sentences what it is about, and somebody from our team will read your message and answer by email.",
  },
};
