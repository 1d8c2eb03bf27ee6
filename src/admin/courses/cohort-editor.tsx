import { useState } from "react";
import { site } from "../../../content/site.ts";
import { randomId } from "../../browser/random-id.ts";
import { cx } from "../../components/cx.ts";
import { Field } from "../../components/field/field.tsx";
import {
  type CohortEntry,
  classCount,
  type DatedCourse,
  datedCourses,
  inputOf,
  weekDays,
} from "../../shared/cohorts/cohort.ts";
import type { CohortInput } from "../../shared/cohorts/cohort-input.ts";
import { adminApi } from "../api.ts";
import type { FieldTexts } from "../components/conflict.tsx";
import { RecordDialog } from "../components/record-dialog.tsx";
import ui from "../components/ui.module.css";
import { countOf } from "../leads/lead-text.ts";
import { useRecordForm } from "../use-record-form.ts";
import { courseNames, dayNames, moveStart } from "./cohorts.ts";
import styles from "./courses.module.css";
import { WhoIsTold } from "./who-is-told.tsx";

interface CohortEditorProps {
  cohort: CohortEntry | null;
  takingPart: number;
  waiting(course: DatedCourse): number | null;
  onChanged(): void;
  onClose(): void;
}

const knownZones = Intl.supportedValuesOf("timeZone");

const newCohort: CohortInput = {
  course: "no-code",
  startsOn: "",
  endsOn: "",
  days: ["mon", "tue", "wed", "thu"],
  time: "19:45",
  minutes: 90,
  timeZone: site.timeZone,
  seats: null,
};

export function CohortEditor({ cohort, takingPart, waiting, onChanged, onClose }: CohortEditorProps) {
  const [{ input, whole }, setState] = useState(() => {
    const first = cohort === null ? newCohort : inputOf(cohort);
    return { input: first, whole: first };
  });
  // A half-typed year is no date, so the end moves along with the last complete input.
  const change = (part: Partial<CohortInput>) =>
    setState((last) => {
      const next = { ...last.input, ...part };
      return { input: next, whole: classCount(next) > 0 ? next : last.whole };
    });
  // An idempotency key for each dialog: a repeated try after a lost answer makes no second date.
  const [key] = useState(randomId);
  // A stored zone may have a name that the browser does not list.
  const zones = [...new Set([input.timeZone, ...knownZones])].toSorted();
  const classes = classCount(input);
  const isNew = cohort === null;
  const form = useRecordForm({
    record: cohort,
    save: (shown) =>
      shown === null ? adminApi.createCohort(input, key) : adminApi.updateCohort(shown, input),
    load: (saved) => change(inputOf(saved)),
    done: "Pages, the agreement, the checkout and the chat have the date now",
    onChanged,
    onClose,
  });
  const days = form.field("days");

  return (
    <RecordDialog
      title={isNew ? "New date" : "Edit date"}
      form={form}
      mine={textsOf(input)}
      textsOf={(saved) => textsOf(inputOf(saved))}
      onClose={onClose}
    >
      <Field
        as="select"
        {...form.field("course")}
        label="Course"
        data-autofocus=""
        value={input.course}
        onChange={(event) => change({ course: event.currentTarget.value as CohortInput["course"] })}
      >
        {datedCourses.map((course) => (
          <option key={course} value={course}>
            {courseNames[course]}
          </option>
        ))}
      </Field>
      <div className={styles.pair}>
        <Field
          {...form.field("startsOn")}
          label="First day"
          type="date"
          required
          value={input.startsOn}
          onChange={(event) => change(moveStart(whole, event.currentTarget.value))}
        />
        <Field
          {...form.field("endsOn")}
          label="Last day"
          type="date"
          required
          value={input.endsOn}
          onChange={(event) => change({ endsOn: event.currentTarget.value })}
        />
      </div>
      <fieldset className={styles.days}>
        <legend>Days with a class</legend>
        {weekDays.map((day) => (
          <label key={day} className={styles.day}>
            <input
              type="checkbox"
              id={day === "mon" ? days.id : undefined}
              checked={input.days.includes(day)}
              onChange={({ target }) =>
                change({
                  days: weekDays.filter((d) => (d === day ? target.checked : input.days.includes(d))),
                })
              }
            />
            {dayNames[day]}
          </label>
        ))}
        {days.issue !== undefined && <p className={ui.error}>{days.issue}</p>}
        <p className={cx(ui.meta, styles.classes)} role="status">
          {classes > 0 && `${countOf(classes, "class", "classes")} in all.`}
        </p>
      </fieldset>
      <div className={styles.pair}>
        <Field
          {...form.field("time")}
          label="Time"
          type="time"
          required
          value={input.time}
          onChange={(event) => change({ time: event.currentTarget.value })}
        />
        <Field
          {...form.field("minutes")}
          label="Minutes of a class"
          type="number"
          min={1}
          value={Number.isNaN(input.minutes) ? "" : input.minutes}
          onChange={(event) => change({ minutes: event.currentTarget.valueAsNumber })}
        />
      </div>
      <Field
        as="select"
        {...form.field("timeZone")}
        label="Time zone"
        value={input.timeZone}
        onChange={(event) => change({ timeZone: event.currentTarget.value })}
      >
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </Field>
      <Field
        {...form.field("seats")}
        label="Seats"
        labelNote="(empty: not counted)"
        type="number"
        min={0}
        value={input.seats ?? ""}
        onChange={({ currentTarget: { value, valueAsNumber } }) =>
          change({ seats: value === "" ? null : valueAsNumber })
        }
      />
      <WhoIsTold takingPart={takingPart} waiting={waiting(input.course)} />
    </RecordDialog>
  );
}

function textsOf(input: CohortInput): FieldTexts {
  return {
    Course: courseNames[input.course],
    "First day": input.startsOn,
    "Last day": input.endsOn,
    "Days with a class": input.days.map((day) => dayNames[day]).join(", "),
    Time: input.time,
    "Minutes of a class": Number.isNaN(input.minutes) ? "" : `${input.minutes}`,
    "Time zone": input.timeZone,
    Seats: `${input.seats ?? "not counted"}`,
  };
}
