import type { Clock } from "../clock/clock.ts";
import { type Cohorts, createCohorts } from "../cohorts/cohorts.ts";
import type { CohortsState } from "../cohorts/stored-cohorts.ts";
import type { Store } from "../store/store.ts";
import { isToldOf } from "./announce-dates.ts";
import { takenSeats } from "./requests.ts";
import type { StoredRequest } from "./stored-requests.ts";

/** The dates of the site, with the seats that its requests take. */
export function createSiteCohorts(
  store: Pick<Store<{ cohorts: CohortsState; requests: StoredRequest[] }>, "cohorts" | "requests" | "inTurn">,
  clock: Clock,
): Cohorts {
  const { read } = store.requests;
  const cohorts: Cohorts = createCohorts(
    store.cohorts,
    () => takenSeats(read()),
    (cohort) => isToldOf(read(), cohort, cohorts),
    clock,
    (work) => store.inTurn(["requests", "cohorts"], work),
  );
  return cohorts;
}
