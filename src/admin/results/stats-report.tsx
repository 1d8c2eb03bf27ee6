import { cx } from "../../components/cx.ts";
import { postPath } from "../../shared/paths.ts";
import type { AdminPostSummary } from "../../shared/posts/admin-post.ts";
import { isSearchableName, type SiteStats } from "../../shared/visits/stats.ts";
import { type Figure, Figures } from "../components/figures.tsx";
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
  const { days, pages, landings, sources, campaigns } = stats;
  const titles = new Map(posts.map(({ slug, title }) => [postPath(slug), title]));
  // An article has no form of leads, so it counts those of visits that began with it.
  const begun = new Map(landings.map(({ path, leads: count }) => [path, count]));
  const read = pages.flatMap(({ path, visits: readers, subscriptions }) => {
    const title = titles.get(path);
    return title === undefined
      ? []
      : [{ id: path, name: title, visits: readers, leads: begun.get(path) ?? 0, subscriptions }];
  });
  return (
    <div className={styles.report}>
      <Figures figures={figuresOf(stats)} />
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
      <details>
        <summary className={ui.summary}>How this is counted</summary>
        <p className={ui.meta}>
          Today is counted up to now. A lead belongs to the page that it was sent from, and to the site and
          the campaign that its browser tab first came from; a post’s leads are those of visits that began
          with it. A subscription is counted on the day of its confirmation, at the page of its form. Leads
          that were added by hand, deleted ones and suspected spam are not counted. Some are sent by visitors
          who asked not to be counted, and some visitors send several, so a rate can be over 100 %. The rest
          of a day with too many names is “other”, and a campaign with an address or a telephone number in its
          name is “(personal)”.
        </p>
      </details>
    </div>
  );
}

function figuresOf(stats: SiteStats): Figure[] {
  const { days, before, events, elsewhere, revenue } = stats;
  const visits = sumOf(days.map((day) => day.visits));
  const leads = sumOf(days.map((day) => day.leads));
  return [
    figure("Visits", visits, changeWords(visits, before.visits, days.length)),
    figure("Leads", leads, leadsWords(stats, leads)),
    elsewhere.forms
      ? { label: "Forms sent", value: "–", note: "Your form provider has them" }
      : figure("Forms sent", events.formsSent, sentWords(events.formsSent, events.formsSeen)),
    figure("Talks with the assistant", events.chats, "visits that wrote to it"),
    figure("Searches of the blog", events.searches, "visits that searched the articles"),
    ...(events.subscriptions > 0
      ? [figure("Subscribed", events.subscriptions, "readers who get articles by mail")]
      : []),
    elsewhere.payments
      ? figure("Checkouts", events.checkouts, "visits that went on to the payment provider")
      : figure("Enrollments", events.enrollments, checkoutWords(events.enrollments, events.checkouts)),
    ...(revenue > 0
      ? [{ label: "Revenue", value: dollarWords(revenue), note: "paid by card in US dollars, less refunds" }]
      : []),
  ];
}

function figure(label: string, value: number, note: string): Figure {
  return { label, value: value.toLocaleString("en-US"), note };
}
