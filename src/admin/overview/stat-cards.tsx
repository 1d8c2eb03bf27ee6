import { cx } from "../../components/cx.ts";
import styles from "./overview-tab.module.css";
import type { PostStats } from "./post-stats.ts";

/** The four figures, each with a drawing of what it counts. */
export function StatCards({ figures }: { figures: PostStats }) {
  const { total, categories, recent, growth, week } = figures;
  const [most] = categories;
  return (
    <dl className={styles.cards}>
      <div className={cx(styles.card, styles.dark)} data-tone="night">
        <dt>Total Posts</dt>
        <dd>
          <span className={styles.figure}>{total}</span>
          <span className={styles.unit}>all published</span>
          <RisingLine growth={growth} />
        </dd>
      </div>
      <div className={styles.card}>
        <dt>Categories</dt>
        <dd>
          <span className={styles.figure}>{categories.length}</span>
          <span className={styles.unit}>in use</span>
          <ShareBar counts={categories.map(({ count }) => count)} />
        </dd>
      </div>
      <div className={styles.card}>
        <dt>Recent Posts</dt>
        <dd>
          <span className={styles.figure}>{recent}</span>
          <span className={styles.unit}>in the last 7 days</span>
          <span className={styles.week} aria-hidden="true">
            {week.map(({ day, count }) => (
              <span className={count > 0 ? styles.active : styles.day} key={day}>
                {day}
              </span>
            ))}
          </span>
        </dd>
      </div>
      <div className={styles.card}>
        <dt>Most Active Category</dt>
        <dd>
          <span className={styles.most}>{most?.name ?? "N/A"}</span>
          {most !== undefined && (
            <span className={styles.unit}>
              {most.count} {most.count === 1 ? "post" : "posts"}
            </span>
          )}
          {most !== undefined && <ShareBar counts={[most.count, total - most.count]} />}
        </dd>
      </div>
    </dl>
  );
}

/** How the posts became so many: each one is a step up. */
function RisingLine({ growth }: { growth: readonly number[] }) {
  if (growth.length < 2) return null;
  const points = growth.map(
    (time, index) => `${(time * 200).toFixed(1)} ${(19 - (index / (growth.length - 1)) * 18).toFixed(1)}`,
  );
  return (
    <svg className={styles.rise} viewBox="0 0 200 20" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${points.join(" L")} H200`} />
    </svg>
  );
}

/** A bar that is split by the counts, the first in the strongest tone. */
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
