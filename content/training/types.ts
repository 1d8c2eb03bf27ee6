import type { Field } from "../form-fields.ts";
import type { Benefit, Block, IconName, PageMeta, SectionIntro } from "../types.ts";

interface Hero {
  /** The page's h1. */
  title: string;
  lead: string;
  action: string;
}

interface HeroWithChoice extends Hero {
  secondaryAction: string;
}

/** One row of a facts ledger. */
interface Fact {
  term: string;
  detail: string;
}

interface Benefits extends SectionIntro {
  items: Benefit[];
}

/** A section around an embedded form; the name finds the form in `content/forms.ts`. */
interface FormSection extends SectionIntro {
  formName: string;
}

/** One of the things that happen one after the other. */
interface Step {
  title: string;
  description: string;
}

/** The last call to action of a page: its button opens a message to the address. */
interface MailClosing {
  title: string;
  description: string;
  action: string;
  email: string;
}

/** A lesson of one course, a class of the other. */
interface Lesson {
  number: number;
  title: string;
  /** A class in which the learners build or present something of their own. */
  workshop?: true;
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

export interface TrainingProgram {
  title: string;
  description: string;
  duration: string;
  requirement: string;
  audience: string;
  /** Parts that follow each other, or parts for different people. */
  contents: { inOrder: boolean; parts: { lead?: string; text: string }[] };
  outcome: string;
  /** Scrolls to the form. */
  action: string;
  /** A page that shows more of the program. */
  link?: { label: string; href: string };
}

export interface CorporateTrainingPage {
  meta: PageMeta;
  hero: Hero;
  benefits: Benefits;
  market: SectionIntro & { figures: MarketFigure[]; scaleNote: string; conclusion: string };
  programs: SectionIntro & {
    /** Headings that both programs share. */
    labels: Record<"duration" | "requirement" | "audience" | "contents" | "outcome", string>;
    items: TrainingProgram[];
  };
  reserve: FormSection & {
    steps: Step[];
    contact: { title: string; description: string; email: string };
  };
  closing: MailClosing;
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

interface Faq {
  /** The address of the item on its page. */
  id: string;
  question: string;
  answer: string;
}

export interface EngineerCoursePage {
  meta: PageMeta;
  hero: HeroWithChoice & {
    badges: { icon: IconName; label: string }[];
    rating: { value: string; label: string };
    certificateNote: string;
    /** How to read the drawing of the lessons. */
    chart: { label: string; legend: { lesson: string; project: string; session: string } };
  };
  facts: { title: string; items: Fact[] };
  /** The strip that passes in 15 seconds. */
  tools: { title: string; names: string[] };
  gains: Benefits;
  curriculum: SectionIntro & { blocks: CurriculumBlock[]; sessionsTitle: string };
  registration: FormSection & { steps: Step[] };
  faq: SectionIntro & { items: Faq[] };
  closing: MailClosing;
}

/* No Code Agentic AI Course */

export type PlanKey = "professionals" | "students";

/** What a place costs. The address of its checkout is a setting of the server. */
export interface Plan {
  key: PlanKey;
  label: string;
  detail: string;
  priceDisplay: string;
  action: string;
}

export interface Promotion {
  title: string;
  description: string;
  code: string;
  offer: string;
  /** Stands on each plan. */
  saving: string;
  /** The button that copies the code, before and after; what is said aloud; what to do where copying is refused. */
  copy: Record<"action" | "done" | "announced" | "selected", string>;
}

/** The next group of learners. Dates are the words that are shown. */
export interface Cohort {
  starts: string;
  schedule: string;
}

export interface CourseModule {
  number: number;
  title: string;
  range: string;
  description: string;
  classes: Lesson[];
}

export interface NoCodeCoursePage {
  meta: PageMeta;
  hero: HeroWithChoice & {
    /** The words of the drawn workflow, and what it shows in a sentence. */
    canvas: Record<
      "label" | "trigger" | "agent" | "work" | "model" | "memory" | "tools" | "approval",
      string
    >;
  };
  why: Benefits;
  details: { title: string; items: Fact[] };
  /** What each week leaves in the learner's hands; the drawing above it has a dot for each class. */
  path: SectionIntro & {
    weeks: { title: string; description: string }[];
    legend: { class: string; workshop: string };
  };
  curriculum: SectionIntro & { modules: CourseModule[] };
  enrollment: SectionIntro & { benefitsTitle: string; note: string };
  webinar: FormSection & { date: string; topicsTitle: string; topics: string[] };
  closing: MailClosing;
}

export interface AgreementClause {
  /** The anchor of the clause. */
  id: string;
  title: string;
  body: Block[];
}

export interface AgreementPage {
  meta: PageMeta;
  backLink: { label: string; href: string };
  hero: { title: string; version: string; lead: string };
  contentsTitle: string;
  clauses: AgreementClause[];
  acceptance: {
    planLegend: string;
    checkboxLabel: string;
    action: string;
    /** Stand by the button while it is disabled: what is still to do. */
    missingHints: { both: string; plan: string; tick: string };
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
  hero: { title: string; lead: string };
  summary: {
    title: string;
    labels: Record<"course" | "plan" | "price" | "charged", string>;
    course: string;
    charged: string;
    promotionNote: string;
  };
  form: {
    title: string;
    fields: Field[];
    /** What sending the form accepts, around the link to the agreement. */
    acceptance: { before: string; agreement: string; after: string };
    consent: string;
    action: string;
  };
  noPlan: { label: string; title: string; description: string; link: { label: string; href: string } };
  thanks: { title: string; description: string; link: { label: string; href: string } };
}
