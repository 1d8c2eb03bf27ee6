import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from "react-router";
import { isListPath } from "../../browser/list-state.ts";
import { isOffline, isReloadable, reloadForNewRelease } from "../../browser/lost-chunks.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { lazyPart } from "../../components/lazy-part.tsx";
import { homePath, isPostPath } from "../../shared/paths.ts";
import styles from "./failure.module.css";

export const failureWords = {
  title: "This page did not load",
  description:
    "Something went wrong on our side. Try again in a moment; if it keeps happening, call us or write to us.",
  again: "Try again",
  home: "Go to the home page",
};

/** Shown where the app has failed in the browser. It needs no connection, so it is plain. */
export function Failure() {
  const error = useRouteError();
  const [reloads] = useState(() => isReloadable(error));
  const [offline] = useState(() => isOffline(error));
  useLayoutEffect(() => {
    if (reloads) reloadForNewRelease();
  }, [reloads]);
  if (reloads) return null;
  return offline ? <Offline /> : <Failed status={isRouteErrorResponse(error) ? error.status : 500} />;
}

const ListError = lazyPart(async () => (await import("../blog/list/list-error.tsx")).ListError, Failure);
const PostError = lazyPart(async () => (await import("../blog/post/post-error.tsx")).PostError, Failure);

/** Shown where a page could not be fetched. */
export function PageFailure() {
  const { pathname } = useLocation();
  if (isListPath(pathname)) return <ListError />;
  return isPostPath(pathname) ? <PostError /> : <Failure />;
}

function Offline() {
  const navigate = useNavigate();
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, []);
  return (
    <Screen label="No connection" title="You are offline">
      <p>
        This page opens by itself once there is a connection again. The pages you came from are still there.
      </p>
      <button type="button" className={buttonClass("pine")} onClick={() => navigate(-1)}>
        Go back
      </button>
    </Screen>
  );
}

function Failed({ status }: { status: number }) {
  const { pathname, search } = useLocation();
  const { title, description, again, home } = failureWords;
  return (
    <Screen label={`Error ${status}`} title={title}>
      <p>{description}</p>
      {/* These load documents, since the app may be what failed. */}
      <p className={styles.ways}>
        <a className={buttonClass("primary")} href={pathname + search} target="_self">
          {again}
        </a>
        <a className={buttonClass("ghost")} href={homePath} target="_self">
          {home}
        </a>
      </p>
    </Screen>
  );
}

function Screen({ label, title, children }: { label: string; title: string; children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <title>{title}</title>
      <p className={styles.label}>{label}</p>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
