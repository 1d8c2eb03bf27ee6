import type { CohortEntry, DatedCourse, WeekDay } from "../../shared/cohorts/cohort.ts";
import { longDateIn } from "../../shared/company-time.ts";

export const courseNames: Readonly<Record<DatedCourse, string>> = {
  "no-code": "No Code Agentic AI Course",
  engineer: "AI/ML/GenAI Engineer Course",
  webinar: "Free webinar",
};

export const dayNames: Readonly<Record<WeekDay, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

export function cohortName({ course, startsOn }: Pick<CohortEntry, "course" | "startsOn">): string {
  return `${courseNames[course]}, ${longDateIn("UTC", startsOn)}`;
}
