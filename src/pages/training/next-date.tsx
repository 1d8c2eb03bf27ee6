import { calendarLink } from "../../../content/training/dates.ts";
import { Icon } from "../../components/icon/icon.tsx";
import type { CohortWords } from "../../shared/cohorts/course-dates.ts";
import { calendarPath } from "../../shared/urls.ts";
import styles from "./next-date.module.css";

interface NextDateProps {
  starts: string;
  schedule?: string;
  /** What a calendar can take; null where there is no date. */
  cohort: CohortWords | null;
}

/** When a course or webinar starts, with the file for a calendar. */
export function NextDate({ starts, schedule, cohort }: NextDateProps) {
  return (
    <div className={styles.date}>
      <Icon name="calendar" />
      <p className={styles.words}>
        {starts} <span className={styles.schedule}>{schedule}</span>
      </p>
      {cohort !== null && <CalendarLink cohort={cohort} />}
    </div>
  );
}

/** The file with which a calendar takes a date. */
export function CalendarLink({ cohort: { id, starts } }: { cohort: CohortWords }) {
  return (
    <a className={styles.calendar} href={calendarPath(id)} download>
      {calendarLink} <span className="visually-hidden">({starts})</span>
    </a>
  );
}
