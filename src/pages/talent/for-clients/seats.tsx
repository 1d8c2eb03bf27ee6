import { forClients } from "../../../../content/talent/for-clients.ts";
import { SectionLink } from "../../../widgets/section-link/section-link.tsx";
import { seats } from "./missing.picture.ts";
import { roleId } from "./role-id.ts";
import styles from "./seats.module.css";

/** The names around the picture's project, as links to what these roles can do. */
export function Seats() {
  return (
    <nav className={styles.names} aria-label={forClients.roles.title}>
      <ul>
        {seats.map(({ word }) => (
          <li key={word.text}>
            <SectionLink to={roleId(word.text)} className={styles.name}>
              {word.text}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
