import type { ReactNode } from "react";
import { lastChangeOf, type PostReview, type PostSummary } from "../../shared/posts/post.ts";
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
      <Dot />
      <span>{minutesToRead(post)}</span>
    </p>
  );
}

interface PostBylineProps {
  post: Pick<PostSummary, "createdAt" | "createdOn" | "updatedAt" | "readingTime"> & PostReview;
  author: string;
}

/** The facts of a post at the head of its page: also who it is by, and when it was last reviewed. */
export function PostByline({ post, author }: PostBylineProps) {
  return (
    <p className={cx(styles.facts, styles.byline)}>
      <Fact>By {author}</Fact>
      <Fact>
        <time dateTime={post.createdAt}>{post.createdOn}</time>
      </Fact>
      {post.reviewedOn !== null && (
        <Fact>
          Reviewed <time dateTime={lastChangeOf(post)}>{post.reviewedOn}</time>
        </Fact>
      )}
      <span>{minutesToRead(post)}</span>
    </p>
  );
}

/** A fact that another one follows: a line ends behind its dot, and not within it. */
function Fact({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={styles.fact}>
        {children}
        <Dot />
      </span>{" "}
    </>
  );
}

// Text, and not drawn by the style sheet, so that it is copied along.
function Dot() {
  return (
    <span className={styles.dot} aria-hidden="true">
      {" · "}
    </span>
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
