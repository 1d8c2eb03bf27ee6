import type { PageMeta, TextSection } from "../types.ts";

export interface LegalPage {
  meta: PageMeta;
  hero: {
    title: string;
    lead: string;
  };
  /** For people, and for machines. */
  effectiveDate: { text: string; day: string };
  /** The page numbers them. The last one is, or ends with, how to reach the company. */
  sections: TextSection[];
}
