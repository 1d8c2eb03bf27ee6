import type {
  Benefit,
  Figure,
  HeroWithChoice,
  Item,
  ListSection,
  MailCallToAction,
  PageMeta,
  SectionIntro,
  TitledList,
} from "../types.ts";

export interface Role extends Item {
  skills: [string, string, string, string];
}

/** A step with what it involves, point by point. */
export interface DetailedStep extends Item {
  details: string[];
}

/** What both pages for talent have. */
export interface TalentPage {
  meta: PageMeta;
  hero: HeroWithChoice & { badge: string };
  /** `next` is what happens once the form is sent. */
  form: SectionIntro & { next: { title: string; steps: Item[] } };
  closing: MailCallToAction;
}

export interface ForClientsPage extends TalentPage {
  roles: ListSection<Role>;
  /** `statement` is the sentence of the page that is set large. */
  progress: ListSection<Item> & { statement: string };
  reasons: TitledList<Benefit>;
}

export interface ForTalentsPage extends TalentPage {
  /** `figure` is the one worth setting large. */
  reasons: TitledList<Benefit> & { figure: Figure };
  steps: TitledList<DetailedStep> & { statement: string };
}
