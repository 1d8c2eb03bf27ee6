import { announcedAfterMinutes } from "../../shared/cohorts/cohort.ts";
import ui from "../components/ui.module.css";
import { countOf } from "../leads/lead-text.ts";

const later = `${announcedAfterMinutes} minutes after`;

interface WhoIsToldProps {
  takingPart: number;
  /** People on the waitlist of its course; null while unknown. */
  waiting: number | null;
}

/** Says who will get a mail when a date is saved. */
export function WhoIsTold({ takingPart, waiting }: WhoIsToldProps) {
  return (
    <>
      {takingPart > 0 && (
        <p className={ui.meta}>
          {countOf(takingPart, "person takes part", "people take part")}. If you change the days or the times,
          we tell them by mail, where mail is set up, with a new file for their calendars, {later} your last
          change. Until then you can put it back, and nobody is told.
        </p>
      )}
      {waiting === null && (
        <p className={ui.meta}>
          It is not known how many people wait for a date. Whoever does is told by mail, where mail is set up,
          {later} there is one with a free seat.
        </p>
      )}
      {waiting !== null && waiting > 0 && (
        <p className={ui.meta}>
          {countOf(waiting, "person waits", "people wait")} for a date. We tell them by mail, where mail is
          set up, {later} there is one with a free seat.
        </p>
      )}
    </>
  );
}
