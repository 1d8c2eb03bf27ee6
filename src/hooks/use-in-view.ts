import { type RefObject, useEffect, useState } from "react";

/** Whether at least this share of the element (0 to 1) is in the window; with null it is not watched. */
export function useInView(ref: RefObject<HTMLElement | null>, share: number | null): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (ref.current === null || share === null) return;
    const observer = new IntersectionObserver(
      (entries) => setInView((entries.at(-1)?.intersectionRatio ?? 0) >= share),
      { threshold: share },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, share]);
  return inView;
}
