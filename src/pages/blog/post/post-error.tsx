import { isRouteErrorResponse, useRouteError } from "react-router";
import { blog } from "../../../../content/blog.ts";
import { ButtonLink } from "../../../components/button/button.tsx";
import { MessageScreen } from "../../../components/message-screen/message-screen.tsx";
import { urls } from "../../../shared/urls.ts";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { picture as scattered } from "../../scattered.picture.svg";
import { FailureToast } from "../failure-toast.tsx";
import styles from "./post.module.css";

export function PostError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const { title, action, missing, failed } = blog.postError;
  const { label, description } = isMissing ? missing : failed;
  return (
    <>
      <PageHead title={title} description={missing.description} path={null} />
      <MessageScreen tone="night" title={title} description={description} picture={scattered}>
        <ButtonLink to={urls.blogs.path} variant="primary">
          {action}
        </ButtonLink>
        <p className={styles.error}>{label}</p>
      </MessageScreen>
      {!isMissing && <FailureToast of="post" />}
    </>
  );
}
