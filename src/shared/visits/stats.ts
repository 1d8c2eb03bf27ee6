export const statsPeriods = [7, 30, 90] as const;

export type StatsPeriod = (typeof statsPeriods)[number];

/** The source of visits without a referrer. */
export const directSource = "direct";

/** Sums up the rest of a day with too many names, and hides a campaign that names a person. */
export const otherName = "other";
export const personalName = "(personal)";

const summedNames: ReadonlySet<string> = new Set([directSource, otherName, personalName]);

/** False for a name that stands for several: leads cannot be searched by it. */
export function isSearchableName(name: string): boolean {
  return !summedNames.has(name);
}

/** The answer of `GET /api/stats`. Days are the company's; a visit is one visitor on one day. */
export interface SiteStats {
  days: { date: string; visits: number; views: number; leads: number }[];
  /** Most visits first, as in all lists. */
  pages: ({ path: string } & RowStats)[];
  /** Leads by the page on which their visit began. */
  landings: { path: string; leads: number }[];
  sources: ({ source: string } & RowStats)[];
  campaigns: CampaignStats[];
  events: {
    /** Visits that had a form in view, and forms that were sent. */
    formsSeen: number;
    formsSent: number;
    chats: number;
    /** Visits that searched the articles. */
    searches: number;
    /** Visits that came to the checkout, and enrollments that were sent from the site's own. */
    checkouts: number;
    enrollments: number;
    /** Readers who confirmed that they want articles by mail, and have not left since. */
    subscriptions: number;
  };
  /** Of all enrollments, as in the rows. */
  revenue: number;
  /** The same number of days before. */
  before: { visits: number; leads: number };
  /** What these figures cannot include, given the site's settings. */
  elsewhere: {
    forms: boolean;
    /** False where the payment provider tells the site who paid. */
    payments: boolean;
    /** Null where leads are not removed. */
    leadsKeptDays: number | null;
  };
}

/** What came of a page, a source or a campaign. */
export interface RowStats {
  visits: number;
  leads: number;
  won: number;
  enrollments: number;
  /** In cents of US dollars: paid less refunded. */
  revenue: number;
  subscriptions: number;
}

interface CampaignStats extends RowStats {
  campaign: string;
  source: string | null;
  medium: string | null;
}
