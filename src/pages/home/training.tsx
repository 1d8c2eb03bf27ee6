import { home, type Offer } from "../../../content/home.ts";
import { cx } from "../../components/cx.ts";
import { Illustration } from "../../components/illustration/illustration.tsx";
import primitives from "../../components/primitives.module.css";
import { TextLink } from "../../components/text-link/text-link.tsx";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { durations } from "./durations.picture.ts";
import styles from "./home.module.css";

const { items, dated } = home.training;

/** What is taught, each row with its length, and the dated course with its price. */
export function Training({ dates }: { dates: CourseDates }) {
  const offers: Offer[] = [...items, { ...dated, description: dated.text(dates) }];
  return (
    <ul className={primitives.ruled}>
      {offers.map(({ title, description, figures, link }, at) => (
        <li key={title} className={styles.row}>
          <h3 className={styles.title}>{title}</h3>
          <div className={styles.duration}>
            <Illustration picture={durations[at]} />
          </div>
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
