import { heroTasks } from "../../../content/home-scenes.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { Illustration } from "../../components/illustration/illustration.tsx";
import { signals } from "./hero.picture.ts";
import styles from "./performance.module.css";

/** Scraps of paper with tasks on them travel along the strands and leave at the arrow as results; it moves by its style sheet alone. */
export function Performance() {
  return (
    <>
      <div className={styles.field} aria-hidden="true">
        <Illustration picture={signals} className={styles.strands} />
        <ul>
          {heroTasks.items.map(({ icon, paper, result }) => (
            <li key={paper} className={styles.task}>
              <span className={styles.paper}>
                <Icon name={icon} />
                {paper}
              </span>
              <span className={styles.result}>{result}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        <label className={styles.pause}>
          {/* What a browser keeps of a form would stop the motion of another visit. */}
          <input type="checkbox" autoComplete="off" className="visually-hidden" />
          <Icon name="pause" />
          {heroTasks.pause}
        </label>
        <span>{heroTasks.label}</span>
      </div>
    </>
  );
}
