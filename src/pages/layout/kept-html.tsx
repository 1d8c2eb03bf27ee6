import { createContext, type ReactNode, use, useEffect, useRef } from "react";
import { htmlAround } from "../../browser/pages.ts";
import { markLive, pressAgain } from "../../browser/presses.ts";

type Name = "header" | "footer" | "chat";

/** What the server renders in these places; the browser has none of its code. */
export const PartsAround = createContext<Readonly<Record<Name, ReactNode>> | null>(null);

interface KeptHtmlProps {
  name: Name;
  /** Gives it what it does; returns how to end that. */
  start?: (element: HTMLElement) => () => void;
}

/** A part around every page that is HTML alone: the browser keeps what came with the document. */
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
