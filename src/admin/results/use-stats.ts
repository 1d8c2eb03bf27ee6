import { useEffect, useState } from "react";
import type { SiteStats, StatsPeriod } from "../../shared/visits/stats.ts";
import { adminApi, toApiError } from "../api.ts";
import { useSession } from "../session/session.tsx";

/** The figures, or what there is in their place. Those of the period before stay until the new ones are there. */
type StatsState =
  | { kind: "loading" }
  | { kind: "shown"; stats: SiteStats; period: StatsPeriod }
  | { kind: "off" }
  | { kind: "failed"; message: string };

/** The figures of a period, asked for when it changes, and by `reload`. */
export function useStats(period: StatsPeriod): { state: StatsState; reload(): void } {
  const [state, setState] = useState<StatsState>({ kind: "loading" });
  const [asked, setAsked] = useState(0);
  const withSession = useSession();

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for each period, and each time that it is asked anew
  useEffect(() => {
    let isOld = false;
    const show = (next: StatsState) => {
      if (!isOld) setState(next);
    };
    withSession(() => adminApi.readStats(period)).then(
      (stats) => show({ kind: "shown", stats, period }),
      (error: unknown) => {
        const { status, message } = toApiError(error);
        // A site that does not count has no such route.
        show(status === 404 ? { kind: "off" } : { kind: "failed", message });
      },
    );
    return () => {
      isOld = true;
    };
  }, [period, asked]);

  function reload() {
    setState({ kind: "loading" });
    setAsked(asked + 1);
  }

  return { state, reload };
}
