import { useEffect, useState } from "react";
import { blog } from "../../../../content/blog.ts";
import { Disclosure } from "../../../components/disclosure/disclosure.tsx";
import type { ArticleHeading } from "../../../shared/posts/article.ts";
import { SectionLink } from "../../../widgets/section-link/section-link.tsx";
import styles from "./contents.module.css";

interface ContentsProps {
  headings: readonly ArticleHeading[];
}

/** The list of contents beside the text, on wide screens; it marks the section that is being read. */
export function StickyContents({ headings }: ContentsProps) {
  const current = useCurrentHeading(headings);
  return (
    <nav className={styles.rail} aria-label={blog.post.contents}>
      <p className={styles.title} aria-hidden="true">
        {blog.post.contents}
      </p>
      <HeadingLinks headings={headings} current={current} />
    </nav>
  );
}

/** The same list in front of the text, folded, on narrow screens. */
export function FoldedContents({ headings }: ContentsProps) {
  return (
    <div className={styles.folded}>
      <Disclosure title={blog.post.contents}>
        <HeadingLinks headings={headings} current={null} />
      </Disclosure>
    </div>
  );
}

function HeadingLinks({ headings, current }: ContentsProps & { current: string | null }) {
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <ol className={styles.links}>
      {headings.map(({ id, level, text }) => (
        <li
          key={id}
          className={level > top ? styles.deeper : undefined}
          aria-current={id === current ? "location" : undefined}
        >
          <SectionLink to={id} className={styles.link}>
            {text}
          </SectionLink>
        </li>
      ))}
    </ol>
  );
}

/** The heading that was last scrolled past the upper third of the window; none before the first. */
function useCurrentHeading(headings: readonly ArticleHeading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      const line = innerHeight / 3;
      const passed = headings.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < line;
      });
      setCurrent(passed.at(-1)?.id ?? null);
    };
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [headings]);
  return current;
}
