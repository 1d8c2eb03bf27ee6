import type { FormField, FormOutcome } from "./form.ts";
import type { frameHeights } from "./frame-heights.ts";
import type { PlanKey } from "./plans.ts";
import type { VisitSource } from "./visit-source.ts";

/** A lead form, as the pages that embed it know it. */
export interface EmbeddableForm {
  /** The provider's form id; part of the frame's path. */
  id: string;
  /** The name in the provider's account and in the dashboard, and the frame's accessible title. */
  name: string;
  /** Which row of the frame-height table holds. */
  frame: keyof typeof frameHeights;
  /** Where to write when the form does not show. */
  email: string;
}

/** A lead form that the site answers itself. */
export interface LeadForm extends EmbeddableForm {
  fields: readonly FormField[];
  action: string;
  thanks: { title: string; description: string };
}

export const leadKinds = ["lead", "enrollment"] as const;

/** How far somebody has come with a lead. A suspected one may be a program's: nobody is told of it. */
export const leadStates = ["new", "in progress", "won", "lost", "suspected"] as const;

export type LeadState = (typeof leadStates)[number];

/** Whom a request is sent to: the company by mail, the visitor by mail, another system, and who waits for a date by mail. */
export const deliveryChannels = ["mail", "confirmation", "webhook", "announcement"] as const;

export type DeliveryChannel = (typeof deliveryChannels)[number];

export const deliveryStates = ["waiting", "sent", "failed"] as const;

export interface LeadDelivery {
  channel: DeliveryChannel;
  state: (typeof deliveryStates)[number];
  attempts: number;
  /** What the receiver said to the last attempt, where that failed. */
  lastError: string | null;
  /** When it was tried last; before that, when it was kept. */
  at: string;
}

/** What the dashboard lists: a lead, or another request that somebody sent. */
export interface LeadEntry {
  id: string;
  kind: (typeof leadKinds)[number];
  formName: string;
  fields: Record<string, string>;
  /** The path of the page that holds the form, where it is known. */
  page: string | null;
  source: VisitSource | null;
  /** The id of the cohort or webinar that it is for; null where it is for none. */
  cohort: string | null;
  state: LeadState;
  notes: { text: string; at: string }[];
  deliveries: LeadDelivery[];
  createdAt: string;
  /** When the administrator was done with it; null until then. */
  handledAt: string | null;
}

/** What `PATCH /api/leads/{id}` and a restored lead answer. */
export interface ChangedLead extends LeadEntry {
  /** How many people too many its date has now, where the change gave it a seat that was not there. */
  seatsOver?: number;
}

export const maxNoteLength = 4_000;

/** For so long a deleted lead can be restored. */
export const leadRestorableMs = 10 * 60 * 1000;

/** What `DELETE /api/people/{email}` answers. */
export interface Forgotten {
  removed: { leads: number; enrollments: number; deliveries: number; questions: number };
  /**
   * All backups that were made before now may hold it. The last day (YYYY-MM-DD) on which one of those that the site
   * removes is there; null where it removes none.
   */
  backupsUntil: string | null;
}

/** Takes what was typed into a form, checks it and stores it. */
export interface RequestIntake {
  /** `page` is the path of the page that holds the form, as the browser says it. */
  sendLead(form: LeadForm, typed: Record<string, string>, page: string | null): Promise<FormOutcome>;
  sendEnrollment(plan: PlanKey, typed: Record<string, string>): Promise<FormOutcome>;
  /** The form that stands at the checkout while there is no place to enroll for. */
  joinWaitlist(typed: Record<string, string>): Promise<FormOutcome>;
}
