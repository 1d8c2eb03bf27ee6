import { useEffect, useState } from "react";
import { Icon } from "../../components/icon/icon.tsx";
import type { AdminPostSummary } from "../../shared/posts/admin-post.ts";
import { type SiteStats, type StatsPeriod, statsPeriods } from "../../shared/visits/stats.ts";
import { adminApi, toApiError } from "../api.ts";
import { AdminIcon } from "../components/admin-icon.tsx";
import { Button } from "../components/button.tsx";
import { EmptyList } from "../components/list-status.tsx";
import { Choice, Toolbar } from "../components/toolbar.tsx";
import { saveFile } from "../save-file.ts";
import { useSession } from "../session/session.tsx";
import { statsCsv } from "./stats-csv.ts";
import { StatsReport } from "./stats-report.tsx";

const periodNames = Object.fromEntries(statsPeriods.map((days) => [days, `Last ${days} days`]));

export function ResultsTab({ posts }: { posts: readonly AdminPostSummary[] }) {
  const [period, setPeriod] = useState<StatsPeriod>(30);
  const { state, reload } = useStats(period);
  const isLoading = state.kind === "loading" || (state.kind === "shown" && state.period !== period);
  const choose = (days: string) => setPeriod(statsPeriods.find((one) => String(one) === days) ?? 30);

  return (
    <section aria-labelledby="results-heading" aria-busy={isLoading}>
      <Toolbar
        heading="Results"
        headingId="results-heading"
        isTitle
        count={isLoading ? "Loading results..." : ""}
      >
        <Choice label="Show" value={String(period)} options={periodNames} onChange={choose} />
        {state.kind === "shown" && (
          <Button
            onClick={() =>
              saveFile(
                new Blob([statsCsv(state.stats)], { type: "text/csv" }),
                `results-${state.period}-days.csv`,
              )
            }
          >
            <AdminIcon name="download" />
            Export CSV
          </Button>
        )}
      </Toolbar>
      {state.kind === "shown" && !hasFigures(state.stats) && (
        <EmptyList icon={<Icon name="chart" />}>
          No visits and no leads in the last {state.period} days. The first one will show here.
        </EmptyList>
      )}
      {state.kind === "shown" && hasFigures(state.stats) && <StatsReport stats={state.stats} posts={posts} />}
      {state.kind === "off" && (
        <EmptyList>
          Visits are not counted, since STATS is no. Leads are in their own tab. To count visits, without
          cookies and without knowing anybody, remove that setting and restart the site.
        </EmptyList>
      )}
      {state.kind === "failed" && (
        <EmptyList>
          <p>The results could not be fetched. {state.message}</p>
          <Button onClick={reload}>Try again</Button>
        </EmptyList>
      )}
    </section>
  );
}

function hasFigures({ days }: SiteStats): boolean {
  return days.some(({ visits, leads }) => visits + leads > 0);
}

/** The figures of the previous period stay until the new ones arrive. */
type StatsState =
  | { kind: "loading" }
  | { kind: "shown"; stats: SiteStats; period: StatsPeriod }
  | { kind: "off" }
  | { kind: "failed"; message: string };

function useStats(period: StatsPeriod): { state: StatsState; reload(): void } {
  const [state, setState] = useState<StatsState>({ kind: "loading" });
  const [reloads, setReloads] = useState(0);
  const withSession = useSession();

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched for each period, and again by reload
  useEffect(() => {
    let isOld = false;
    const show = (next: StatsState) => {
      if (!isOld) setState(next);
    };
    withSession(() => adminApi.readStats(period)).then(
      (stats) => show({ kind: "shown", stats, period }),
      (error: unknown) => {
        const { status, message } = toApiError(error);
        // A site that does not count visits has no such route.
        show(status === 404 ? { kind: "off" } : { kind: "failed", message });
      },
    );
    return () => {
      isOld = true;
    };
  }, [period, reloads]);

  function reload() {
    setState({ kind: "loading" });
    setReloads(reloads + 1);
  }

  return { state, reload };
}
