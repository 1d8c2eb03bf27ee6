import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";

interface KeptProps {
  /** Tells it from others of the page. */
  name: string;
  className?: string | undefined;
  /** For the links in it, which would load a document. */
  onClick?: (event: MouseEvent) => void;
  /** What the server shows: a `Served`, which is nothing in the browser's scripts. */
  children: ReactNode;
}

/** What the parts held when their pages were left: a way back finds a page as high as it was, and so its place. */
const left = new Map<string, Node[]>();

/**
 * A part of a page that needs no script: the browser keeps the server's HTML. After a navigation inside the app, which
 * has brought none, it takes the part from the server's page.
 */
export function Kept({ name, className, onClick, children }: KeptProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const part = ref.current as HTMLDivElement;
    const key = `${location.pathname} ${name}`;
    part.append(...(left.get(key) ?? []));
    if (part.childElementCount === 0) {
      servedPage().then(
        (page) => part.replaceChildren(...(page.querySelector(`[data-kept="${name}"]`)?.childNodes ?? [])),
        // What is kept adorns the page: without a connection nothing is missing.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: The links in it are what is pressed.
    // biome-ignore lint/a11y/useKeyWithClickEvents: A link that is entered is clicked.
    <div
      ref={ref}
      className={className}
      data-kept={name}
      onClick={onClick}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves the HTML that came with the page as it is.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

let asked: Promise<Document> | undefined;

/** The page as the server renders it, asked for once by all of its parts. */
function servedPage(): Promise<Document> {
  asked ??= fetch(location.pathname)
    .then((response) => response.text())
    // The content policy would refuse its style block, which has a hash of its own.
    .then((html) => new DOMParser().parseFromString(html.replace(/<style.*?<\/style>/s, ""), "text/html"))
    .finally(() => {
      asked = undefined;
    });
  return asked;
}
