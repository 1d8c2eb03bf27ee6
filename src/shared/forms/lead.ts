import * as v from "valibot";
import type { FormField, FormOutcome } from "./form.ts";
import type { frameHeights } from "./frame-heights.ts";
import type { PlanKey } from "./plans.ts";

/** A lead form, as the pages that embed it know it. */
export interface EmbeddableForm {
  /** The provider's form id; part of the frame's path. */
  id: string;
  /** The name in the provider's account and in the dashboard. */
  name: string;
  /** The frame's accessible title. */
  title: string;
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

/** What the dashboard lists: a lead, or another request that somebody sent. */
export interface LeadEntry {
  id: string;
  kind: "lead" | "enrollment";
  formName: string;
  fields: Record<string, string>;
  createdAt: string;
  handledAt: string | null;
}

/** The body of `PATCH /api/leads/{id}`. */
export const handledSchema = v.strictObject({ handled: v.boolean("Please say whether it is handled.") });

/** Takes what was typed into a form, checks it and stores it. */
export interface RequestIntake {
  sendLead(form: LeadForm, typed: Record<string, string>): Promise<FormOutcome>;
  sendEnrollment(plan: PlanKey, typed: Record<string, string>): Promise<FormOutcome>;
}
