import type { Item, Link } from "../../../content/types.ts";
import primitives from "../../components/primitives.module.css";
import { TextLink } from "../../components/text-link/text-link.tsx";
import styles from "./benefit-rows.module.css";

/** Benefits as ruled rows, each with its sentence beside it, and with a link where there is more of it. */
export function BenefitRows({ items }: { items: readonly (Item & { link?: Link })[] }) {
  return (
    <ul className={primitives.ruled}>
      {items.map(({ title, description, link }) => (
        <li key={title} className={styles.row}>
          <h3>{title}</h3>
          <div>
            <p>{description}</p>
            {link !== undefined && <TextLink to={link.href}>{link.label}</TextLink>}
          </div>
        </li>
      ))}
    </ul>
  );
}
