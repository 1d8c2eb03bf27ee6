import type { Item } from "../../../../content/types.ts";
import { Illustration } from "../../../components/illustration/illustration.tsx";
import primitives from "../../../components/primitives.module.css";
import styles from "./for-clients.module.css";
import { picture as arrive } from "./team-arrive.picture.svg";
import { picture as gather } from "./team-gather.picture.svg";
import { picture as learn } from "./team-learn.picture.svg";
import { picture as scale } from "./team-scale.picture.svg";

/**
 * The life of a team in four stretches, which join at their edges: it gathers, takes in new knowledge, grows and
 * shrinks with the work, and arrives early.
 */
const team = [gather, learn, scale, arrive];

/** What the network promises. Each promise stands under its stretch of one line: the life of a team. */
export function Promises({ promises }: { promises: readonly Item[] }) {
  return (
    <ul className={primitives.four}>
      {promises.map(({ title, description }, index) => (
        <li key={title} className={styles.promise}>
          <Illustration picture={team[index]} className={styles.drawing} />
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
