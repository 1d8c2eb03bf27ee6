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
