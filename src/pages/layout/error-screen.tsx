import { useEffect, useLayoutEffect, useState } from "react";
import { isRouteErrorResponse, Link, useLocation, useNavigate, useRouteError } from "react-router";
import { isOffline, isReloadable, reloadForNewRelease } from "../../browser/lost-chunks.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { MessageScreen } from "../../components/message-screen/message-screen.tsx";
import { urls } from "../../shared/urls.ts";
import { picture as broken } from "./broken.picture.svg";

/** Stands in for a page that failed: says so, and offers the ways on. */
export function ErrorScreen() {
  const error = useRouteError();
  const [reloads] = useState(() => isReloadable(error));
  const [offline] = useState(() => isOffline(error));
  useLayoutEffect(() => {
    if (reloads) reloadForNewRelease();
  }, [reloads]);
  if (reloads) return null;
  if (offline) return <OfflineScreen />;
  return <FailureScreen status={isRouteErrorResponse(error) ? error.status : 500} />;
}

/** Stands in for all that the site or the dashboard is, where what is around every screen failed. */
export function WholeErrorScreen() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorScreen />
    </main>
  );
}

function OfflineScreen() {
  const navigate = useNavigate();
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, []);
  return (
    <>
      <title>You are offline</title>
      <MessageScreen
        picture={broken}
        label="No connection"
        title="You are offline"
        description="This page opens by itself once there is a connection again. The pages you came from are still there."
      >
        <button type="button" className={buttonClass("pine")} onClick={() => navigate(-1)}>
          Go back
        </button>
      </MessageScreen>
    </>
  );
}

function FailureScreen({ status }: { status: number }) {
  const location = useLocation();
  return (
    <>
      <title>Something went wrong</title>
      <meta name="robots" content="noindex" />
      <MessageScreen
        picture={broken}
        label={`Error ${status}`}
        title="This page did not load"
        description="Something went wrong on our side. Try again in a moment; if it keeps happening, call us or write to us."
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
