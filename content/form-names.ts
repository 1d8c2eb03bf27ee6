import type { DatedCourse } from "../src/shared/cohorts/cohort.ts";
import type { EmbeddableForm } from "../src/shared/forms/lead.ts";
import { forms } from "./forms.ts";

/** Also in `chat/person-form.ts`, whose code the dashboard must not load. */
export const chatFormName = "Chat Form";

/** Clear names by the provider's names, some of which mislead. The dashboard and mails show these. */
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

/** The waitlist's form of each course. */
export const waitlists: Readonly<Partial<Record<DatedCourse, EmbeddableForm>>> = {
  "no-code": forms.noCodeWaitlist,
  webinar: forms.webinarWaitlist,
};
