import { Link, useLocation } from "react-router";
import { blog } from "../../../content/blog.ts";
import { site } from "../../../content/site.ts";
import { cx } from "../../components/cx.ts";
import { CategoryBadge, PostFacts } from "../../components/post-facts/post-facts.tsx";
import primitives from "../../components/primitives.module.css";
import type { PostSummary } from "../../shared/posts/post.ts";
import { aliases, postPath, urls } from "../../shared/urls.ts";
import { PostImage } from "../../widgets/post-image/post-image.tsx";
import styles from "./article-cards.module.css";
import { categoryOf } from "./list.ts";
import { articleState } from "./list-state.ts";

interface ArticleProps {
  post: PostSummary;
  eager?: boolean;
}

/** The newest article, large. */
export function LeadArticle({ post }: ArticleProps) {
  return (
    <article className={cx(primitives.beside, styles.post, styles.lead)}>
      <PostImage post={post} eager className={styles.image} />
      <div className={styles.words}>
        <div className={styles.facts}>
          <CategoryBadge>{categoryOf(post)}</CategoryBadge>
          <PostFacts post={post} timeZone={site.timeZone} />
        </div>
        <h2 className={styles.title}>{post.title}</h2>
        <p className={styles.summary}>{post.summary}</p>
        <ReadArticle post={post} />
      </div>
    </article>
  );
}

/** An article as a row of the list: its picture beside its words. */
export function ListedArticle({ post, eager = false }: ArticleProps) {
  return (
    <article className={cx(styles.post, styles.row)}>
      <PostImage post={post} eager={eager} className={styles.image} />
      <div className={styles.facts}>
        <div className={styles.badge}>
          <CategoryBadge>{categoryOf(post)}</CategoryBadge>
        </div>
        <div className={styles.date}>
          <PostFacts post={post} timeZone={site.timeZone} />
        </div>
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{post.title}</h2>
        <p className={styles.summary}>{post.summary}</p>
        <ReadArticle post={post} />
      </div>
    </article>
  );
}

/** An article to go on with: its picture over its words, without a summary. */
export function NextArticle({ post }: ArticleProps) {
  return (
    <article className={cx(styles.post, styles.tile)}>
      <PostImage post={post} eager={false} className={styles.image} />
      <div className={styles.words}>
        <div className={styles.facts}>
          <CategoryBadge>{categoryOf(post)}</CategoryBadge>
          <PostFacts post={post} timeZone={site.timeZone} />
        </div>
        <h3 className={styles.title}>{post.title}</h3>
        <ReadArticle post={post} />
      </div>
    </article>
  );
}

// The link covers the whole article; its name says which one to those who hear it alone.
function ReadArticle({ post }: ArticleProps) {
  const { pathname, state } = useLocation();
  const onList = pathname === urls.blogs.path || pathname === aliases.blog;
  return (
    <Link className={styles.read} to={postPath(post.slug)} state={articleState(state, onList)}>
      {blog.readArticle} <span className="visually-hidden">{post.title}</span>
    </Link>
  );
}
