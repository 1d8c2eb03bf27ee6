import type { CorporateTrainingPage } from "../../../../content/training/types.ts";
import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import { Section } from "../../../components/section/section.tsx";
import styles from "./market.module.css";
import { MarketChart } from "./market-chart.tsx";

/** Published projections of the market: the largest as a figure to quote over its curve, the others under it. */
export function Market({ title, intro, items, scaleNote, conclusion }: CorporateTrainingPage["market"]) {
  const [lead, ...others] = items;
  return (
    <Section tone="night" title={title} intro={intro}>
      <figure className={styles.figure}>
        <p className={styles.quote}>
          <b className={styles.big}>{lead?.value}</b>
          <span className={styles.period}>
            {lead?.period}, {lead?.caption}
          </span>
        </p>
        <MarketChart figures={items} />
        <figcaption className={cx(primitives.meta, styles.note)}>{scaleNote}</figcaption>
      </figure>
      <div className={cx(primitives.two, styles.others)}>
        {others.map(({ value, period, caption }) => (
          <p key={value} className={styles.other}>
            <b className={styles.value}>{value}</b>
            <span className={styles.when}>{period}</span>
            <span className={primitives.meta}>{caption}</span>
          </p>
        ))}
        <p className={styles.conclusion}>{conclusion}</p>
      </div>
    </Section>
  );
}
