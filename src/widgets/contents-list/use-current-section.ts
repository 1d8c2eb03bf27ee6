import { useEffect, useState } from "react";

/** A section is being read once it reaches this line, as a share of the window's height from its top. */
const readingLine = 0.3;

/** The id of the section that crosses the reading line; null above the first and below the last one. */
export function useCurrentSection(sections: readonly { id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        }
        setCurrent(sections.findLast(({ id }) => crossing.has(id))?.id ?? null);
      },
      { rootMargin: `-${readingLine * 100}% 0px -${(1 - readingLine) * 100}% 0px` },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
