import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useLoaderData } from "react-router";
import { fetchPage, htmlOfDocument, isOfThisRelease, placeHead, removeHead } from "../browser/pages.ts";
import { rememberFields } from "../hydration/restore-fields.ts";
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

/**
 * A page that is HTML but for its islands: the server renders it by React, and the browser has none of its code. It takes
 * what came with the document, or the page that the loader has fetched.
 */
export function HtmlPage({ children }: { children?: ReactNode }) {
  if (import.meta.env.SSR) return <div id={htmlPageId}>{children}</div>;
  return <FetchedPage />;
}

/** A page as one navigation shows it. */
interface Visit extends PageData {
  /** Tells it from the same page shown before. */
  key: number;
}

let visits = 0;

/** Fetches the page of a navigation. Throws as `fetchPage` does. */
export async function loadHtmlPage(request: Request): Promise<Visit> {
  const { pathname, search } = new URL(request.url);
  visits += 1;
  const page = await fetchPage(pathname + search);
  if (!isOfThisRelease(page)) return leaveTo(request.url);
  return { ...page, key: visits };
}

/** Loads a document; what waits for this is gone with the page. */
function leaveTo(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => {});
}

// Null for the page that came as a document.
function FetchedPage() {
  const page = useLoaderData<Visit | null>();
  return <Placed key={page?.key ?? 0} page={page} />;
}

function Placed({ page }: { page: PageData | null }) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => (page === null ? removeHead : placeHead(page.head)), [page]);

  useEffect(() => {
    const element = ref.current as HTMLDivElement;
    const restoreFields = rememberFields(element);
    const mounting = mountIslands(element, islands, (error) => {
      restoreFields();
      console.error(error);
    });
    const stopForms = startForms(element);
    return () => {
      stopForms();
      // React ends no root in the middle of its work.
      mounting.then((unmount) => setTimeout(unmount));
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
