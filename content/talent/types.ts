import type { Benefit, PageMeta, SectionIntro } from "../types.ts";

export interface TalentHero {
  badge: string;
  title: string;
  lead: string;
  /** Scrolls to the page's form. */
  action: string;
  /** Scrolls to the section that explains. */
  secondaryAction: string;
}

export interface Role {
  title: string;
  description: string;
  skills: [string, string, string, string];
}

export interface Step {
  title: string;
  description: string;
}

/** A step with what it involves, point by point. */
export interface DetailedStep extends Step {
  details: string[];
}

export interface FormSection extends SectionIntro {
  next: {
    title: string;
    steps: [Step, Step, Step];
  };
}

export interface MailClosing {
  title: string;
  description: string;
  action: string;
  email: string;
}

export interface ForClientsPage {
  meta: PageMeta;
  hero: TalentHero;
  roles: SectionIntro & { items: Role[] };
  progress: SectionIntro & { promises: [Step, Step, Step, Step] };
  reasons: SectionIntro & { items: Benefit[] };
  form: FormSection;
  closing: MailClosing;
}

export interface ForTalentsPage {
  meta: PageMeta;
  hero: TalentHero;
  reasons: SectionIntro & {
    /** The one figure worth setting large. */
    figure: { value: string; label: string };
    items: Benefit[];
  };
  steps: SectionIntro & { items: [DetailedStep, DetailedStep, DetailedStep] };
  form: FormSection;
  closing: MailClosing;
}
