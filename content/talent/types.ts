import type {
  Benefit,
  Figure,
  HeroWithChoice,
  Item,
  ListSection,
  MailCallToAction,
  PageMeta,
  SectionIntro,
} from "../types.ts";

export interface TalentHero extends HeroWithChoice {
  badge: string;
}

export interface Role extends Item {
  skills: [string, string, string, string];
}

/** A step with what it involves, point by point. */
export interface DetailedStep extends Item {
  details: string[];
}

export interface FormSection extends SectionIntro {
  /** What happens once the form is sent. */
  next: { title: string; steps: Item[] };
}

export interface ForClientsPage {
  meta: PageMeta;
  hero: TalentHero;
  roles: ListSection<Role>;
  progress: ListSection<Item>;
  reasons: ListSection<Benefit>;
  form: FormSection;
  closing: MailCallToAction;
}

export interface ForTalentsPage {
  meta: PageMeta;
  hero: TalentHero;
  /** `figure` is the one worth setting large. */
  reasons: ListSection<Benefit> & { figure: Figure };
  steps: ListSection<DetailedStep>;
  form: FormSection;
  closing: MailCallToAction;
}
