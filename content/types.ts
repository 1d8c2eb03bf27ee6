import type { IconName } from "../src/shared/icon-name.d.ts";
import type { PagePath } from "../src/shared/urls.ts";

/** Title and description of a page: `<title>`, the description and the social card are made from them. */
export interface PageMeta {
  title: string;
  /** A sentence of 100 to 160 characters, which a search result can show whole. */
  description: string;
}

/** What a page opens with. */
export interface Hero {
  title: string;
  lead: string;
  /** The label of the main button. */
  action: string;
}

export interface HeroWithChoice extends Hero {
  /** The label of the second button. */
  secondaryAction: string;
}

/** A heading with the sentence or two that open a section. */
export interface SectionIntro {
  title: string;
  intro: string;
}

/** A section that lists things of one kind. */
export interface ListSection<T> extends SectionIntro {
  items: readonly T[];
}

/** The same under a heading that says enough. */
export type TitledList<T> = Omit<ListSection<T>, "intro">;

/** A card, a step or a row: its heading and what there is to say under it. */
export interface Item {
  title: string;
  description: string;
}

/** A benefit, promise or reason. */
export interface Benefit extends Item {
  icon: IconName;
}

/** A last word with a button; the page knows where it leads. */
export interface CallToAction extends Item {
  /** The label of the button. */
  action: string;
}

/** Its button opens a message to the address. */
export interface MailCallToAction extends CallToAction {
  email: string;
}

/** A link to a page of the site. */
export interface Link {
  label: string;
  href: PagePath;
}

/** A number to set large, and what it counts. */
export interface Figure {
  value: string;
  label: string;
}

/** A question that somebody asks before deciding, with its answer. */
export interface Faq {
  /** The address of the item on its page. */
  id: string;
  question: string;
  answer: string;
}

/** A stretch of a long text. */
export interface TextSection<Text = string> {
  /** The section's anchor: links elsewhere rely on it, so it stays when the title changes. */
  id: string;
  title: string;
  blocks: readonly Block<Text>[];
}

export type Block<Text = string> =
  | { kind: "paragraph"; text: Text }
  | {
      kind: "list";
      items: string[];
      /** Each item opens with what it is about and a colon: words, or the exact name of a stored key. */
      terms?: "words" | "keys";
    };
