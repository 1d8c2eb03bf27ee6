import type { DatedCourse } from "../../src/shared/cohorts/cohort.ts";

/** What a calendar shows for a date of each course. */
export const calendarEvents: Record<DatedCourse, { title: string; description: string }> = {
  "no-code": {
    title: "No Code Agentic AI Course",
    description: "Live online class. We send the link to the address that you enrolled with.",
  },
  engineer: {
    title: "AI/ML/GenAI Engineer Course",
    description: "Live online class. We send the link to the address that you registered with.",
  },
  webinar: {
    title: "Free webinar: No Code Agentic AI Course",
    description: "We send the link to the address that you registered with.",
  },
};

/** The name under which a calendar lists all of them. */
export const calendarName = "Courses and webinars";

/** Why somebody who sent a form has no place. What is next follows. */
export const noPlace = {
  full: "The last place for this date was taken before your form came, so you are not registered.",
  past: "The date that this page showed has passed or has been changed, so you are not registered.",
} as const;

/** What is next, after those: the form is shown again with it. */
export const nextPlace = {
  open: (starts: string) =>
    `The next one starts ${starts}. What you typed is still in the form: send it again to take part then.`,
  none: "The next date will be announced. What you typed is still in the form.",
} as const;

/** The agreement that somebody read is not the present one any more. */
export const agreementChanged =
  "The agreement has changed since you read it, so nothing was sent. What you typed is still in the form. Please read the present version and send the form again.";
