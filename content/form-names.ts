import type { DatedCourse } from "../src/shared/cohorts/cohort.ts";
import type { EmbeddableForm } from "../src/shared/forms/lead.ts";
import { forms } from "./forms.ts";

/** Of `chat/person-form.ts`, which the browser of an administrator need not have. */
export const chatFormName = "Chat Form";

/**
 * Who is asking, by a form's specified name: that one is the provider's, and says of some forms what they are not. The
 * dashboard and mails show these.
 */
export const clearFormNames: Readonly<Record<string, string>> = {
  [forms.partnership.name]: "Partnership request",
  [forms.contact.name]: "General message",
  [forms.services.name]: "Company asking about services",
  [forms.corporateTraining.name]: "Company asking for training",
  [forms.course.name]: "AI/ML/GenAI course, interested learner",
  [forms.client.name]: "Company looking for specialists",
  [forms.talent.name]: "Specialist looking for work",
  [forms.webinar.name]: "Webinar registration",
  [forms.noCodeWaitlist.name]: "Waitlist of the no-code course",
  [forms.webinarWaitlist.name]: "Waitlist of the webinar",
  [chatFormName]: "Question from the chat",
};

export function clearNameOf(formName: string): string {
  return clearFormNames[formName] ?? formName;
}

/** The form by which people wait for a date of a course. */
export const waitlists: Readonly<Partial<Record<DatedCourse, EmbeddableForm>>> = {
  "no-code": forms.noCodeWaitlist,
  webinar: forms.webinarWaitlist,
};
