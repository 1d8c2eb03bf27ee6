import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { redirect, useLoaderData, useNavigationType } from "react-router";
import { markBrokenImages } from "../browser/broken-images.ts";
import {
  fetchPage,
  hasPartsAround,
  htmlOfDocument,
  isOfThisRelease,
  placeHead,
  removeHead,
} from "../browser/pages.ts";
import { sameControl } from "../browser/same-control.ts";
import { type IslandModule, mountIslands } from "../islands/mount-islands.tsx";
import { htmlPageId, type PageData } from "../shared/page-data.ts";
import { startForms } from "../widgets/embedded-form/start-forms.ts";

const modules = import.meta.glob<IslandModule>(["./**/*.island.tsx", "../widgets/**/*.island.tsx"]);

/** The islands' modules by name: "tabs" is `tabs.island.tsx`. */
export const islands = new Map(
  Object.entries(modules).map(([file, load]) => [islandName(file), load] as const),
);

function islandName(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1, -".island.tsx".length);
}

/** A page as one navigation shows it. */
interface Visit extends PageData {
  /** Tells it from the same page shown before. */
  key: number;
}

let visits = 0;

/** Fetches the page of a navigation. Throws as `fetchPage` does, and the redirect where the page has moved. */
export async function loadHtmlPage(request: Request): Promise<Visit> {
  const { pathname, search } = new URL(request.url);
  visits += 1;
  const page = await fetchPage(pathname + search);
  // The dashboard has nothing of what is around a page, and another release other styles and islands.
  if (page === null || !isOfThisRelease(page) || !hasPartsAround()) return leaveTo(request.url);
  if (page.address !== pathname + search) throw redirect(page.address);
  return { ...page, key: visits };
}

/** Loads a document; what waits for this is gone with the page. */
function leaveTo(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => {});
}

/** A page of the site in the browser, HTML but for its islands: the one that came as the document, or that the loader fetched. */
export function HtmlPage() {
  const page = useLoaderData<Visit | null>();
  return <Placed key={page?.key ?? 0} page={page} />;
}

/** The page before, and what had the focus in it: the list of articles filters and turns its pages by a page in place of the other. */
let before: { pathname: string; focused: Element | null } | null = null;

/**
 * Has the next frame show the opening of a page alone, as the first one of a document does (`firstScreenScript`): to lay out
 * all of it takes a phone twice as long. Resolves once that frame is made, which is when an intersection is reported.
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

/** Gives the page's islands and forms their scripts; returns what ends them. */
function startPage(element: HTMLElement): () => void {
  const unmount = mountIslands(element, islands);
  const stopForms = startForms(element);
  markBrokenImages(element);
  // The script of a form that is sent from the page itself keeps what was typed before.
  dispatchEvent(new Event("formshown"));
  return () => {
    stopForms();
    unmount();
  };
}

function Placed({ page }: { page: PageData | null }) {
  const ref = useRef<HTMLDivElement>(null);
  const opening = useRef<Promise<void>>(null);
  const [isPush] = useState(useNavigationType() === "PUSH");

  useLayoutEffect(() => (page === null ? removeHead : placeHead(page.head)), [page]);

  useLayoutEffect(() => {
    const element = ref.current as HTMLDivElement;
    const { pathname, hash } = location;
    if (before?.pathname !== pathname) opening.current = isPush && hash === "" ? showOpening(element) : null;
    else if (before.focused !== null) sameControl(element, before.focused)?.focus({ preventScroll: true });
    return () => {
      const control = document.activeElement;
      before = { pathname, focused: element.contains(control) ? control : null };
    };
  }, [isPush]);

  useEffect(() => {
    let stop: (() => void) | null = null;
    const start = () => {
      // The page may have been left meanwhile: React empties the ref before it ends the effect.
      if (ref.current !== null) stop ??= startPage(ref.current);
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
      dangerouslySetInnerHTML={{ __html: page?.html ?? htmlOfDocument() }}
    />
  );
}
