import { useLayoutEffect, useState } from "react";
import { isRouteErrorResponse, Link, useLocation, useRouteError } from "react-router";
import { buttonClass } from "../../components/button/button.tsx";
import { MessageScreen } from "../../components/message-screen/message-screen.tsx";
import { isReloadable, reloadForNewRelease } from "../../lost-chunk.ts";
import { urls } from "../../shared/urls.ts";
import { PageHead } from "../../widgets/page-head/page-head.tsx";

/** Stands in for a page that failed: says so, and offers the ways on. */
export function ErrorScreen() {
  const error = useRouteError();
  const location = useLocation();
  const [reloads] = useState(() => isReloadable(error));
  useLayoutEffect(() => {
    if (reloads) reloadForNewRelease();
  }, [reloads]);
  if (reloads) return null;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <>
      <PageHead
        title="Something went wrong"
        description="This page could not be shown. Try again in a moment, or go on from the home page."
        path={null}
      />
      <MessageScreen
        label={`Error ${status}`}
        title="This page did not load"
        text="Something went wrong on our side. Try again in a moment; if it keeps happening, call us or write to us."
      >
        <Link className={buttonClass("primary")} to={location} reloadDocument>
          Try again
        </Link>
        <Link className={buttonClass("ghost")} to={urls.home.path} reloadDocument>
          Go to the home page
        </Link>
      </MessageScreen>
    </>
  );
}
