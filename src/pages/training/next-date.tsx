import { calendarLink } from "../../../content/training/dates.ts";
import { Icon } from "../../components/icon/icon.tsx";
import type { CohortWords } from "../../shared/cohorts/course-dates.ts";
import { calendarPath } from "../../shared/urls.ts";
import styles from "./next-date.module.css";

interface NextDateProps {
  words: string;
  /** What a calendar can take; null where there is no date. */
  cohort: CohortWords | null;
}

/** When a course or webinar starts, with the file for a calendar. */
export function NextDate({ words, cohort }: NextDateProps) {
  return (
    <p className={styles.date}>
      <Icon name="calendar" />
      {words}
      {cohort !== null && (
        <span className={styles.calendar}>
          <CalendarLink cohort={cohort} />
        </span>
      )}
    </p>
  );
}

/** The file with which a calendar takes a date. */
export function CalendarLink({ cohort: { id, starts } }: { cohort: CohortWords }) {
  return (
    <a href={calendarPath(id)} download>
      {calendarLink}
      <span className="visually-hidden">: {starts}</span>
    </a>
  );
}
