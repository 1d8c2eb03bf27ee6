import { cx } from "../../../components/cx.ts";
import primitives from "../../../components/primitives.module.css";
import { columnClass } from "../../../components/section/section.tsx";
import type { PostSummary } from "../../../shared/posts/post.ts";
import { ArticleTiles } from "../article-cards.tsx";
import styles from "./trio.module.css";

/** Up to three articles to read next. */
export function Trio({ title, posts }: { title: string; posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <section className={cx(primitives.screenOnly, styles.next)}>
      <div className={columnClass}>
        <h2>{title}</h2>
        <ArticleTiles posts={posts} />
      </div>
    </section>
  );
}
