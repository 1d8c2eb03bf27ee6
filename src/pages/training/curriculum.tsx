import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import { DescriptionList, type DescriptionRow } from "../../components/description-list/description-list.tsx";
import primitives from "../../components/primitives.module.css";
import type { CohortWords } from "../../shared/cohorts/course-dates.ts";
import { Accordion, type AccordionItem } from "../../widgets/accordion/accordion.tsx";
import { SectionLink } from "../../widgets/section-link/section-link.tsx";
import styles from "./curriculum.module.css";
import { CalendarLink } from "./next-date.tsx";

interface CurriculumProps {
  items: readonly AccordionItem[];
  facts: { title: string; items: readonly DescriptionRow[] };
  /** The button under the facts, and the section that it leads to. */
  action: string;
  actionTo: string;
  /** The date among the facts, for calendars. */
  next?: CohortWords | null;
}

/** The parts of a course, each to open, and beside them a sheet with its facts that stays in view. */
export function Curriculum({ items, facts, action, actionTo, next = null }: CurriculumProps) {
  return (
    <div className={styles.columns}>
      <Accordion items={items} />
      <aside className={cx(primitives.card, styles.facts)} aria-label={facts.title}>
        <h3>{facts.title}</h3>
        <DescriptionList rows={facts.items} layout={facts.items.length > 6 ? "dense" : "under"} />
        {next !== null && <CalendarLink cohort={next} />}
        <SectionLink to={actionTo} className={buttonClass("primary")}>
          {action}
        </SectionLink>
      </aside>
    </div>
  );
}
