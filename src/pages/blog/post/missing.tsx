import { useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { blog } from "../../../../content/blog.ts";
import { ButtonLink } from "../../../components/button/button.tsx";
import { cx } from "../../../components/cx.ts";
import { EmptyIllustration } from "../../../components/empty-illustration/empty-illustration.tsx";
import { columnClass } from "../../../components/section/section.tsx";
import { urls } from "../../../shared/urls.ts";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { showToast } from "../../../widgets/toasts/toast-store.ts";
import styles from "./missing.module.css";

/** The screen of an address without a post, or of a post that could not be fetched. */
export function MissingPost() {
  const error = useRouteError();
  const { title, description, notFound, failed, failedDescription, action } = blog.missing;
  const exists = !(isRouteErrorResponse(error) && error.status === 404);
  useEffect(() => {
    if (exists) showToast({ title: blog.failure.title, text: blog.failure.post, tone: "destructive" });
  }, [exists]);
  return (
    <>
      <PageHead title={title} description={description} path={null} />
      <div className={cx(columnClass, styles.screen)}>
        <div className={styles.words}>
          <p className={styles.error}>{exists ? failed : notFound}</p>
          <h1>{title}</h1>
          <p className={styles.text}>{exists ? failedDescription : description}</p>
          <ButtonLink to={urls.blogs.path} variant="primary">
            {action}
          </ButtonLink>
        </div>
        <EmptyIllustration missing="way" />
      </div>
    </>
  );
}
