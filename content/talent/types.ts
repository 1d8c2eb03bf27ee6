import type { Sheet } from "../empty-sheets.ts";
import type {
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
  form: SectionIntro;
  closing: MailCallToAction;
}

export interface ForClientsPage extends TalentPage {
  roles: ListSection<Role>;
  /** `fresh` says what the dots in another color are. */
  progress: ListSection<Item> & { fresh: string };
  reasons: TitledList<Item>;
}

export interface ForTalentsPage extends TalentPage {
  /** Kinds of projects in the drawing: three that fit, and one that does not. */
  hero: TalentPage["hero"] & { projects: readonly { what: string; when: string }[] };
  reasons: TitledList<Item> & {
    figure: { value: string; receipt: { title: string; months: readonly string[]; total: string } };
  };
  steps: TitledList<DetailedStep>;
}

/** A paper beside a form. */
export interface TalentExhibit extends SectionIntro {
  heading: string;
  rows: readonly { term: string; detail: string }[];
  /** By hand, drawn in the file. */
  remark: { text: string; file: string; width: number; height: number };
  /** Must say that it is an example. */
  caption: string;
  sheet: Sheet;
}
