import { blog } from "../../../../content/blog.ts";
import styles from "./heading.module.css";

/** The name of the blog and what it is about, over the list and every state of it. */
export function BlogHeading() {
  return (
    <div className={styles.heading}>
      <h1>{blog.hero.title}</h1>
      <p>{blog.hero.lead}</p>
    </div>
  );
}
