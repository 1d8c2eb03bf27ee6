import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { buttonClass } from "../../components/button/button.tsx";
import { MessageScreen } from "../../components/message-screen/message-screen.tsx";
import { urls } from "../../shared/urls.ts";
import { picture as broken } from "./broken.picture.svg";
import { failureWords } from "./failure.tsx";

export function ErrorScreen() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const { title, description, again, home } = failureWords;
  return (
    <>
      <title>Something went wrong</title>
      <meta name="robots" content="noindex" />
      <MessageScreen
        picture={broken}
        label={`Error ${isRouteErrorResponse(error) ? error.status : 500}`}
        title={title}
        description={description}
      >
        <a className={buttonClass("primary")} href={pathname + search}>
          {again}
        </a>
        <a className={buttonClass("ghost")} href={urls.home.path}>
          {home}
        </a>
      </MessageScreen>
    </>
  );
}
