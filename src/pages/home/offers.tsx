import type { Offer } from "../../../content/home.ts";
import { cx } from "../../components/cx.ts";
import primitives from "../../components/primitives.module.css";
import { TextLink } from "../../components/text-link/text-link.tsx";
import styles from "./home.module.css";

export function Offers({ offers }: { offers: readonly Offer[] }) {
  return (
    <ul className={cx(primitives.two, styles.offers)}>
      {offers.map(({ title, description, figures, link }) => (
        <li key={title} className={cx(primitives.card, styles.offer)}>
          <h3 className={primitives.title}>{title}</h3>
          <p>{description}</p>
          {figures.length > 0 && (
            <dl className={styles.facts}>
              {figures.map(({ value, label }) => (
                <div key={label} className={styles.fact}>
                  <dt className={primitives.meta}>{label}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <TextLink to={link.href}>{link.label}</TextLink>
        </li>
      ))}
    </ul>
  );
}
