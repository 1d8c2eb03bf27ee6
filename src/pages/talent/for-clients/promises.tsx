import type { Item } from "../../../../content/types.ts";
import { PageIllustration } from "../../../components/drawing/page-illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import styles from "./promises.module.css";
import { teamPictures } from "./team-drawing.ts";

/** What the network promises. Each promise stands under its stretch of one line: the life of a team. */
export function Promises({ promises }: { promises: readonly Item[] }) {
  return (
    <ul className={primitives.four}>
      {promises.map(({ title, description }, index) => (
        <li key={title} className={styles.promise}>
          {teamPictures[index] !== undefined && (
            <PageIllustration picture={teamPictures[index]} fit="meet" className={styles.drawing} />
          )}
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
