import { useDeferredValue } from "react";
import { site } from "../../../content/site.ts";
import { ArticleBody } from "../../components/article/article-body.tsx";
import { longDateIn } from "../../shared/company-time.ts";
import type { Article } from "../../shared/posts/article.ts";
import { metaFallback, readingTime, summaryFallback } from "../../shared/posts/article-text.ts";
import { type Post, uncategorized } from "../../shared/posts/post.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";
import { deriveSlug, uniqueSlug } from "../../shared/posts/slug.ts";
import { postPath } from "../../shared/urls.ts";
import { CardImage } from "./card-image.tsx";
import styles from "./preview.module.css";

interface PreviewProps {
  input: PostInput;
  post: Post | null;
  /** What the text gives; null while it is not known yet. */
  article: Article | null;
  /** Whether the text could not be read just now. */
  failed: boolean;
}

/** What becomes of a post: its article, its card in the list, and its place in search results. */
export function Preview({ input, post, article, failed }: PreviewProps) {
  const shown = useDeferredValue(input);
  const read = useDeferredValue(article);
  const slug = slugOf(post, shown.title);
  const title = shown.title || "Title of the post";
  const category = shown.category || uncategorized;
  const facts = `${longDateIn(site.timeZone, post?.createdAt ?? new Date().toISOString())} · ${readingTime(shown.content)} min read`;
  return (
    <div className={styles.preview}>
      <p className={styles.label}>Article</p>
      <div className={styles.sheet}>
        <p className={styles.facts}>
          <span className={styles.category}>{category}</span> {facts}
        </p>
        <p className={styles.title}>{title}</p>
        {shown.summary !== "" && <p className={styles.summary}>{shown.summary}</p>}
        {failed && (
          <p className={styles.nothing}>The preview of the text cannot be made now. You can go on writing.</p>
        )}
        {shown.content.trim() === "" && (
          <p className={styles.nothing}>The text appears here while you write.</p>
        )}
        {shown.content.trim() !== "" && read !== null && <ArticleBody article={read} base={null} />}
      </div>
      <p className={styles.label}>Card in the list</p>
      <div className={styles.card}>
        <CardImage input={shown} slug={slug} />
        <p className={styles.facts}>
          <span className={styles.category}>{category}</span> {facts}
        </p>
        <p className={styles.cardTitle}>{title}</p>
        <p className={styles.cardSummary}>{shown.summary || summaryFallback(shown.content)}</p>
      </div>
      <p className={styles.label}>Search result</p>
      <div className={styles.found}>
        <p className={styles.address}>
          {site.domain}
          {postPath(slug)}
        </p>
        <p className={styles.foundTitle}>{title}</p>
        <p className={styles.foundText}>{shown.summary || metaFallback(shown.content)}</p>
      </div>
    </div>
  );
}

/** The slug that the post will have; the server adds a number where another post has it. */
function slugOf(post: Post | null, title: string): string {
  if (post !== null && deriveSlug(post.title) === deriveSlug(title)) return post.slug;
  return uniqueSlug(title, post?.id ?? "", new Set());
}
