import { home, type Offer } from "../../../content/home.ts";
import { cx } from "../../components/cx.ts";
import { Illustration } from "../../components/illustration/illustration.tsx";
import primitives from "../../components/primitives.module.css";
import { TextLink } from "../../components/text-link/text-link.tsx";
import topped from "../../components/topped.module.css";
import type { CourseDates } from "../../shared/cohorts/course-dates.ts";
import { courses } from "./courses.picture.ts";
import styles from "./home.module.css";

const { items, dated } = home.training;

/** What is taught, each with its length, and the dated course with its start and price. */
export function Training({ dates }: { dates: CourseDates }) {
  const { open } = dates.next["no-code"];
  const start = open === null ? [] : [{ value: open.starts, label: dated.starts }];
  const offers: Offer[] = [
    ...items,
    { ...dated, description: dated.text(dates), figures: [...start, ...dated.figures] },
  ];
  return (
    <ul className={cx(primitives.three, primitives.swipe, styles.offers)}>
      {offers.map(({ title, description, figures, link }, at) => (
        <li key={title} className={cx(topped.topped, styles.offer)}>
          <Illustration className={styles.course} picture={courses[at]} />
          <h3 className={primitives.title}>{title}</h3>
          <p>{description}</p>
          <dl className={cx(primitives.wrap, styles.figures)}>
            {figures.map(({ value, label }) => (
              <div key={label}>
                <dt className={primitives.meta}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <TextLink to={link.href}>{link.label}</TextLink>
        </li>
      ))}
    </ul>
  );
}
