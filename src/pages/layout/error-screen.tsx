import { useEffect, useLayoutEffect, useState } from "react";
import { isRouteErrorResponse, Link, useLocation, useNavigate, useRouteError } from "react-router";
import { buttonClass } from "../../components/button/button.tsx";
import { MessageScreen } from "../../components/message-screen/message-screen.tsx";
import { isOffline, isReloadable, reloadForNewRelease } from "../../lost-chunk.ts";
import { urls } from "../../shared/urls.ts";
import { PageHead } from "../../widgets/page-head/page-head.tsx";

/** Stands in for a page that failed: says so, and offers the ways on. */
export function ErrorScreen() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const [reloads] = useState(() => isReloadable(error));
  useLayoutEffect(() => {
    if (reloads) reloadForNewRelease();
  }, [reloads]);
  const [offline] = useState(() => isOffline(error));
  useEffect(() => {
    if (!offline) return;
    const reload = () => window.location.reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, [offline]);
  if (reloads) return null;
  const says = offline ? withoutConnection : failure(isRouteErrorResponse(error) ? error.status : 500);
  return (
    <>
      <PageHead title={says.headTitle} description={says.description} path={null} />
      <MessageScreen label={says.label} title={says.title} text={says.text}>
        {offline ? (
          <button type="button" className={buttonClass("pine")} onClick={() => navigate(-1)}>
            Go back
          </button>
        ) : (
          <>
            <Link className={buttonClass("primary")} to={location} reloadDocument>
              Try again
            </Link>
            <Link className={buttonClass("ghost")} to={urls.home.path} reloadDocument>
              Go to the home page
            </Link>
          </>
        )}
      </MessageScreen>
    </>
  );
}

const withoutConnection = {
  headTitle: "You are offline",
  description: "This page opens once there is a connection again.",
  label: "No connection",
  title: "You are offline",
  text: "This page opens by itself once there is a connection again. The pages you came from are still there.",
};

function failure(status: number) {
  return {
    headTitle: "Something went wrong",
    description: "This page could not be shown. Try again in a moment, or go on from the home page.",
    label: `Error ${status}`,
    title: "This page did not load",
    text: "Something went wrong on our side. Try again in a moment; if it keeps happening, call us or write to us.",
  };
}
