import { type ReactNode, useEffect, useRef } from "react";
import { htmlAround } from "../../browser/pages.ts";

interface KeptHtmlProps {
  /** Tells it from others. */
  name: "header" | "footer";
  /** What the server renders; the browser keeps the HTML of it. */
  children: ReactNode;
  /** Gives it what it does; returns how to end that. */
  start?: (element: HTMLElement) => () => void;
}

/** A part around every page that is HTML alone. */
export function KeptHtml({ name, children, start }: KeptHtmlProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current?.querySelector<HTMLElement>(name);
    if (element) return start?.(element);
  }, [name, start]);
  if (import.meta.env.SSR) return <div data-around={name}>{children}</div>;
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
