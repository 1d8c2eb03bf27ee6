import { cx } from "../../components/cx.ts";
import ui from "../components/ui.module.css";
import { countOf } from "../leads/lead-text.ts";
import styles from "./overview.module.css";
import type { PostStats } from "./post-stats.ts";

interface StatCardsProps extends PostStats {
  /** Drafts and scheduled posts, which the other figures leave out. */
  unpublished: number;
}

export function StatCards({ total, categories, recent, unpublished }: StatCardsProps) {
  const [most] = categories;
  return (
    <dl className={cx(ui.card, styles.cards)}>
      <StatCard
        label="Total Posts"
        value={total + unpublished}
        unit={unpublished === 0 ? "all published" : `${total} published`}
      />
      <StatCard label="Categories" value={categories.length} unit="in use" />
      <StatCard label="Recent Posts" value={recent} unit="in the last 7 days" />
      <StatCard
        label="Most Active Category"
        value={most?.name ?? "N/A"}
        unit={most && countOf(most.count, "post")}
      />
    </dl>
  );
}

interface StatCardProps {
  label: string;
  value: number | string;
  unit: string | undefined;
}

function StatCard({ label, value, unit }: StatCardProps) {
  return (
    <div className={styles.stat}>
      <dt className={ui.meta}>{label}</dt>
      <dd>
        <span className={styles.number}>{value}</span>
        {unit !== undefined && <span className={ui.meta}>{unit}</span>}
      </dd>
    </div>
  );
}
