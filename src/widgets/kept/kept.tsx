import { type ReactNode, useEffect, useRef, useState } from "react";

interface KeptProps {
  className: string | undefined;
  /** Fetches the same for a page that the browser renders by itself. */
  load(): Promise<ReactNode>;
  /** What the server shows: a `Served`, which is nothing in the browser's scripts. */
  children: ReactNode;
}

/** A part of a page that needs no script: the browser keeps the server's HTML, and fetches code for it only where there is none. */
export function Kept({ className, load, children }: KeptProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [late, setLate] = useState<ReactNode>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where a navigation inside the app has led here
  useEffect(() => {
    // What is kept adorns the page: without it nothing is missing.
    if (ref.current?.childElementCount === 0) load().then(setLate, () => {});
  }, []);

  if (import.meta.env.SSR) return <div className={className}>{children}</div>;
  if (late !== null) {
    return (
      <div key="late" className={className}>
        {late}
      </div>
    );
  }
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves the HTML that came with the page as it is.
    <div ref={ref} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  );
}
