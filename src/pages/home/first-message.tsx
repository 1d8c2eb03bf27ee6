import type { home } from "../../../content/home.ts";
import primitives from "../../components/primitives.module.css";
import styles from "./first-message.module.css";

/** A message on paper, and what its marked parts tell, as notes below it by their numbers. */
export function FirstMessage({ title, message, tells }: typeof home.partnership.example) {
  return (
    <div className={styles.example}>
      <h3 className={primitives.title}>{title}</h3>
      <p className={styles.paper}>
        {message.map(({ text, marked }) => (marked ? <mark key={text}>{text}</mark> : text))}
      </p>
      <dl className={styles.tells}>
        {tells.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
