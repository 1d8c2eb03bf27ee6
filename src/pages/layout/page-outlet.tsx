import { type ComponentType, lazy, Suspense } from "react";
import { matchPath, Outlet, useLocation, useNavigation } from "react-router";
import { useDelayed } from "../../hooks/use-delayed.ts";
import { aliases, postPath, urls } from "../../shared/urls.ts";

// No first load shows a skeleton; the few that are shown come with the page they stand in for.
const PostSkeleton = lazy(() =>
  import("../blog/post/post-skeleton.tsx").then((module) => ({ default: module.PostSkeleton }), keepScreen),
);
const ListSkeleton = lazy(() =>
  import("../blog/list/list-skeleton.tsx").then((module) => ({ default: module.ListSkeleton }), keepScreen),
);

// Where a skeleton cannot be loaded, the current screen stays.
const keepScreen = () => ({ default: () => <Outlet /> });

// Shorter waits would only flash.
const skeletonAfterMs = 120;

/** The current page; while one that takes long to load is on its way, its skeleton. */
export function PageOutlet() {
  const Skeleton = useSkeleton();
  if (Skeleton === null) return <Outlet />;
  return (
    <Suspense fallback={<Outlet />}>
      <Skeleton />
    </Suspense>
  );
}

function useSkeleton(): ComponentType | null {
  const here = useLocation();
  const next = useNavigation().location;
  const moves = next !== undefined && !isSamePlace(next.pathname, here.pathname);
  const delayed = useDelayed(moves ? next.key : null, skeletonAfterMs);
  return moves && delayed ? skeletonOf(next.pathname) : null;
}

function skeletonOf(pathname: string): ComponentType | null {
  if (isList(pathname)) return ListSkeleton;
  return matchPath(postPath(":slug"), pathname) === null ? null : PostSkeleton;
}

// The list filters and turns its pages in place.
function isSamePlace(a: string, b: string): boolean {
  return a === b || (isList(a) && isList(b));
}

function isList(pathname: string): boolean {
  return pathname === urls.blogs.path || pathname === aliases.blog;
}
