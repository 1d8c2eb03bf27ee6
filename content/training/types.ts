import type { FormField } from "../../src/shared/forms/form.ts";
import type { PlanKey } from "../../src/shared/forms/plans.ts";
import type { IconName } from "../../src/shared/icon-name.d.ts";
import type { Dated } from "../dated.ts";
import type {
  Benefit,
  Faq,
  Figure,
  Hero,
  HeroWithChoice,
  Item,
  Link,
  ListSection,
  MailCallToAction,
  PageMeta,
  SectionIntro,
  TextSection,
  TitledList,
} from "../types.ts";

/** A row of a list of facts. */
interface Fact {
  term: string;
  detail: string;
}

/** A fact that may be about a date. */
interface DatedFact {
  term: string;
  detail: string | Dated;
}

/** A lesson of one course, a class of the other. */
export interface Lesson {
  number: number;
  title: string;
  /** A class in which the learners build or present something of their own. */
  workshop?: boolean;
}

/* Corporate training */

/** A published projection: the words that are shown, and the numbers that draw it to scale. */
export interface MarketFigure {
  value: string;
  period: string;
  caption: string;
  year: number;
  billions: number;
  /** Where the projection starts from, if it names that. */
  start?: { value: string; year: number; billions: number };
}

export interface TrainingProgram extends Item {
  duration: string;
  requirement: string;
  audience: string;
  /** Parts that follow each other, or parts for different people. */
  contents: { inOrder: boolean; parts: { lead?: string; text: string }[] };
  outcome: string;
  /** What decides it, and who names it. */
  price: string;
  /** Scrolls to the form. */
  action: string;
  /** A page that shows more of the program. */
  link?: Link;
}

export interface CorporateTrainingPage {
  meta: PageMeta;
  hero: Hero;
  benefits: TitledList<Benefit>;
  market: ListSection<MarketFigure> & {
    /** What the large figure is one of. */
    measure: string;
    scaleNote: string;
    conclusion: string;
  };
  programs: ListSection<TrainingProgram> & {
    /** Headings that both programs share. */
    labels: Record<"duration" | "requirement" | "audience" | "contents" | "outcome" | "price", string>;
  };
  reserve: SectionIntro & { steps: Item[]; contact: Item & { email: string } };
  closing: MailCallToAction;
}

/* AI/ML/GenAI Engineer Course */

export interface CurriculumBlock {
  /** The address of the block on its page. */
  id: string;
  title: string;
  /** Where the whole title has no room. */
  shortTitle: string;
  /** The lesson numbers, short enough for a narrow column. */
  range: string;
  label: string;
  description: string;
  lessons: Lesson[];
  /** The numbers of the lessons in which a project is made or reviewed. */
  projects: number[];
  /** Live sessions that carry no lesson number. */
  sessions?: { title: string; when: string }[];
}

export interface EngineerCoursePage {
  meta: PageMeta;
  hero: HeroWithChoice & {
    /** The name of the course, above the headline. */
    badge: string;
    badges: { icon: IconName; label: string }[];
    rating: Figure;
    certificateNote: string;
    /** How to read the drawing of the lessons. */
    chart: { label: string; legend: { lesson: string; project: string; session: string } };
  };
  facts: { title: string; items: Fact[] };
  /** The strip that passes in 15 seconds. */
  tools: { title: string; items: string[] };
  gains: ListSection<Benefit>;
  curriculum: ListSection<CurriculumBlock> & { sessionsTitle: string };
  registration: SectionIntro & { steps: Item[] };
  faq: ListSection<Faq>;
  closing: MailCallToAction;
}

/* No Code Agentic AI Course */

/** What a place costs. The address of its checkout is a setting of the server. */
export interface Plan {
  key: PlanKey;
  label: string;
  detail: string;
  priceDisplay: string;
  action: string;
}

export interface Promotion extends Item {
  code: string;
  offer: string;
  /** Stands on each plan. */
  saving: string;
  /** Goes on after it, before the price that is left. */
  paid: string;
  /** In US dollars. */
  amount: number;
}

export interface CourseModule extends Item {
  number: number;
  range: string;
  classes: Lesson[];
}

export interface NoCodeCoursePage {
  meta: PageMeta;
  hero: HeroWithChoice & {
    /** The name of the course, above the headline. */
    badge: string;
    /** What somebody wants to know first. */
    facts: DatedFact[];
    /** The words of the drawn workflow, and what it shows in a sentence. */
    canvas: Record<
      "label" | "trigger" | "agent" | "work" | "model" | "memory" | "tools" | "approval",
      string
    >;
  };
  why: ListSection<Benefit>;
  details: { title: string; items: DatedFact[] };
  /** What each week leaves in the learner's hands; the drawing above it has a dot for each class. */
  path: ListSection<Item> & {
    legend: { class: string; workshop: string };
  };
  curriculum: ListSection<CourseModule>;
  enrollment: SectionIntro & {
    benefitsTitle: string;
    /** Conditions of the price that nobody should learn of after paying. */
    terms: Fact[];
    /** Leads to the agreement. */
    termsLink: string;
  };
  faq: TitledList<Faq>;
  /** While there is no date that anybody can take. */
  waitlist: SectionIntro & { action: string };
  webinar: SectionIntro & {
    /** The same of the webinar, which asks for an address then. */
    waitlist: SectionIntro;
    date: Dated;
    topicsTitle: string;
    topics: string[];
  };
  closing: MailCallToAction;
}

export interface AgreementPage {
  meta: PageMeta;
  backLink: Link;
  hero: { title: string; version: Dated; lead: string };
  contentsTitle: string;
  sections: TextSection<string | Dated>[];
  acceptance: {
    planLegend: string;
    checkboxLabel: string;
    action: string;
    /** Stand by the button while it is disabled: what is still to do. */
    missingHints: { both: string; plan: string; acceptance: string };
    /** Stands by the button once it is enabled. */
    readyHint: string;
    /** Stands in place of the selector where JavaScript is off. */
    withoutScript: { description: string; email: string };
  };
}

/** The checkout that the site itself answers with while no payment provider is set. */
export interface SandboxCheckoutPage {
  meta: PageMeta;
  /** Leads to the agreement, with the plan. */
  backLink: string;
  hero: { title: string; lead: Dated };
  summary: {
    title: string;
    labels: Record<"course" | "starts" | "plan" | "price" | "charged", string>;
    course: string;
    starts: Dated;
    charged: string;
    promotionNote: Dated;
  };
  form: {
    title: string;
    fields: FormField[];
    /** What sending the form accepts, around the link to the agreement. */
    acceptance: { before: string; agreement: string; after: Dated };
    consent: string;
    action: string;
  };
  /** The form while there is no date to enroll for. */
  waitlist: { title: string; action: string; consent: string };
  waitlistThanks: Item & { link: Link };
  noPlan: Item & { label: string; link: Link };
  thanks: Item & { link: Link };
}
