import { type ReactNode, useLayoutEffect, useRef } from "react";

interface KeptProps {
  /** Tells it from others of the page. */
  name: string;
  className?: string | undefined;
  /** What the server shows: a `Served`, which is nothing in the browser's scripts. */
  children: ReactNode;
}

/** What the parts held when their pages were left: a way back finds a page as high as it was, and so its place. */
const left = new Map<string, Node[]>();

/**
 * A part of a page that needs no script: the browser keeps the server's HTML. After a navigation inside the app, which
 * has brought none, it takes the part from the server's page.
 */
export function Kept({ name, className, children }: KeptProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const part = ref.current as HTMLDivElement;
    const key = `${location.pathname} ${name}`;
    part.append(...(left.get(key) ?? []));
    if (part.childElementCount === 0) {
      servedPage().then(
        (page) => part.replaceChildren(...(page.querySelector(`[data-kept="${name}"]`)?.childNodes ?? [])),
        // Without a connection the part is left out: what a page cannot be without is in its scripts.
        () => {},
      );
    }
    return () => {
      left.set(key, [...part.childNodes]);
    };
  }, [name]);

  if (import.meta.env.SSR) {
    return (
      <div className={className} data-kept={name}>
        {children}
      </div>
    );
  }
  return (
    <div
      ref={ref}
      className={className}
      data-kept={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves the HTML that came with the page as it is.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

let asked: { path: string; page: Promise<Document> } | undefined;

/** The page of this address as the server renders it, asked for once by all of its parts. */
function servedPage(): Promise<Document> {
  const path = location.pathname;
  if (asked?.path !== path) {
    const page = fetchPage(path).finally(() => {
      if (asked?.page === page) asked = undefined;
    });
    asked = { path, page };
  }
  return asked.page;
}

async function fetchPage(path: string): Promise<Document> {
  const html = await (await fetch(path)).text();
  // The content policy would refuse its style block, which has a hash of its own.
  return new DOMParser().parseFromString(html.replace(/<style.*?<\/style>/s, ""), "text/html");
}
