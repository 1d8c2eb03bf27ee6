import { createContext, type ReactNode, use, useEffect, useRef } from "react";
import { htmlAround } from "../../browser/pages.ts";
import { markLive, pressAgain } from "../../browser/presses.ts";

type Name = "header" | "footer" | "chat";

/** The static parts; only the server provides them. */
export const PartsAround = createContext<Readonly<Record<Name, ReactNode>> | null>(null);

interface KeptHtmlProps {
  name: Name;
  /** Starts the part's script on its element; returns a function that ends it. */
  start?: (element: HTMLElement) => () => void;
}

/** A part of the layout that is never hydrated: the browser keeps the HTML of the document. */
export function KeptHtml({ name, start }: KeptHtmlProps) {
  const parts = import.meta.env.SSR ? use(PartsAround) : null;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = ref.current;
    const part = place?.lastElementChild;
    if (start === undefined || place === null || !(part instanceof HTMLElement)) return;
    markLive(place);
    const stop = start(part);
    pressAgain(place);
    return stop;
  }, [start]);
  if (parts !== null) return <div data-around={name}>{parts[name]}</div>;
  return (
    <div
      ref={ref}
      data-around={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it came with the document.
      dangerouslySetInnerHTML={{ __html: htmlAround(name) }}
    />
  );
}
