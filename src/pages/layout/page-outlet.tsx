import type { ComponentType } from "react";
import { Outlet, useLocation, useNavigation } from "react-router";
import { isListPath } from "../../browser/list-state.ts";
import { lazyPart } from "../../components/lazy-part.tsx";
import { useDelayed } from "../../hooks/use-delayed.ts";
import { isPostPath } from "../../shared/paths.ts";

// Until a skeleton is loaded, and where it cannot be, the current screen stays.
const keepScreen = () => <Outlet />;

// No first load shows a skeleton; the few that are shown come with the page they stand in for.
const PostSkeleton = lazyPart(
  async () => (await import("../blog/post/post-skeleton.tsx")).PostSkeleton,
  keepScreen,
  <Outlet />,
);
const ListSkeleton = lazyPart(
  async () => (await import("../blog/list/list-skeleton.tsx")).ListSkeleton,
  keepScreen,
  <Outlet />,
);

// Its code would take the way of the page that is awaited, and shorter waits would only flash.
const skeletonAfterMs = 400;

/** The current page; while one that takes long to load is on its way, its skeleton. */
export function PageOutlet() {
  const Skeleton = useSkeleton();
  return Skeleton === null ? <Outlet /> : <Skeleton />;
}

function useSkeleton(): ComponentType | null {
  const here = useLocation();
  const next = useNavigation().location;
  const moves = next !== undefined && !isSamePlace(next.pathname, here.pathname);
  const delayed = useDelayed(moves ? next.key : null, skeletonAfterMs);
  return moves && delayed ? skeletonOf(next.pathname) : null;
}

function skeletonOf(pathname: string): ComponentType | null {
  if (isListPath(pathname)) return ListSkeleton;
  return isPostPath(pathname) ? PostSkeleton : null;
}

// The list filters and turns its pages in place.
function isSamePlace(a: string, b: string): boolean {
  return a === b || (isListPath(a) && isListPath(b));
}
