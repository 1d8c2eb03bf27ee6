import { calendarLink } from "../../../content/training/dates.ts";
import type { CohortWords } from "../../shared/cohorts/course-dates.ts";
import { calendarPath } from "../../shared/urls.ts";

/** The file with which a calendar takes a date. */
export function CalendarLink({ cohort: { id, starts } }: { cohort: CohortWords }) {
  return (
    <a href={calendarPath(id)} download>
      {calendarLink}
      <span className="visually-hidden">: {starts}</span>
    </a>
  );
}
