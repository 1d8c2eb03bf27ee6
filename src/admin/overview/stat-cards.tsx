import type { ReactNode } from "react";
import { cx } from "../../components/cx.ts";
import ui from "../components/ui.module.css";
import styles from "./overview.module.css";
import type { PostStats } from "./post-stats.ts";

interface StatCardsProps extends PostStats {
  /** Drafts and scheduled posts, which the other figures leave out. */
  unpublished: number;
}

export function StatCards({ total, categories, recent, growth, week, unpublished }: StatCardsProps) {
  const [most] = categories;
  return (
    <dl className={styles.cards}>
      <StatCard
        label="Total Posts"
        value={total + unpublished}
        unit={unpublished === 0 ? "all published" : `${total} published`}
        dark
      >
        <RisingLine growth={growth} />
      </StatCard>
      <StatCard label="Categories" value={categories.length} unit="in use">
        <ShareBar counts={categories.map(({ count }) => count)} />
      </StatCard>
      <StatCard label="Recent Posts" value={recent} unit="in the last 7 days">
        <span className={styles.week} aria-hidden="true">
          {week.map(({ day, count }) => (
            <span className={count > 0 ? styles.active : styles.day} key={day}>
              {day}
            </span>
          ))}
        </span>
      </StatCard>
      <StatCard
        label="Most Active Category"
        value={most?.name ?? "N/A"}
        unit={most && `${most.count} ${most.count === 1 ? "post" : "posts"}`}
      >
        {most && <ShareBar counts={[most.count, total - most.count]} />}
      </StatCard>
    </dl>
  );
}

interface StatCardProps {
  label: string;
  value: number | string;
  unit: string | undefined;
  dark?: boolean;
  children: ReactNode;
}

function StatCard({ label, value, unit, dark, children }: StatCardProps) {
  return (
    <div className={cx(ui.card, dark && styles.dark)} data-tone={dark && "night"}>
      <dt className={ui.meta}>{label}</dt>
      <dd>
        <span className={typeof value === "number" ? styles.number : styles.name}>{value}</span>
        {unit !== undefined && <span className={ui.meta}>{unit}</span>}
        {children}
      </dd>
    </div>
  );
}

const maxPoints = 200;

function RisingLine({ growth }: { growth: readonly number[] }) {
  if (growth.length < 2) return null;
  const last = growth.length - 1;
  const step = Math.ceil(growth.length / maxPoints);
  const points = growth.flatMap((time, index) =>
    index % step > 0 && index < last
      ? []
      : `${(time * 200).toFixed(1)} ${(19 - (index / last) * 18).toFixed(1)}`,
  );
  return (
    <svg className={styles.line} viewBox="0 0 200 20" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${points.join(" L")} H200`} />
    </svg>
  );
}

function ShareBar({ counts }: { counts: readonly number[] }) {
  const sum = counts.reduce((all, count) => all + count, 0);
  if (sum === 0) return null;
  let x = 0;
  const parts = counts.map((count) => {
    const part = { x, width: (count / sum) * 200 };
    x += part.width;
    return part;
  });
  return (
    <svg className={styles.bar} viewBox="0 0 200 10" preserveAspectRatio="none" aria-hidden="true">
      {parts.map((part) => (
        <rect key={part.x} x={part.x} y="0" width={Math.max(0, part.width - 1)} height="10" />
      ))}
    </svg>
  );
}
