import type {
  Faq,
  Figure,
  HeroWithChoice,
  Item,
  Link,
  ListSection,
  PageMeta,
  SectionIntro,
  TitledList,
} from "../types.ts";

/** `diagram` has the words of the drawing beside the title. */
export interface ServiceHero<Diagram> extends HeroWithChoice {
  diagram: Diagram & {
    description: string;
  };
}

export interface ServiceFaq {
  items: readonly Faq[];
}

export interface ServiceClosing extends SectionIntro {
  /** What becomes of the form. */
  steps: [string, string, string];
  related: RelatedServices;
}

export interface RelatedServices {
  title: string;
  items: Link[];
  partner: string;
}

export interface Claim extends Figure {
  change: Change;
}

/** What the figure does to a hundred: removes or adds `by`, or fills it; `upTo` ends a range. */
export interface Change {
  kind: "less" | "more" | "share";
  by: number;
  upTo?: number;
}

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
  label: string;
  title: string;
  tasks: string[];
  handOver: string;
  claims: Claim[];
}

export interface ConversationalAiPage {
  meta: PageMeta;
  hero: ServiceHero<ConversationDiagram>;
  benefits: ListSection<Item>;
  voice: ListSection<Item>;
  /** The first tab is open at the start. */
  useCases: ListSection<ConversationUseCase> & {
    labels: { tasks: string; handOver: string; claims: string };
  };
  faq: ServiceFaq;
  closing: ServiceClosing;
}

/** A slip that the night prints: what came in, and what was found or done. */
export interface TimelineEntry {
  time: string;
  subject: string;
  facts: { name: string; value: string }[];
  description: string;
}

export interface AutomationUseCase {
  key: "onboarding" | "competitor" | "content" | "meetings";
  title: string;
  applications: string[];
  impact: { description: string; claim?: Claim };
  integration: string;
}

export interface AiAutomationsPage {
  meta: PageMeta;
  hero: HeroWithChoice;
  benefits: TitledList<Item>;
  keyBenefits: ListSection<Item>;
  revolution: SectionIntro & {
    candidates: SectionIntro;
    aroundTheClock: SectionIntro & {
      exampleTitle: string;
      /** Says that scrolling is time. */
      cue: string;
      items: [TimelineEntry, TimelineEntry, TimelineEntry, TimelineEntry];
    };
  };
  useCases: ListSection<AutomationUseCase> & {
    labels: { applications: string; impact: string; integration: string };
  };
  faq: ServiceFaq;
  closing: ServiceClosing;
}

interface Capability extends Item {
  /** The service page that tells more. */
  href?: string;
}

export interface IndustryPanel {
  key: "healthcare" | "finance" | "manufacturing" | "retail" | "transportation";
  title: string;
  applications: [string, string, string];
  challenges: [string, string, string];
  opportunities: [string, string, string];
  integration: string;
}

export interface MlAiGenaiSolutionsPage {
  meta: PageMeta;
  hero: HeroWithChoice;
  generative: ListSection<Capability> & {
    /** The words of its drawing. */
    drawing: {
      documents: { name: string; passage: string }[];
      draft: string;
      lines: [string, string, string, string, string, string];
      unsourced: string;
    };
    useCases: { title: string; items: Item[] };
  };
  /** The first panel is open at the start. */
  industries: TitledList<IndustryPanel> & {
    labels: { applications: string; challenges: string; opportunities: string; integration: string };
  };
  additionalIndustries: TitledList<Item>;
  outlook: ListSection<Item>;
  faq: ServiceFaq;
  closing: ServiceClosing;
}

export interface StackDiagram {
  /** From the top of the stack to its base. */
  layers: [string, string, string, string];
}

export interface CloudUseCase {
  key: "appdev" | "bigdata" | "disaster" | "iot" | "streaming" | "hosting";
  label: string;
  title: string;
  features: string[];
  outcome: string;
  useCase: string;
  /** With its value, and where that stands. */
  claim?: Claim & { note: string };
}

export interface DataCloudSolutionsPage {
  meta: PageMeta;
  hero: ServiceHero<StackDiagram>;
  infrastructure: ListSection<Item>;
  benefits: TitledList<Item>;
  useCases: TitledList<CloudUseCase> & {
    labels: { features: string; outcome: string; useCase: string };
  };
  faq: ServiceFaq;
  closing: ServiceClosing;
}
