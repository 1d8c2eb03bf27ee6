import type { home } from "../../../content/home.ts";
import primitives from "../../components/primitives.module.css";
import styles from "./first-message.module.css";

/** A message on paper, and what its marked parts tell, each on a strand that leaves it. */
export function FirstMessage({ title, description, message, tells }: typeof home.partnership.example) {
  return (
    <div>
      <h3 className={primitives.title}>{title}</h3>
      <p className={primitives.soft}>{description}</p>
      <p className={styles.paper}>
        {message.map(({ text, marked }) => (marked ? <mark key={text}>{text}</mark> : text))}
      </p>
      <ul className={styles.tells}>
        {tells.map((tell) => (
          <li key={tell}>{tell}</li>
        ))}
      </ul>
    </div>
  );
}
