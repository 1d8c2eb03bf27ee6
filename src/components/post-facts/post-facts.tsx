import type { PostSummary } from "../../shared/posts/post.ts";
import { cx } from "../cx.ts";
import primitives from "../primitives.module.css";
import styles from "./post-facts.module.css";

interface PostFactsProps {
  post: Pick<PostSummary, "createdAt" | "createdOn" | "readingTime">;
}

/** When a post was published, and how long it takes to read. */
export function PostFacts({ post }: PostFactsProps) {
  return (
    <p className={styles.facts}>
      <time dateTime={post.createdAt}>{post.createdOn}</time>
      {/* Text, and not drawn by the style sheet, so that it is copied along. */}
      <span className={styles.dot} aria-hidden="true">
        {" · "}
      </span>
      <span>{minutesToRead(post)}</span>
    </p>
  );
}

/** The category of a post. */
export function CategoryBadge({ children }: { children: string }) {
  return <span className={cx(primitives.framed, styles.badge)}>{children}</span>;
}

/** The reading time in the words of every list and post. */
export function minutesToRead({ readingTime }: Pick<PostSummary, "readingTime">): string {
  return `${readingTime} min read`;
}
