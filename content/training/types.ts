import type { FormField } from "../../src/shared/forms/form.ts";
import type { PlanKey } from "../../src/shared/forms/plans.ts";
import type { Dated } from "../dated.ts";
import type {
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

interface Fact {
  term: string;
  detail: string;
}

/** A fact that may depend on a date. */
interface DatedFact {
  term: string;
  detail: string | Dated;
}

export interface Lesson {
  number: number;
  title: string;
  /** A class in which learners build or present their own work. */
  workshop?: boolean;
}

/** A published projection. */
interface MarketFigure {
  value: string;
  period: string;
  caption?: string;
}

export interface TrainingProgram extends Item {
  /** For the switch between the programs. */
  shortTitle: string;
  duration: string;
  requirement: string;
  audience: string;
  /** Parts in a sequence, or parts for different audiences. */
  contents: { inOrder: boolean; parts: { lead?: string; text: string }[] };
  outcome: string;
  /** What the price depends on, and who sets it. */
  price: string;
  /** Scrolls to the form. */
  action: string;
  link?: Link;
}

export interface CorporateTrainingPage {
  meta: PageMeta;
  /** The teams are the tables of the drawing, with an example of their work. */
  hero: Hero & { facts: Fact[]; drawing: string; teams: { name: string; work: string }[] };
  benefits: TitledList<Item>;
  market: ListSection<MarketFigure>;
  programs: ListSection<TrainingProgram> & {
    /** Headings that both programs share. */
    labels: Record<"duration" | "requirement" | "audience" | "contents" | "outcome" | "price", string>;
    /** Names the switch that a phone has between them. */
    choice: string;
  };
  reserve: SectionIntro;
  closing: MailCallToAction;
}

export interface CurriculumBlock {
  /** The block's anchor on its page. */
  id: string;
  title: string;
  /** For places without room for the whole title. */
  shortTitle: string;
  /** The lesson numbers, short enough for a narrow column. */
  range: string;
  label: string;
  description: string;
  lessons: Lesson[];
  /** Lessons in which a project is made or reviewed. */
  projects: number[];
  /** Live sessions without a lesson number. */
  sessions?: { title: string; when: string }[];
}

export interface EngineerCoursePage {
  meta: PageMeta;
  hero: HeroWithChoice & {
    /** The name of the course, above the headline. */
    badge: string;
    badges: string[];
    rating: Figure;
    certificateNote: string;
    /** What the badges, and the sentence that stands for a date and price, are called among the facts. */
    terms: { badges: string; undated: string };
    /** The legend of the drawing of the lessons. */
    chart: { label: string; legend: { lesson: string; project: string; session: string } };
  };
  /**
   * `starts` is the date's name, and `undated` stands for date and price while there is no date; both facts of `first`
   * stand in the first screen by the name of the first, and `certificate` with the hero's note on it.
   */
  facts: {
    starts: string;
    price: Fact;
    undated: string;
    first: readonly [string, string];
    certificate: string;
    items: Fact[];
  };
  tools: { title: string; items: string[] };
  gains: TitledList<Item>;
  curriculum: TitledList<CurriculumBlock> & { sessionsTitle: string };
  registration: SectionIntro;
  faq: TitledList<Faq>;
  closing: MailCallToAction;
}

export interface Plan {
  key: PlanKey;
  /** A word of the label, for windows without room for all of it. */
  shortName: string;
  label: string;
  detail: string;
  priceDisplay: string;
  action: string;
}

export interface Promotion extends Item {
  code: string;
  offer: string;
  /** On each plan. */
  saving: string;
  /** Follows `saving`, before the reduced price. */
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
    badge: string;
    /** What visitors want to know first. */
    facts: DatedFact[];
    /** The words of the drawn workflow, and its description. */
    canvas: Record<
      "label" | "trigger" | "agent" | "work" | "model" | "memory" | "tools" | "approval",
      string
    >;
  };
  why: ListSection<Item>;
  details: { title: string; items: DatedFact[] };
  /** The result of each week; the drawing has a dot for each class. */
  path: ListSection<Item> & {
    legend: { class: string; workshop: string };
  };
  curriculum: { intro: string; items: CourseModule[] };
  enrollment: SectionIntro & {
    benefitsTitle: string;
    /** Conditions of the price that nobody should learn of after paying. */
    terms: Fact[];
    /** Leads to the agreement. */
    termsLink: string;
  };
  faq: TitledList<Faq>;
  /** While no date is open. */
  waitlist: SectionIntro & { action: string };
  webinar: SectionIntro & {
    /** For the webinar, whose waitlist asks for an address. */
    waitlist: SectionIntro;
    date: Dated;
    topics: string[];
  };
  closing: MailCallToAction;
}

export interface AgreementClause<Text = string> extends TextSection<Text> {
  /** What it means for the learner, in less and plainer words. The chat does not quote it. */
  inShort: string;
}

export interface AgreementPage {
  meta: PageMeta;
  backLink: Link;
  hero: {
    title: string;
    version: Dated;
    /** That the notes beside the clauses are no part of what is agreed. */
    marginNote: string;
    lead: string;
    /** Under the two places for a name, and how the visitor signs. */
    signers: { company: string; visitor: string; manner: string };
  };
  contentsTitle: string;
  sections: AgreementClause<string | Dated>[];
  /** The words of the drawings beside some clauses, as these have them. */
  drawings: {
    program: Record<"classes" | "modules", string>;
    "plans-and-fees": Record<"professionals" | "students" | "difference", string>;
    "classes-and-recordings": Record<"recorded" | "off", string>;
    materials: Record<"cohort" | "life", string>;
    certificate: Record<"least" | "grade" | "earned", string>;
    schedule: Record<"notHeld" | "later" | "back", string>;
    refunds: Record<"start" | "end" | "share" | "after", string>;
    installments: Record<"cancel" | "due", string>;
    liability: Record<"paid" | "claim", string>;
  };
  acceptance: {
    planLegend: string;
    toSign: string;
    checkboxLabel: string;
    action: string;
    missingHints: { both: string; plan: string; acceptance: string };
    readyHint: string;
    /** Replaces the selector without JavaScript. */
    withoutScript: { description: string; email: string };
  };
}

/** The site's own checkout, used while no payment provider is set. */
export interface SandboxCheckoutPage {
  meta: PageMeta;
  /** Leads to the agreement, with the plan. */
  backLink: string;
  hero: { title: string; note: string; lead: Dated };
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
    acceptance: { before: string; agreement: string; after: Dated };
    consent: string;
    action: string;
  };
  /** The form while no date is open. */
  waitlist: { title: string; action: string; consent: string };
  waitlistThanks: Item & { link: Link };
  /** The same address had sent a request for the same date. */
  changedThanks: Item & { link: Link };
  noPlan: Item & { label: string; link: Link };
  thanks: Item & { link: Link };
}
