import { home, type Offer } from "../../../content/home.ts";
import { cx } from "../../components/cx.ts";
import primitives from "../../components/primitives.module.css";
import { TextLink } from "../../components/text-link/text-link.tsx";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { Kept } from "../../widgets/kept/kept.tsx";
import { Served as Duration } from "./duration.served.tsx";
import styles from "./home.module.css";

const { items, dated } = home.training;

/** What is taught, as rows of a ledger: each with its length, and the course that has a date with its price. */
export function Training({ dates }: { dates: CourseDates | null }) {
  const date = dates === null ? "" : dated.text(dates);
  const offers: Offer[] = [...items, { ...dated, description: date }];
  return (
    <ul className={primitives.ruled}>
      {offers.map(({ title, description, figures, link }, at) => (
        <li key={title} className={styles.row}>
          <h3 className={styles.title}>{title}</h3>
          <Kept name={`duration-${at}`} className={styles.duration}>
            <Duration at={at} />
          </Kept>
          <div>
            <p>{description}</p>
            <TextLink to={link.href}>{link.label}</TextLink>
          </div>
          <dl className={cx(primitives.wrap, styles.figures)}>
            {figures.map(({ value, label }) => (
              <div key={label}>
                <dt className={primitives.meta}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
