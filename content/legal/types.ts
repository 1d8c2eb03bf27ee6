import type { PageMeta, TextSection } from "../types.ts";

export interface LegalPage {
  meta: PageMeta;
  hero: {
    title: string;
    lead: string;
  };
  /** As the page says it, and as machines read it. */
  effectiveDate: { text: string; day: string };
  /** Numbered by the page, in this order. The last one is, or ends with, how to reach the company. */
  sections: TextSection[];
}
