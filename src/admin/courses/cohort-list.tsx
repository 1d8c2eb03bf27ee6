import { buttonClass } from "../../components/button/button.tsx";
import type { CohortEntry } from "../../shared/cohorts/cohort.ts";
import { longDateIn } from "../../shared/company-time.ts";
import { EmptyList, ListStatus } from "../components/list-status.tsx";
import { Toolbar } from "../components/toolbar.tsx";
import ui from "../components/ui.module.css";
import type { List } from "../use-list.ts";
import { courseNames, dayNames } from "./course-names.ts";
import styles from "./courses.module.css";

interface CohortListProps {
  list: List<CohortEntry>;
  onNew(): void;
  onEdit(cohort: CohortEntry): void;
  /** `name` says which one in a sentence. */
  onDelete(cohort: CohortEntry, name: string): void;
}

export function CohortList({ list, onNew, onEdit, onDelete }: CohortListProps) {
  const { items } = list;
  if (items === null)
    return <ListStatus list={list} loading="Loading dates..." failed="The dates could not be fetched." />;
  const toCome = items.filter(isToCome);
  return (
    <section aria-labelledby="dates-heading">
      <Toolbar
        heading="Dates"
        headingId="dates-heading"
        count={`${toCome.length} to come, ${items.length - toCome.length} past`}
      >
        <button type="button" className={buttonClass("primary")} onClick={onNew}>
          New date
        </button>
      </Toolbar>
      {items.length === 0 ? (
        <EmptyList>No dates. Pages say that the next date will be announced, and offer a waitlist.</EmptyList>
      ) : (
        <ul className={ui.frame}>
          {[...toCome, ...items.filter((item) => !isToCome(item)).toReversed()].map((cohort) => {
            const starts = longDateIn("UTC", cohort.startsOn);
            const name = `${courseNames[cohort.course]}, ${starts}`;
            return (
              <li key={cohort.id} className={styles.row}>
                <div>
                  <h3 className={styles.title}>{courseNames[cohort.course]}</h3>
                  <p className={ui.meta}>
                    {cohort.days.map((day) => dayNames[day]).join(", ")} at {cohort.time}, {cohort.minutes}{" "}
                    minutes, {cohort.timeZone}
                  </p>
                </div>
                <span>
                  {starts}
                  {cohort.endsOn !== cohort.startsOn && ` to ${longDateIn("UTC", cohort.endsOn)}`}
                </span>
                <span className={ui.meta}>{isToCome(cohort) ? seatsOf(cohort) : "Past"}</span>
                <span className={styles.tools}>
                  <button
                    type="button"
                    className={buttonClass("ghost")}
                    aria-label={`Edit ${name}`}
                    onClick={() => onEdit(cohort)}
                  >
                    Edit
                  </button>
                  <button
                    type="button"
                    className={buttonClass("ghost")}
                    aria-label={`Delete ${name}`}
                    onClick={() => onDelete(cohort, name)}
                  >
                    Delete
                  </button>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function seatsOf({ seats, seatsLeft }: CohortEntry): string {
  if (seats === null) return "Seats are not counted";
  return seatsLeft === 0 ? `Full: ${seats} seats` : `${seatsLeft} of ${seats} seats left`;
}

// By the day: only the server knows the moment, and pages follow that.
function isToCome({ startsOn }: CohortEntry): boolean {
  return startsOn >= new Date().toISOString().slice(0, 10);
}
