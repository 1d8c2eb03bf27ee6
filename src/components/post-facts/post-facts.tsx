import type { ReactNode } from "react";
import { lastChangeOf, type PostReview, type PostSummary } from "../../shared/posts/post.ts";
import { cx } from "../cx.ts";
import primitives from "../primitives.module.css";
import styles from "./post-facts.module.css";

interface PostFactsProps {
  post: Pick<PostSummary, "createdAt" | "createdOn" | "readingTime">;
}

export function PostFacts({ post }: PostFactsProps) {
  return (
    <p className={styles.facts}>
      <time className={styles.fact} dateTime={post.createdAt}>
        {post.createdOn}
      </time>
      <Fact>{minutesToRead(post)}</Fact>
    </p>
  );
}

interface PostBylineProps {
  post: Pick<PostSummary, "createdAt" | "createdOn" | "updatedAt" | "readingTime"> & PostReview;
  author: string;
}

/** Also names the author, and when the post was last reviewed. */
export function PostByline({ post, author }: PostBylineProps) {
  return (
    <p className={cx(styles.facts, styles.byline)}>
      <span className={styles.fact}>By {author}</span>
      <Fact>
        <time dateTime={post.createdAt}>{post.createdOn}</time>
      </Fact>
      {post.reviewedOn !== null && (
        <Fact>
          Reviewed <time dateTime={lastChangeOf(post)}>{post.reviewedOn}</time>
        </Fact>
      )}
      <Fact>{minutesToRead(post)}</Fact>
    </p>
  );
}

/** A line breaks before the dot, which the style sheet cuts off at a line's start. */
function Fact({ children }: { children: ReactNode }) {
  return (
    <>
      {" "}
      <span className={styles.fact}>
        <Dot />
        {children}
      </span>
    </>
  );
}

// Text instead of generated content, so that it is copied too.
function Dot() {
  return (
    <span className={styles.dot} aria-hidden="true">
      {"· "}
    </span>
  );
}

export function CategoryBadge({ children }: { children: string }) {
  return <span className={cx(primitives.framed, styles.badge)}>{children}</span>;
}

export function minutesToRead({ readingTime }: Pick<PostSummary, "readingTime">): string {
  return `${readingTime} min read`;
}
