import { Form } from "react-router";
import { blog } from "../../../../content/blog.ts";
import { ButtonLink, buttonClass } from "../../../components/button/button.tsx";
import { EmptyIllustration } from "../../../components/empty-illustration/empty-illustration.tsx";
import { urls } from "../../../shared/urls.ts";
import styles from "./blogs.module.css";

/** The list before the first post, or when it could not be fetched. */
export function EmptyList() {
  const { title, description, action } = blog.empty;
  return (
    <div className={styles.state}>
      <EmptyIllustration missing="line" />
      <div className={styles.stateWords}>
        <h2>{title}</h2>
        <p>{description}</p>
        <ButtonLink to={urls.conversationalAi.path} variant="ghost">
          {action}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The list of a category without posts. */
export function NothingInCategory() {
  const { title, description, action } = blog.nothing;
  return (
    <div className={styles.state}>
      <EmptyIllustration missing="answer" />
      <div className={styles.stateWords}>
        <h2>{title}</h2>
        <p>{description}</p>
        <Form action={urls.blogs.path} preventScrollReset>
          <button type="submit" className={buttonClass("ghost")}>
            {action}
          </button>
        </Form>
      </div>
    </div>
  );
}
