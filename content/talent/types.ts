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

export interface DetailedStep extends Item {
  details: string[];
}

export interface TalentPage {
  meta: PageMeta;
  hero: HeroWithChoice & { badge: string };
  /** `next` is what happens after the form is sent. */
  form: SectionIntro & { next: { title: string; steps: Item[] } };
  closing: MailCallToAction;
}

export interface ForClientsPage extends TalentPage {
  roles: ListSection<Role>;
  /** `stages` are those of the drawn project. */
  progress: ListSection<Item> & { stages: readonly [string, string, string] };
  reasons: TitledList<Benefit>;
}

export interface ForTalentsPage extends TalentPage {
  reasons: TitledList<Benefit> & {
    figure: Figure & { receipt: { title: string; months: readonly string[]; total: string } };
  };
  steps: TitledList<DetailedStep>;
}
