import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { matchPath, Outlet, useLocation, useNavigation } from "react-router";
import { aliases, postPath, urls } from "../../shared/urls.ts";

// No first load shows a skeleton; the few that are shown come with the page they stand in for.
const PostSkeleton = lazy(() =>
  import("../blog/post/post-skeleton.tsx").then((module) => ({ default: module.PostSkeleton }), stay),
);
const ListSkeleton = lazy(() =>
  import("../blog/list/list-skeleton.tsx").then((module) => ({ default: module.ListSkeleton }), stay),
);

// Where a skeleton cannot be loaded, the screen that is there waits.
const stay = () => ({ default: () => <Outlet /> });

// Shorter waits would only flash.
const patienceMs = 120;

// One element for good: a new one would make React give up the HTML of a page whose code still waits.
const screen = (
  <Suspense>
    <Outlet />
  </Suspense>
);

/** The current screen; while one that loads for long is on its way, its skeleton. */
export function Screen() {
  const Skeleton = useSkeleton();
  if (Skeleton === null) return screen;
  return (
    <Suspense fallback={screen}>
      <Skeleton />
    </Suspense>
  );
}

function useSkeleton(): ComponentType | null {
  const here = useLocation();
  const next = useNavigation().location;
  const moves = next !== undefined && !isSamePlace(next.pathname, here.pathname);
  const awaited = moves ? next : null;
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (awaited === null) return;
    const timer = setTimeout(() => setLate(awaited.key), patienceMs);
    return () => clearTimeout(timer);
  }, [awaited]);
  return awaited !== null && awaited.key === late ? skeletonOf(awaited.pathname) : null;
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
