import { useLocation } from "react-router";
import { isListPath } from "../../browser/list-state.ts";
import { lazyPart } from "../../components/lazy-part.tsx";
import { postPath } from "../../shared/urls.ts";
import { ErrorScreen } from "./error-screen.tsx";

const ListError = lazyPart(async () => (await import("../blog/list/list-error.tsx")).ListError, ErrorScreen);
const PostError = lazyPart(async () => (await import("../blog/post/post-error.tsx")).PostError, ErrorScreen);

/** Stands in for a page that could not be fetched. */
export function PageFailure() {
  const { pathname } = useLocation();
  if (isListPath(pathname)) return <ListError />;
  return pathname.startsWith(postPath("")) ? <PostError /> : <ErrorScreen />;
}
