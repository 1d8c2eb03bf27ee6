import { home } from "../../../content/home.ts";
import { Illustration } from "../../components/illustration/illustration.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { network } from "./match.picture.ts";
import styles from "./offers.module.css";

/** Those who have work and those who look for it, on both sides of the network between them. */
export function Talent() {
  return (
    <div className={styles.sides}>
      <ul className={styles.list}>
        {home.talent.items.map(({ title, description, link }) => (
          <li key={title} className={styles.side}>
            <h3 className={styles.large}>{title}</h3>
            <p>{description}</p>
            <TextLink to={link.href}>{link.label}</TextLink>
          </li>
        ))}
      </ul>
      <Illustration picture={network} className={styles.network} />
    </div>
  );
}
