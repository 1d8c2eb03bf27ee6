import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { redirect, useLoaderData, useNavigationType } from "react-router";
import { markBrokenImages } from "../browser/broken-images.ts";
import { hasStaticParts, initialPageHtml, placeHead, removeHead } from "../browser/document-parts.ts";
import { fetchPage, isOfThisRelease } from "../browser/fetched-pages.ts";
import { findSameControl } from "../browser/same-control.ts";
import { type IslandModule, mountIslands } from "../islands/mount-islands.tsx";
import { htmlPageId, type PageData } from "../shared/page-data.ts";
import { startForms } from "../widgets/embedded-form/start-forms.ts";

const modules = import.meta.glob<IslandModule>(["./**/*.island.tsx", "../widgets/**/*.island.tsx"]);

/** By name: "tabs" is `tabs.island.tsx`. */
export const islands = new Map(
  Object.entries(modules).map(([file, load]) => [islandName(file), load] as const),
);

function islandName(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1, -".island.tsx".length);
}

interface ShownPage extends PageData {
  /** Tells the same page of two navigations apart. */
  key: number;
}

let navigations = 0;

/** Fetches the page of a navigation. Rejects as `fetchPage` does, or with a redirect where the page has moved. */
export async function loadHtmlPage(request: Request): Promise<ShownPage> {
  const { pathname, search } = new URL(request.url);
  navigations += 1;
  const page = await fetchPage(pathname + search);
  // The dashboard has no header and footer, and another release has other styles and islands.
  if (page === null || !isOfThisRelease(page) || !hasStaticParts()) return loadDocument(request.url);
  if (page.address !== pathname + search) throw redirect(page.address);
  return { ...page, key: navigations };
}

/** The promise never settles, since this document goes away. */
function loadDocument(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => {});
}

/** Any page of the site in the browser: the HTML of the document, or of the loader's fetch, with islands. */
export function HtmlPage() {
  const page = useLoaderData<ShownPage | null>();
  return <PageHtml key={page?.key ?? 0} page={page} />;
}

// The filter of the list of articles replaces the page by another one, and the focus stays on the same control.
let previousPage: { pathname: string; focused: Element | null } | null = null;

function PageHtml({ page }: { page: PageData | null }) {
  const ref = useRef<HTMLDivElement>(null);
  const opening = useRef<Promise<void>>(null);
  const [isPush] = useState(useNavigationType() === "PUSH");

  useLayoutEffect(() => (page === null ? removeHead : placeHead(page.head)), [page]);

  useLayoutEffect(() => {
    const element = ref.current as HTMLDivElement;
    const { pathname, hash } = location;
    if (previousPage?.pathname !== pathname)
      opening.current = isPush && hash === "" ? showOpening(element) : null;
    else if (previousPage.focused !== null)
      findSameControl(element, previousPage.focused)?.focus({ preventScroll: true });
    return () => {
      const control = document.activeElement;
      previousPage = { pathname, focused: element.contains(control) ? control : null };
    };
  }, [isPush]);

  useEffect(() => {
    let stop: (() => void) | null = null;
    const start = () => {
      // The page may have been left meanwhile: React empties the ref before it ends the effect.
      stop ??= ref.current && startPage(ref.current);
    };
    if (opening.current === null) start();
    else opening.current.then(start);
    return () => {
      stop ??= () => {};
      stop();
    };
  }, []);

  return (
    <div
      ref={ref}
      id={htmlPageId}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this site's server has rendered it.
      dangerouslySetInnerHTML={{ __html: page?.html ?? initialPageHtml() }}
    />
  );
}

/**
 * The next frame renders only the opening of a page (`firstScreenScript`), since all of it takes a phone twice as long.
 * Resolves after that frame, when an intersection is reported.
 */
function showOpening(page: HTMLElement): Promise<void> | null {
  if (document.hidden) return null;
  const { dataset } = document.documentElement;
  dataset.first = "";
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      delete dataset.first;
      resolve();
    });
    observer.observe(page);
  });
}

/** Hydrates islands and starts forms. Returns a function that ends it. */
function startPage(element: HTMLElement): () => void {
  const unmount = mountIslands(element, islands);
  const stopForms = startForms(element);
  markBrokenImages(element);
  // The form's script restores what was typed before.
  dispatchEvent(new Event("formshown"));
  return () => {
    stopForms();
    unmount();
  };
}
