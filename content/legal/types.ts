import type { Block, PageMeta } from "../types.ts";

interface LegalSection {
  /** The section's anchor: links elsewhere rely on it, so it stays when the title changes. */
  id: string;
  title: string;
  blocks: Block[];
}

export interface LegalPage {
  meta: PageMeta;
  hero: {
    title: string;
    lead: string;
  };
  /** As the page says it, and as machines read it. */
  effectiveDate: { text: string; day: string };
  /** Numbered by the page, in this order. The last one is, or ends with, how to reach the company. */
  sections: LegalSection[];
}

/** What the three legal pages share. */
export interface LegalLabels {
  backToHome: string;
  contentsTitle: string;
  effectiveDate: string;
}
