import { minuteMs } from "../durations.ts";
import type { FormField, FormOutcome } from "./form.ts";
import type { frameHeights } from "./frame-heights.ts";
import type { PlanKey } from "./plans.ts";
import type { VisitSource } from "./visit-source.ts";

/** A team that may get its leads at addresses of its own. */
export type Team = "training" | "talent";

export interface EmbeddableForm {
  /** The provider's form id, a part of the frame's path. */
  id: string;
  /** The name at the provider and in the dashboard, and the frame's accessible title. */
  name: string;
  frame: keyof typeof frameHeights;
  email: string;
  /** Whose leads these are; without one, those of the page's team. */
  team?: Team;
}

/** A lead form that the site answers itself. */
export interface LeadForm extends EmbeddableForm {
  fields: readonly FormField[];
  /** Opens the fields for later. */
  more?: string;
  action: string;
  thanks: { title: string; description: string };
}

/** One that stands in a frame of a page. */
export interface FramedForm extends LeadForm {
  /** What becomes of the request, unless the page around the form tells more. */
  steps: readonly string[];
}

export const leadKinds = ["lead", "enrollment"] as const;

/** Nobody is told of a suspected lead, which a program may have sent. */
export const leadStates = ["new", "in progress", "won", "lost", "suspected"] as const;

/**
 * Why a lead was suspected when it came: a filled honeypot, many of one form from one network, sent at once, the same
 * message from others, links, a name with an address, random letters, or the words of spam.
 */
export const suspicionKinds = [
  "trap",
  "often",
  "quick",
  "repeated",
  "links",
  "name",
  "letters",
  "offer",
  "advertisement",
  "demand",
] as const;

export type SuspicionKind = (typeof suspicionKinds)[number];

export type LeadState = (typeof leadStates)[number];

export const stateNames: Readonly<Record<LeadState, string>> = {
  new: "New",
  "in progress": "In progress",
  won: "Won",
  lost: "Lost",
  suspected: "Suspected spam",
};

/** Mail to the company, mail to the visitor, a webhook, and mail to people who wait for a date. */
export const deliveryChannels = ["mail", "confirmation", "webhook", "announcement"] as const;

export type DeliveryChannel = (typeof deliveryChannels)[number];

/** What a later delivery tells of: other words in the form, a date for who paid without one, money given back. */
export const deliverySubjects = ["changed", "dated", "refunded"] as const;

export type DeliverySubject = (typeof deliverySubjects)[number];

export const deliveryStates = ["waiting", "sent", "failed"] as const;

export interface LeadDelivery {
  channel: DeliveryChannel;
  state: (typeof deliveryStates)[number];
  attempts: number;
  /** The receiver's answer to the last attempt, where that failed. */
  lastError: string | null;
  /** The time of the last attempt, or of the request before the first one. */
  at: string;
  /** Absent where it tells of the lead itself. */
  about?: DeliverySubject;
}

export const paymentStates = ["paid", "refunded", "disputed"] as const;

export const paymentProviders = ["stripe"] as const;

export interface LeadPayment {
  state: (typeof paymentStates)[number];
  /** In the currency's smallest unit. */
  amount: number;
  /** Lower case, such as "usd". */
  currency: string;
  at: string;
  provider: (typeof paymentProviders)[number];
  /** The payment's id at the provider. */
  reference: string;
}

export interface LeadNote {
  text: string;
  /** The time of writing names the note: no two notes of a lead have the same. */
  at: string;
  editedAt?: string;
}

/** What the company does next about a lead, and on which day (YYYY-MM-DD, company time). */
export interface NextStep {
  text: string;
  on: string;
}

/** A request in the dashboard's list: a lead or an enrollment. */
export interface LeadEntry {
  id: string;
  kind: (typeof leadKinds)[number];
  formName: string;
  fields: Record<string, string>;
  /** The path of the page with the form, where it is known. */
  page: string | null;
  source: VisitSource | null;
  /** The id of a cohort or webinar; null for neither. */
  cohort: string | null;
  /** Of an enrollment, null where it was not paid for; a lead has none. */
  payment?: LeadPayment | null;
  /** Set where the same address had paid before. */
  paidTwice?: true;
  state: LeadState;
  /** Of a lead that is suspected since it came. */
  suspicion?: SuspicionKind;
  notes: LeadNote[];
  nextStep: NextStep | null;
  deliveries: LeadDelivery[];
  createdAt: string;
  /** Null until the administrator has handled it. */
  handledAt: string | null;
}

/** The answer of `PATCH /api/leads/{id}` and of a restore. */
export interface ChangedLead extends LeadEntry {
  /** Set where the change overbooks its date: how many people are too many now. */
  seatsOver?: number;
}

export const maxNoteLength = 4_000;

export const maxStepLength = 200;

/** How long a deleted lead can be restored. */
export const leadRestorableMs = 10 * minuteMs;

export interface Forgotten {
  removed: {
    leads: number;
    enrollments: number;
    deliveries: number;
    questions: number;
    subscriptions: number;
  };
  /** The last day (YYYY-MM-DD) of automatic backups that may hold the person; null where the site removes no backups. */
  backupsUntil: string | null;
}

export interface RequestIntake {
  /** `page` is the path of the page with the form, as the browser tells it. */
  sendLead(form: LeadForm, typed: Record<string, string>, page: string | null): Promise<FormOutcome>;
  sendEnrollment(plan: PlanKey, typed: Record<string, string>): Promise<FormOutcome>;
  /** The checkout's form while there is no seat to enroll for. */
  joinWaitlist(typed: Record<string, string>): Promise<FormOutcome>;
}
