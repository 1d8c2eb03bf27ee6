import { isRouteErrorResponse, useRouteError } from "react-router";
import { blog } from "../../../../content/blog.ts";
import { ButtonLink } from "../../../components/button/button.tsx";
import { MessageScreen } from "../../../components/message-screen/message-screen.tsx";
import type { PostSummary } from "../../../shared/posts/post.ts";
import { urls } from "../../../shared/urls.ts";
import { PageHead } from "../../../widgets/page-head/page-head.tsx";
import { picture as scattered } from "../../scattered.picture.svg";
import { FailureToast } from "../failure-toast.tsx";
import { Trio } from "./trio.tsx";

export function PostError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const { title, action, missing, failed, newest: newestTitle } = blog.postError;
  const words = isMissing ? missing : failed;
  const newest: readonly PostSummary[] = isMissing && Array.isArray(error.data) ? error.data : [];
  return (
    <>
      <PageHead title={title} description={`${missing.error}: ${missing.advice}`} path={null} />
      <MessageScreen
        tone="night"
        title={title}
        description={
          <>
            <span>{words.error}</span>: {words.advice}
          </>
        }
        picture={scattered}
      >
        <ButtonLink to={urls.blogs.path} variant="primary">
          {action}
        </ButtonLink>
      </MessageScreen>
      <Trio title={newestTitle} posts={newest} />
      {!isMissing && <FailureToast of="post" />}
    </>
  );
}
