import { cx } from "../../components/cx.ts";
import { postPath } from "../../shared/paths.ts";
import type { AdminPostSummary } from "../../shared/posts/admin-post.ts";
import { isSearchableName, type SiteStats } from "../../shared/visits/stats.ts";
import ui from "../components/ui.module.css";
import { DayPlot } from "./day-plot.tsx";
import { RankedTable } from "./ranked-table.tsx";
import styles from "./results.module.css";
import { changeWords, checkoutWords, dollarWords, leadsWords, sentWords, sumOf } from "./words.ts";

interface StatsReportProps {
  stats: SiteStats;
  posts: readonly AdminPostSummary[];
}

export function StatsReport({ stats, posts }: StatsReportProps) {
  const { days, pages, landings, sources, campaigns, before } = stats;
  const visits = sumOf(days.map((day) => day.visits));
  const leads = sumOf(days.map((day) => day.leads));
  const titles = new Map(posts.map(({ slug, title }) => [postPath(slug), title]));
  // An article has no form, so it counts the leads of visits that began with it.
  const begun = new Map(landings.map(({ path, leads: count }) => [path, count]));
  const read = pages.flatMap(({ path, visits: readers }) => {
    const title = titles.get(path);
    return title === undefined
      ? []
      : [{ id: path, name: title, visits: readers, leads: begun.get(path) ?? 0 }];
  });
  return (
    <div className={styles.report}>
      <dl className={styles.sums}>
        <Sum label="Visits" value={visits} note={changeWords(visits, before.visits, days.length)} />
        <Sum label="Leads" value={leads} note={leadsWords(stats, leads)} />
        <EventSums stats={stats} />
      </dl>
      <section className={cx(ui.card, styles.plotCard)} aria-labelledby="days-heading">
        <h2 className={ui.heading} id="days-heading">
          Visits and leads by day
        </h2>
        <DayPlot days={days} />
      </section>
      <div className={styles.tables}>
        <RankedTable
          title="Pages"
          first="Page"
          rows={pages.map(({ path, ...of }) => ({ id: path, name: path, ...of }))}
          empty="No page was visited."
        />
        <RankedTable title="Posts by readers" first="Post" rows={read} empty="No post was read." />
        <RankedTable
          title="Sources"
          first="Referring site"
          rows={sources.map(({ source, ...of }) => ({
            id: source,
            name: source,
            ...(isSearchableName(source) && { query: source }),
            ...of,
          }))}
          empty="Nobody has come yet, from another site or directly."
        />
        <RankedTable
          title="Campaigns"
          first="Campaign"
          rows={campaigns.map(({ campaign, source, medium, ...of }) => ({
            id: JSON.stringify([campaign, source, medium]),
            name: campaign,
            detail: [source && `source ${source}`, medium && `medium ${medium}`].filter(Boolean).join(", "),
            ...(isSearchableName(campaign) && { query: campaign }),
            ...of,
          }))}
          empty="No visit came from an address with utm_campaign."
          hint="A link counts as a campaign where its address ends in ?utm_source=newsletter&utm_medium=email&utm_campaign=spring, with words of your own."
        />
      </div>
      <p className={ui.meta}>
        Today is counted up to now. A lead belongs to the page that it was sent from, and to the site and the
        campaign that its browser tab first came from; a post’s leads are those of visits that began with it.
        Leads that were added by hand, deleted ones and suspected spam are not counted. Some are sent by
        visitors who asked not to be counted, and some visitors send several, so a rate can be over 100 %. The
        rest of a day with too many names is “other”, and a campaign with an address or a telephone number in
        its name is “(personal)”.
      </p>
    </div>
  );
}

/** `value` is null where the site cannot know it. */
function Sum({ label, value, note }: { label: string; value: number | null; note: string }) {
  return (
    <div className={ui.card}>
      <dt className={ui.meta}>{label}</dt>
      <dd className={styles.sum}>{value === null ? "–" : value.toLocaleString("en-US")}</dd>
      <dd className={ui.meta}>{note}</dd>
    </div>
  );
}

function EventSums({ stats: { events, elsewhere, revenue } }: { stats: SiteStats }) {
  return (
    <>
      <Sum
        label="Forms sent"
        value={elsewhere.forms ? null : events.formsSent}
        note={elsewhere.forms ? "Your form provider has them" : sentWords(events.formsSent, events.formsSeen)}
      />
      <Sum label="Talks with the assistant" value={events.chats} note="visits that wrote to it" />
      <Sum label="Searches of the blog" value={events.searches} note="visits that searched the articles" />
      {elsewhere.payments ? (
        <Sum label="Checkouts" value={events.checkouts} note="visits that went on to the payment provider" />
      ) : (
        <Sum
          label="Enrollments"
          value={events.enrollments}
          note={checkoutWords(events.enrollments, events.checkouts)}
        />
      )}
      {revenue > 0 && (
        <div className={ui.card}>
          <dt className={ui.meta}>Revenue</dt>
          <dd className={styles.sum}>{dollarWords(revenue)}</dd>
          <dd className={ui.meta}>paid by card in US dollars, less refunds</dd>
        </div>
      )}
    </>
  );
}
