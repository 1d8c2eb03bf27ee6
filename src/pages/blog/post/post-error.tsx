import { isRouteErrorResponse, useRouteError } from "react-router";
import { blog } from "../../../../content/blog.ts";
import { ButtonLink } from "../../../components/button/button.tsx";
import { MessageScreen } from "../../../components/message-screen/message-screen.tsx";
import { urls } from "../../../shared/urls.ts";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { FailureToast } from "../failure-toast.tsx";
import { picture as noWay } from "./no-way.picture.svg";

export function PostError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const { title, action, missing, failed } = blog.postError;
  const { label, description } = isMissing ? missing : failed;
  return (
    <>
      <PageHead title={title} description={missing.description} path={null} />
      <MessageScreen label={label} title={title} description={description} picture={noWay}>
        <ButtonLink to={urls.blogs.path} variant="primary">
          {action}
        </ButtonLink>
      </MessageScreen>
      {!isMissing && <FailureToast of="post" />}
    </>
  );
}
