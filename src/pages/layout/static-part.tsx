import { createContext, type ReactNode, use, useEffect, useRef } from "react";
import { staticPartHtml } from "../../browser/document-parts.ts";
import { markLive, replayPress } from "../../browser/presses.ts";

type Name = "header" | "footer" | "chat";

/** The static parts; only the server provides them. */
export const StaticParts = createContext<Readonly<Record<Name, ReactNode>> | null>(null);

interface StaticPartProps {
  name: Name;
  /** Starts the part's script on its element; returns a function that ends it. */
  start?: (element: HTMLElement) => () => void;
}

/** A part of the layout that is never hydrated: the browser keeps the HTML of the document. */
export function StaticPart({ name, start }: StaticPartProps) {
  const parts = import.meta.env.SSR ? use(StaticParts) : null;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = ref.current;
    const part = place?.lastElementChild;
    if (start === undefined || place === null || !(part instanceof HTMLElement)) return;
    markLive(place);
    const stop = start(part);
    replayPress(place);
    return stop;
  }, [start]);
  if (parts !== null) return <div data-static={name}>{parts[name]}</div>;
  return (
    <div
      ref={ref}
      data-static={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it came with the document.
      dangerouslySetInnerHTML={{ __html: staticPartHtml(name) }}
    />
  );
}
