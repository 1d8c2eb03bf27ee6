import { calendarLink } from "../../../content/training/dates.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import { DescriptionList, type DescriptionRow } from "../../components/description-list/description-list.tsx";
import { Icon } from "../../components/icon/icon.tsx";
import primitives from "../../components/primitives.module.css";
import { Unbroken } from "../../components/unbroken/unbroken.tsx";
import type { CohortWords } from "../../shared/cohorts/course-dates.ts";
import { calendarPath } from "../../shared/urls.ts";
import { Accordion, type AccordionItem } from "../../widgets/accordion/accordion.tsx";
import { SectionLink } from "../../widgets/section-link/section-link.tsx";
import styles from "./course-parts.module.css";

interface CurriculumProps {
  items: readonly AccordionItem[];
  facts: { title: string; items: readonly DescriptionRow[] };
  /** The button under the facts, and the section it leads to. */
  action: string;
  actionTo: string;
  /** The date among the facts, with a calendar file. */
  next?: CohortWords | null;
}

/** Parts of a course to open, beside a sticky sheet of facts. */
export function Curriculum({ items, facts, action, actionTo, next = null }: CurriculumProps) {
  return (
    <div className={styles.columns}>
      <Accordion items={items} />
      <aside className={cx(primitives.card, styles.facts)} aria-label={facts.title}>
        <h3>{facts.title}</h3>
        <DescriptionList
          rows={facts.items.map(unbroken)}
          layout={facts.items.length > 6 ? "dense" : "under"}
        />
        {next !== null && <CalendarLink cohort={next} />}
        <SectionLink to={actionTo} className={cx(buttonClass("primary"), styles.action)}>
          {action}
        </SectionLink>
      </aside>
    </div>
  );
}

/** Times break between words, but at no hyphen. */
function unbroken({ term, detail }: DescriptionRow): DescriptionRow {
  return { term, detail: typeof detail === "string" ? <Unbroken text={detail} parts={/(\S+)/} /> : detail };
}

interface LessonsProps {
  description: string;
  lessons: readonly { number: number; title: string }[];
  marked: readonly number[];
  className?: string | undefined;
}

/** A part's description and its numbered lessons. */
export function Lessons({ description, lessons, marked, className }: LessonsProps) {
  return (
    <>
      <p className={styles.description}>{description}</p>
      <ol className={className}>
        {lessons.map(({ number, title }) => (
          <li key={number} className={styles.lesson} data-marked={marked.includes(number)}>
            <span className={styles.number}>{number}</span>
            {title}
          </li>
        ))}
      </ol>
    </>
  );
}

interface NextDateProps {
  starts: string;
  schedule?: string;
  cohort: CohortWords | null;
}

/** The start of a course or webinar, with a calendar file. */
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

export function CalendarLink({ cohort: { id, starts } }: { cohort: CohortWords }) {
  return (
    <a className={styles.calendar} href={calendarPath(id)} download>
      {calendarLink} <span className="visually-hidden">({starts})</span>
    </a>
  );
}
