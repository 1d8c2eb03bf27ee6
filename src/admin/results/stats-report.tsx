import { cx } from "../../components/cx.ts";
import type { DeskPostSummary } from "../../shared/posts/desk.ts";
import { postPath } from "../../shared/urls.ts";
import type { SiteStats } from "../../shared/visits/stats.ts";
import ui from "../components/ui.module.css";
import { DayPlot } from "./day-plot.tsx";
import { RankedTable } from "./ranked-table.tsx";
import styles from "./results.module.css";
import { changeWords, sentWords, sumOf } from "./words.ts";

interface StatsReportProps {
  stats: SiteStats;
  posts: readonly DeskPostSummary[];
}

/** The figures of a period: the sums, the days, and what they come from. */
export function StatsReport({ stats, posts }: StatsReportProps) {
  const { days, pages, sources, campaigns, events, before } = stats;
  const visits = sumOf(days.map((day) => day.visits));
  const leads = sumOf(days.map((day) => day.leads));
  const titles = new Map(posts.map(({ slug, title }) => [postPath(slug), title]));
  const read = pages.flatMap(({ path, ...of }) => {
    const title = titles.get(path);
    return title === undefined ? [] : [{ name: title, ...of }];
  });
  return (
    <div className={styles.report}>
      <dl className={styles.sums}>
        <Sum label="Visits" value={visits} note={changeWords(visits, before.visits, days.length)} />
        <Sum label="Leads" value={leads} note={changeWords(leads, before.leads, days.length)} />
        <Sum
          label="Forms sent"
          value={events.formsSent}
          note={sentWords(events.formsSent, events.formsSeen)}
        />
        <Sum label="Talks with the assistant" value={events.chats} note="visits that wrote to it" />
        <Sum label="Enrollments" value={events.checkouts} note="sent from the checkout" />
      </dl>
      <section className={cx(ui.card, styles.plotCard)} aria-labelledby="days-heading">
        <h3 className={ui.heading} id="days-heading">
          Visits and leads by day
        </h3>
        <DayPlot days={days} />
      </section>
      <div className={styles.tables}>
        <RankedTable
          title="Pages"
          first="Page"
          rows={pages.map(({ path, ...of }) => ({ name: path, ...of }))}
          empty="No page was visited."
        />
        <RankedTable title="Posts by readers" first="Post" rows={read} empty="No post was read." />
        <RankedTable
          title="Sources"
          first="Referring site"
          rows={sources.map(({ source, ...of }) => ({ name: source, ...of }))}
          empty="Nobody came from another site, or directly."
        />
        <RankedTable
          title="Campaigns"
          first="Campaign"
          rows={campaigns.map(({ campaign, source, medium, ...of }) => ({
            name: campaign,
            detail: [source, medium].filter((name) => name !== null).join(", "),
            ...of,
          }))}
          empty="No visit came by an address with utm_campaign."
        />
      </div>
    </div>
  );
}

function Sum({ label, value, note }: { label: string; value: number; note: string }) {
  return (
    <div className={ui.card}>
      <dt className={ui.meta}>{label}</dt>
      <dd className={styles.sum}>{value.toLocaleString("en-US")}</dd>
      <dd className={ui.meta}>{note}</dd>
    </div>
  );
}
