import type { Benefit, IconName, PageMeta, SectionIntro } from "../types.ts";

/** What every service page opens with. `diagram` holds the words of the drawing beside the headline. */
export interface ServiceHero<Diagram> {
  title: string;
  lead: string;
  /** Leads to the form at the end of the page. */
  action: string;
  /** Leads to the tabs or panels. */
  secondaryAction: string;
  diagram: Diagram & {
    /** Says in words what the drawing shows. */
    description: string;
  };
}

/** The last section: the heading and lead beside the embedded form, and what follows once it is sent. */
export interface ServiceClosing {
  title: string;
  intro: string;
  nextTitle: string;
  nextSteps: [string, string, string];
  related: RelatedServices;
}

/** The practices that a project of this one tends to touch, and the way to a larger plan. */
export interface RelatedServices {
  title: string;
  items: { title: string; href: string; description: string }[];
  partner: { description: string; action: string };
}

interface BenefitSection extends SectionIntro {
  items: Benefit[];
}

/** A marketing figure and what it measures. */
export interface Claim {
  value: string;
  label: string;
  change: Change;
}

/** What the figure does to a hundred: takes `by` away, adds it, or is the share itself; `upTo` ends a range. */
export interface Change {
  kind: "less" | "more" | "share";
  by: number;
  upTo?: number;
}

/** A short name and the sentence that explains it. */
export interface NamedText {
  title: string;
  description: string;
}

// Conversational AI

export interface SampleLine {
  speaker: "caller" | "assistant";
  text: string;
}

export interface ConversationDiagram {
  lines: [SampleLine, SampleLine, SampleLine, SampleLine];
  /** Where the conversation goes after the last line. */
  handOver: string;
}

export interface ConversationUseCase {
  key: "travel" | "automotive" | "legal" | "realestate" | "hospitality" | "healthcare";
  /** The tab's own short name. */
  label: string;
  title: string;
  description: string;
  tasks: string[];
  handOver: string;
  claims: Claim[];
}

export interface ConversationalAiPage {
  meta: PageMeta;
  hero: ServiceHero<ConversationDiagram>;
  /** `figure` is the large one beside the first benefit. */
  benefits: BenefitSection & { figure: string };
  voice: BenefitSection;
  /** The first tab is open at the start. */
  useCases: SectionIntro & {
    labels: { tasks: string; handOver: string; claims: string };
    items: ConversationUseCase[];
  };
  closing: ServiceClosing;
}

// AI Automations

export interface PipelineDiagram {
  source: string;
  steps: [string, string, string];
  /** The side branch that a person decides on. */
  approval: string;
  result: string;
}

/** An entry of the night's example: the time of day and what happens then. */
interface NightEntry {
  time: string;
  description: string;
}

export interface AutomationUseCase {
  key: "onboarding" | "competitor" | "content" | "meetings";
  title: string;
  description: string;
  applications: string[];
  impact: { description: string; claim?: Claim };
  integration: string;
}

export interface AiAutomationsPage {
  meta: PageMeta;
  hero: ServiceHero<PipelineDiagram>;
  /** What the business gains. */
  benefits: BenefitSection;
  /** How the delivered automations behave. */
  keyBenefits: BenefitSection;
  revolution: SectionIntro & {
    candidates: SectionIntro & { items: NamedText[] };
    aroundTheClock: SectionIntro & { exampleTitle: string; entries: NightEntry[] };
  };
  /** The first tab is open at the start. */
  useCases: SectionIntro & {
    labels: { applications: string; impact: string; integration: string };
    items: AutomationUseCase[];
  };
  closing: ServiceClosing;
}

// ML/AI/GenAI Solutions

export interface ModelCardDiagram {
  title: string;
  name: string;
  rows: { label: string; value: string }[];
}

interface Capability extends Benefit {
  /** The service page that goes deeper, where there is one. */
  link?: { label: string; href: string };
}

export interface IndustryPanel {
  key: "healthcare" | "finance" | "manufacturing" | "retail" | "transportation";
  icon: IconName;
  title: string;
  applications: [string, string, string];
  challenges: [string, string, string];
  opportunities: [string, string, string];
  integration: string;
}

export interface OutlookColumn {
  title: string;
  items: string[];
}

export interface MlAiGenaiSolutionsPage {
  meta: PageMeta;
  hero: ServiceHero<ModelCardDiagram>;
  generative: SectionIntro & {
    capabilities: Capability[];
    useCases: { title: string; items: NamedText[] };
  };
  /** The first panel is shown at the start. */
  industries: SectionIntro & {
    labels: { applications: string; challenges: string; opportunities: string; integration: string };
    /** Stands under the panel on small screens. */
    swipeHint: string;
    items: IndustryPanel[];
  };
  additionalIndustries: BenefitSection;
  outlook: SectionIntro & { columns: [OutlookColumn, OutlookColumn, OutlookColumn] };
  closing: ServiceClosing;
}

// Data & Cloud Solutions

export interface StackDiagram {
  /** From the top of the stack to its base. */
  layers: [string, string, string, string];
}

export interface CloudUseCase {
  key: "appdev" | "bigdata" | "disaster" | "iot" | "streaming" | "hosting";
  /** The tab's own short name. */
  label: string;
  title: string;
  features: string[];
  outcome: string;
  useCase: string;
  claim?: Claim;
}

export interface DataCloudSolutionsPage {
  meta: PageMeta;
  hero: ServiceHero<StackDiagram>;
  infrastructure: SectionIntro & { items: NamedText[] };
  benefits: BenefitSection;
  /** The first tab is open at the start. */
  useCases: SectionIntro & {
    labels: { features: string; outcome: string; useCase: string };
    items: CloudUseCase[];
  };
  closing: ServiceClosing;
}
