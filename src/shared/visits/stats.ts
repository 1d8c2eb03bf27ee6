/** For how many days up to today the figures can be asked for. */
export const statsPeriods = [7, 30, 90] as const;

export type StatsPeriod = (typeof statsPeriods)[number];

/** What stands for the referring host where there is none. */
export const directSource = "direct";

/** What stands for the rest of a day with too many names, and for a campaign that names a person. */
export const otherName = "other";
export const personalName = "(personal)";

const summedNames: ReadonlySet<string> = new Set([directSource, otherName, personalName]);

/** Whether leads can be searched for by the name of a source or campaign: not where it stands for several. */
export function isOneName(name: string): boolean {
  return !summedNames.has(name);
}

/** What `GET /api/stats` answers. Days are the company's; a visit is one visitor on one day. */
export interface SiteStats {
  /** Each day of the period, oldest first. */
  days: { date: string; visits: number; views: number; leads: number }[];
  /** Those of most visits first, as in all lists. */
  pages: { path: string; visits: number; leads: number }[];
  /** How many leads came of visits that began at a page, for those that any did. */
  landings: { path: string; leads: number }[];
  sources: { source: string; visits: number; leads: number }[];
  campaigns: CampaignStats[];
  events: {
    /** How many visits had a form in view, and how many forms were sent. */
    formsSeen: number;
    formsSent: number;
    /** How many visits wrote to the assistant. */
    chats: number;
    /** How many visits came to the checkout, and how many enrollments were sent from the site's own. */
    checkouts: number;
    enrollments: number;
  };
  /** The same number of days before. */
  before: { visits: number; leads: number };
  /** What these figures cannot hold, as the site is set up. */
  elsewhere: {
    /** Forms are sent to their provider. */
    forms: boolean;
    /** Enrollments are paid, and known, elsewhere. */
    payments: boolean;
    /** After how many days leads are removed; null where they stay. */
    leadsKeptDays: number | null;
  };
}

interface CampaignStats {
  campaign: string;
  source: string | null;
  medium: string | null;
  visits: number;
  leads: number;
}
