import { waitlists } from "../../../content/form-names.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { clockName, daysName } from "../../shared/cohorts/class-words.ts";
import { type CohortEntry, type DatedCourse, datedCourses } from "../../shared/cohorts/cohort.ts";
import { momentOf } from "../../shared/company-time.ts";
import { AppLink } from "../components/app-link.tsx";
import { Button } from "../components/button.tsx";
import { RecordList } from "../components/record-list.tsx";
import ui from "../components/ui.module.css";
import { countOf } from "../leads/lead-text.ts";
import type { List } from "../use-list.ts";
import { cohortName, courseNames, seatsOver, tooMany } from "./cohorts.ts";
import styles from "./courses.module.css";

const dates = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "medium" });

interface CohortListProps {
  list: List<CohortEntry>;
  takingPart(cohort: CohortEntry): number;
  /** People on the course's waitlist who know of no date yet; null while unknown. */
  waiting(course: DatedCourse): number | null;
  onNew(): void;
  onEdit(cohort: CohortEntry): void;
  /** `name` is the date in a sentence. */
  onDelete(cohort: CohortEntry, name: string): void;
}

export function CohortList({ list, takingPart, waiting, onNew, onEdit, onDelete }: CohortListProps) {
  return (
    <RecordList
      list={list}
      plural="dates"
      heading="Dates"
      count={(cohorts) => {
        const toCome = cohorts.filter(isToCome).length;
        return `${toCome} to come, ${cohorts.length - toCome} past`;
      }}
      icon={<Icon name="calendar" />}
      empty="No dates. Pages say that the next date will be announced, and offer a waitlist."
      add={
        <Button look="primary" onClick={onNew}>
          New date
        </Button>
      }
      rows={(cohorts) => {
        const past = cohorts.filter((cohort) => !isToCome(cohort)).toReversed();
        return [...cohorts.filter(isToCome), ...past].map((cohort) => {
          const name = cohortName(cohort);
          const { id, startsOn, endsOn } = cohort;
          return {
            key: id,
            title: courseNames[cohort.course],
            about: (
              <p className={ui.meta}>
                {daysName(cohort.days)}, {clockName(cohort.time)}, {cohort.minutes} minutes, {cohort.timeZone}
              </p>
            ),
            facts: [
              dates.formatRange(new Date(startsOn), new Date(endsOn)),
              <Seats key="seats" cohort={cohort} people={takingPart(cohort)} />,
            ],
            tools: [
              ["Edit", `Edit ${name}`, () => onEdit(cohort)],
              ["Delete", `Delete ${name}`, () => onDelete(cohort, name)],
            ],
          };
        });
      }}
    >
      {datedCourses.map((course) => (
        <Waitlist key={course} course={course} people={waiting(course)} />
      ))}
    </RecordList>
  );
}

/** The free seats of a date, and a link to the requests of its participants. */
function Seats({ cohort, people }: { cohort: CohortEntry; people: number }) {
  return (
    <>
      {isToCome(cohort) ? seatsOf(cohort, people) : "Past"}
      {people > 0 && (
        <AppLink className={styles.people} href={`?tab=leads&cohort=${cohort.id}`}>
          {countOf(people, "person takes part", "people take part")}
        </AppLink>
      )}
    </>
  );
}

function Waitlist({ course, people }: { course: DatedCourse; people: number | null }) {
  const form = waitlists[course]?.name;
  if (form === undefined || people === 0 || people === null) return null;
  return (
    <p className={styles.people}>
      <AppLink href={`?${new URLSearchParams({ tab: "leads", form })}`}>
        {countOf(people, "person waits", "people wait")} for a date: {courseNames[course]}
      </AppLink>
    </p>
  );
}

function seatsOf({ seats, seatsLeft }: CohortEntry, people: number): string {
  if (seats === null) return "Seats are not counted";
  if (seatsLeft !== 0) return `${seatsLeft} of ${countOf(seats, "seat")} left`;
  const over = seatsOver({ seats }, people);
  return `Full: ${countOf(seats, "seat")}${over > 0 ? `, ${tooMany(over)}` : ""}`;
}

/** Compares moments, since a date starts by the clocks of its own zone. */
function isToCome({ startsOn, time, timeZone }: CohortEntry): boolean {
  return (momentOf(timeZone, `${startsOn}T${time}`) ?? "") > new Date().toISOString();
}
