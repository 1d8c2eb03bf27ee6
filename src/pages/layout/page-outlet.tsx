import type { ComponentType } from "react";
import { Outlet, useLocation, useNavigation } from "react-router";
import { isListPath } from "../../browser/list-state.ts";
import { lazyPart } from "../../components/lazy-part.tsx";
import { useDelayed } from "../../hooks/use-delayed.ts";
import { isPostPath } from "../../shared/paths.ts";

// The current screen stays until a skeleton is loaded, and where it cannot be.
const keepScreen = () => <Outlet />;

// Skeletons come in the chunk of the page that they stand for, not in the first load.
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

// A skeleton's code competes with the awaited page, and would only flash after a short wait.
const skeletonAfterMs = 400;

/** The current page, or a skeleton while a slow page is loading. */
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

// Filters and page numbers of the list replace it in place.
function isSamePlace(a: string, b: string): boolean {
  return a === b || (isListPath(a) && isListPath(b));
}
