import type { IconName } from "../src/shared/icon-name.d.ts";
import type { PagePath } from "../src/shared/urls.ts";

/** Makes the `<title>`, the description and the social card. */
export interface PageMeta {
  title: string;
  /** 100 to 160 characters, which a search result shows whole. */
  description: string;
}

export interface Hero {
  title: string;
  lead: string;
  action: string;
}

export interface HeroWithChoice extends Hero {
  secondaryAction: string;
}

export interface SectionIntro {
  title: string;
  intro: string;
}

export interface ListSection<T> extends SectionIntro {
  items: readonly T[];
}

export type TitledList<T> = Omit<ListSection<T>, "intro">;

export interface Item {
  title: string;
  description: string;
}

export interface Benefit extends Item {
  icon: IconName;
}

export interface CallToAction extends Item {
  action: string;
}

/** Its button opens a message to the address. */
export interface MailCallToAction extends CallToAction {
  email: string;
}

export interface Link {
  label: string;
  href: PagePath;
}

export interface Figure {
  value: string;
  label: string;
}

/** A question of somebody who decides, with its answer. */
export interface Faq {
  /** The anchor of the item on its page. */
  id: string;
  question: string;
  answer: string;
}

export interface TextSection<Text = string> {
  /** Stable when the title changes, since other pages link to it. */
  id: string;
  title: string;
  blocks: readonly Block<Text>[];
}

export type Block<Text = string> =
  | { kind: "paragraph"; text: Text }
  | {
      kind: "list";
      items: string[];
      /** Each item begins with its subject and a colon: words, or the exact name of a stored key. */
      terms?: "words" | "keys";
    };
