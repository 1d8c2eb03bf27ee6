import { type RefObject, useEffect, useState } from "react";

/** Whether at least this share (0 to 1) of the element is visible; null stops watching. */
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
