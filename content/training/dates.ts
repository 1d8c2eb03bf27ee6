import type { DatedCourse } from "../../src/shared/cohorts/cohort.ts";
import type { CohortWords, NextDates } from "../../src/shared/cohorts/course-dates.ts";
import type { Dated } from "../dated.ts";

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

export const calendarName = "Courses and webinars";

/** Why a sent form got no seat; `nextPlace` follows it. */
export const noPlace = {
  full: "The last place for this date was taken before your form came, so you are not registered.",
  past: "The date that this page showed has passed or has been changed, so you are not registered.",
} as const;

/** Follows `noPlace`: the form is shown again with it. */
export const nextPlace = {
  open: (starts: string) =>
    `The next one starts ${starts}. What you typed is still in the form, so send it again if you would like to take part then.`,
  none: "The next date will be announced. What you typed is still in the form.",
} as const;

/** For a visitor who read an earlier agreement. */
export const agreementChanged =
  "The agreement has changed since you read it, so nothing was sent. What you typed is still in the form. Please read the present version and send the form again.";

/** At the field of an unknown or ended promotion code. */
export const codeNotValid =
  "We do not know this code, or it has ended. Please check its letters, or leave it out to pay the full price.";

/** When a course starts next, and when its classes are. */
export function lineOf({ open, full }: Pick<NextDates, "open" | "full">): NextDates["line"] {
  return {
    starts: startsOf(open, full),
    schedule: (open ?? full)?.schedule ?? "Will be announced with the date",
  };
}

function startsOf(open: CohortWords | null, full: CohortWords | null): string {
  if (open !== null) return full === null ? open.starts : `${open.starts} (${full.starts} is full)`;
  return full === null ? "Will be announced" : `${full.starts} is full; the next date will be announced`;
}

/** A sentence within a longer text. */
export const noCodeStarts: Dated = ({ next }) => {
  const { open, full } = next["no-code"];
  const course = "the No Code Agentic AI Course";
  const taken = full === null ? "" : `The batch of ${full.starts} is full. `;
  if (open === null) return `${taken}The next date of ${course} will be announced: its page has a waitlist.`;
  return `${taken}The next batch of ${course} starts ${open.starts}, ${open.schedule}.`;
};

export const calendarLink = "Add to calendar";
