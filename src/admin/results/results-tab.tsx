import { useState } from "react";
import { buttonClass } from "../../components/button/button.tsx";
import type { DeskPostSummary } from "../../shared/posts/desk.ts";
import { type StatsPeriod, statsPeriods } from "../../shared/visits/stats.ts";
import { AdminIcon } from "../components/admin-icon.tsx";
import { EmptyList } from "../components/list-status.tsx";
import { Choice, Toolbar } from "../components/toolbar.tsx";
import { saveFile } from "../save-file.ts";
import { statsCsv } from "./stats-csv.ts";
import { StatsReport } from "./stats-report.tsx";
import { useStats } from "./use-stats.ts";

const periodNames = Object.fromEntries(statsPeriods.map((days) => [days, `Last ${days} days`]));

/** Which page, source and campaign brings enquiries, and which post is read. */
export function ResultsTab({ posts }: { posts: readonly DeskPostSummary[] }) {
  const [period, setPeriod] = useState<StatsPeriod>(30);
  const { state, reload } = useStats(period);
  const isLoading = state.kind === "loading" || (state.kind === "shown" && state.period !== period);
  const choose = (days: string) => setPeriod(statsPeriods.find((one) => String(one) === days) ?? 30);

  return (
    <section aria-labelledby="results-heading" aria-busy={isLoading}>
      <Toolbar heading="Results" headingId="results-heading" count={isLoading ? "Loading results..." : ""}>
        <Choice label="Show" value={String(period)} options={periodNames} onChange={choose} />
        {state.kind === "shown" && (
          <button
            type="button"
            className={buttonClass("ghost")}
            onClick={() =>
              saveFile(
                new Blob([statsCsv(state.stats)], { type: "text/csv" }),
                `results-${state.period}-days.csv`,
              )
            }
          >
            <AdminIcon name="download" />
            Export CSV
          </button>
        )}
      </Toolbar>
      {state.kind === "shown" && <StatsReport stats={state.stats} posts={posts} />}
      {state.kind === "off" && (
        <EmptyList>
          Visits are not counted, since STATS is no. Leads are in their own tab. To count visits, without
          cookies and without knowing anybody, remove that setting and restart the site.
        </EmptyList>
      )}
      {state.kind === "failed" && (
        <EmptyList>
          <p>The results could not be fetched. {state.message}</p>
          <button type="button" className={buttonClass("ghost")} onClick={reload}>
            Try again
          </button>
        </EmptyList>
      )}
    </section>
  );
}
