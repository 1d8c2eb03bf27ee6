import { type ServicePath, urls } from "../src/shared/urls.ts";
import type { Dated } from "./dated.ts";
import { site } from "./site.ts";
import { noCodeStarts } from "./training/dates.ts";
import { planPrices } from "./training/prices.ts";
import type {
  CallToAction,
  Figure,
  HeroWithChoice,
  Item,
  Link,
  ListSection,
  PageMeta,
  SectionIntro,
} from "./types.ts";

interface Service extends Item {
  id: string;
  tagline: string;
  benefits: readonly [string, string, string, string];
  link: Link & { href: ServicePath };
}

export interface Offer extends Item {
  figures: readonly Figure[];
  link: Link;
}

interface FirstMessage {
  title: string;
  message: readonly { text: string; marked: boolean }[];
  /** What each marked part of the message tells, in its order. */
  tells: readonly { title: string; text: string }[];
}

type Triple = readonly [string, string, string];

interface HomePage {
  meta: PageMeta;
  hero: HeroWithChoice;
  services: ListSection<Service>;
  training: ListSection<Offer> & { dated: Omit<Offer, "description"> & { text: Dated; starts: string } };
  talent: Omit<ListSection<Omit<Offer, "figures">>, "intro"> & { needs: Triple; roles: Triple };
  partnership: SectionIntro & {
    example: FirstMessage;
    banner: CallToAction;
  };
}

const noCodeText: Dated = (dates) => {
  const { open, full } = dates.next["no-code"];
  if (open !== null && full === null)
    return `Six weeks of live evening classes, ${open.schedule}, in which you build AI agents without any programming.`;
  return `Six weeks of live evening classes in which you build AI agents without any programming. ${noCodeStarts(dates)}`;
};

export const home: HomePage = {
  meta: {
    title: site.homeTitle,
    description: `${site.name} builds conversational AI, automations, ML systems and data platforms, trains your people to run them, and supplies the specialists you lack.`,
  },
  hero: {
    title: "AI that takes work off your desk",
    lead: "We build assistants, automations and models on your own data, teach your people to run them, and bring in the specialists you are missing.",
    action: "Partner with Us",
    secondaryAction: "See our services",
  },
  services: {
    title: "Our Services",
    intro: "Describe the problem, and we name what suits it.",
    items: [
      {
        id: "conversational-ai",
        title: "Conversational AI",
        tagline: "An assistant that also answers at night",
        description:
          "Chat and voice assistants that answer from your own documents, finish the booking or the ticket, and pass the rest to a person.",
        benefits: [
          "Answers in the language the customer writes",
          "Bookings and tickets completed in the chat",
          "The same assistant by phone and by chat",
          "A person takes over with the whole history",
        ],
        link: { label: "Explore Conversational AI", href: urls.conversationalAi.path },
      },
      {
        id: "ai-automations",
        title: "AI Automations",
        tagline: "Software that carries out the repeated steps",
        description:
          "We find the steps your team repeats every day, connect the tools involved, and leave people the decisions that need them.",
        benefits: [
          "Leads sorted before anyone opens the inbox",
          "Reports drafted from the meeting’s notes",
          "A person approves steps where a mistake is costly",
          "A log of every run and of the reason for each step",
        ],
        link: { label: "Explore AI Automations", href: urls.aiAutomations.path },
      },
      {
        id: "ml-ai-genai-solutions",
        title: "ML/AI/GenAI Solutions",
        tagline: "Models that are tested on your own data",
        description:
          "Forecasts, classifiers and generative applications, tested against the cases that matter to you before anything depends on them.",
        benefits: [
          "A baseline first, so that gains can be measured",
          "Test cases written with your own experts",
          "Deployed where your data already lives",
          "Watched for drift once it is running",
        ],
        link: { label: "Explore ML/AI/GenAI Solutions", href: urls.mlAiGenAiSolutions.path },
      },
      {
        id: "data-cloud-solutions",
        title: "Data & Cloud Solutions",
        tagline: "Data and systems you can rely on",
        description:
          "Cloud platforms, pipelines and hosting with recovery that has been rehearsed, so that new AI work starts from data you trust.",
        benefits: [
          "Pipelines that say when the data is wrong",
          "Capacity, and a bill, that follow the load",
          "Backups proved by restoring them",
          "Migrations in stages, each with a way back",
        ],
        link: { label: "Explore Data & Cloud Solutions", href: urls.dataCloudSolutions.path },
      },
    ],
  },
  training: {
    title: "AI Training & Education",
    intro: "For teams that run such systems, and for people who want to build them.",
    items: [
      {
        title: "Corporate Training",
        description:
          "A program for your company that is planned around the tasks and tools of each team, from executives to IT beginners.",
        figures: [
          { value: "4 months", label: "Engineer Program" },
          { value: "Flexible", label: "custom program" },
        ],
        link: { label: "Plan a program", href: urls.corporateTraining.path },
      },
      {
        title: "AI/ML/GenAI Engineer course",
        description:
          "Live online classes for professionals and students, from the first line of Python to agents in production.",
        figures: [
          { value: "4 months", label: "with 80 lessons" },
          { value: "120 hours", label: "of live lessons" },
        ],
        link: { label: "See the curriculum", href: urls.aiMlGenAiCourse.path },
      },
    ],
    dated: {
      title: "No Code Agentic AI Course",
      starts: "next start",
      text: noCodeText,
      figures: [
        { value: planPrices.professionals, label: "professionals" },
        { value: planPrices.students, label: "students, juniors" },
      ],
      link: { label: "See the plans", href: urls.noCodeAgenticAi.path },
    },
  },
  talent: {
    title: "Elite AI Talent Solutions",
    needs: ["Reports nobody trusts", "A pipeline to rebuild", "A model to put to work"],
    roles: ["Data Engineer", "AI/ML Engineer", "BI/Data Analyst"],
    items: [
      {
        title: "For Clients",
        description:
          "Data engineers, AI/ML engineers, DevOps engineers and other vetted specialists, one at a time or as a team that grows and shrinks with the project.",
        link: { label: "Find your talent", href: urls.talentForClients.path },
      },
      {
        title: "For Talents",
        description:
          "Specialists introduce themselves with one form, take hourly or fixed contracts, and pay no subscription fee for being in the network.",
        link: { label: "Join our network", href: urls.talentForTalents.path },
      },
    ],
  },
  partnership: {
    title: "Tell us what should work better",
    intro: "Describe in a few lines how the work is done today, and someone from our team answers by email.",
    example: {
      title: "What a first message can look like",
      message: [
        { text: "“", marked: false },
        { text: "Two people copy orders", marked: true },
        { text: " from emails into our ", marked: false },
        { text: "system", marked: true },
        { text: " every morning, and ", marked: false },
        { text: "the last ones are entered at noon", marked: true },
        { text: ".”", marked: false },
      ],
      tells: [
        {
          title: "Where to begin",
          text: "One task that is done every day, so that what changes can be counted.",
        },
        { title: "What it touches", text: "A system to write into: we ask which, and what it accepts." },
        { title: "What to ask about", text: "Who waits for the orders until noon, and what that costs." },
      ],
    },
    banner: {
      title: "One task is enough to begin with",
      description: "Say in your own words what takes too long or goes wrong.",
      action: "Partner with Us",
    },
  },
};
