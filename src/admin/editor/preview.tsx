import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { site } from "../../../content/site.ts";
import { ArticleBody } from "../../components/article/article-body.tsx";
import { useSiteFacts } from "../../hooks/use-site-facts.ts";
import { longDateIn } from "../../shared/company-time.ts";
import { coverSvg } from "../../shared/covers/cover.ts";
import { postPath } from "../../shared/paths.ts";
import type { AdminPost } from "../../shared/posts/admin-post.ts";
import type { Article } from "../../shared/posts/article.ts";
import { metaFallback, readingTime, summaryFallback } from "../../shared/posts/article-text.ts";
import type { ArticleFigure } from "../../shared/posts/figure.ts";
import { uncategorized } from "../../shared/posts/post.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";
import { deriveSlug, uniqueSlug } from "../../shared/posts/slug.ts";
import { isShowableImage } from "../../widgets/post-image/post-image.tsx";
import { readersTimeOf } from "./draft.ts";
import styles from "./preview.module.css";
import { previewTextId } from "./preview-position.ts";
import { type PreviewArticle, usePreviewState } from "./use-preview-article.ts";

interface PreviewProps {
  input: PostInput;
  post: AdminPost | null;
  preview: PreviewArticle;
}

/** The post as readers will see it: its article, its card in the list, and a search result. */
export function Preview({ input, post, preview }: PreviewProps) {
  const shown = useDeferredValue(input);
  const failed = usePreviewState(preview, (state) => state.failed);
  const figure = usePreviewState(preview, ({ article }) => figureOf(article));
  const slug = shown.slug || slugOf(post, shown.title);
  const title = shown.title || "Title of the post";
  const empty = shown.content.trim() === "";
  // The article changes with each key, and the content after a pause.
  const minutes = useMemo(() => readingTime(shown.content), [shown.content]);
  const facts = (
    <p className={styles.facts}>
      <span className={styles.category}>{shown.category || uncategorized}</span>{" "}
      {longDateIn(site.timeZone, readersTimeOf(shown, post, new Date()))}
      {` · ${minutes} min read`}
    </p>
  );
  return (
    <div className={styles.preview}>
      <Sheet label="Article">
        {facts}
        <p className={styles.title} dir="auto">
          {title}
        </p>
        {shown.summary !== "" && (
          <p className={styles.summary} dir="auto">
            {shown.summary}
          </p>
        )}
        {failed && (
          <p className={styles.soft}>The preview of the text cannot be made now. You can go on writing.</p>
        )}
        {empty && <p className={styles.soft}>The text appears here while you write.</p>}
        {!empty && <ArticleText preview={preview} />}
      </Sheet>
      <Sheet label="Card in the list">
        <CardImage input={shown} slug={slug} figure={figure} />
        {facts}
        <p className={styles.cardTitle} dir="auto">
          {title}
        </p>
        <p className={styles.soft} dir="auto">
          {shown.summary || summaryFallback(shown.content)}
        </p>
      </Sheet>
      <Sheet label="Search result">
        <p className={styles.facts}>
          {site.domain}
          {postPath(slug)}
        </p>
        <p className={styles.foundTitle} dir="auto">
          {title}
        </p>
        <p className={styles.foundText} dir="auto">
          {shown.summary || metaFallback(shown.content)}
        </p>
      </Sheet>
    </div>
  );
}

/** Renders at each answer, the rest of the preview only when the form changes. */
function ArticleText({ preview }: Pick<PreviewProps, "preview">) {
  const article = useDeferredValue(usePreviewState(preview, (state) => state.article));
  const body = useMemo(() => article && <ArticleBody article={article} base={null} />, [article]);
  return body && <div id={previewTextId}>{body}</div>;
}

function Sheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <p className={styles.label}>{label}</p>
      <div className={styles.sheet}>{children}</div>
    </>
  );
}

/** The server adds a number where another post has the slug. */
function slugOf(post: AdminPost | null, title: string): string {
  if (post !== null && !post.hasOwnSlug && deriveSlug(post.title) === deriveSlug(title)) return post.slug;
  return uniqueSlug(title, post?.id ?? "", new Set());
}

/** The post's own image, or the drawn cover where it cannot be shown. */
function CardImage({ input, slug, figure }: { input: PostInput } & Omit<DrawnCoverProps, "category">) {
  const { siteUrl } = useSiteFacts();
  const [broken, setBroken] = useState("");
  const { imageUrl, category } = input;
  if (imageUrl === broken || !isShowableImage(imageUrl, siteUrl)) {
    return <DrawnCover category={category} slug={slug} figure={figure} />;
  }
  return <img className={styles.image} src={imageUrl} alt="" onError={() => setBroken(imageUrl)} />;
}

interface DrawnCoverProps {
  category: string;
  slug: string;
  figure: ArticleFigure | null;
}

function figureOf(article: Article | null): ArticleFigure | null {
  const nodes = article?.root.children ?? [];
  return nodes.flatMap((node) => (node.type === "code" && node.data?.figure) || []).at(0) ?? null;
}

// The cover of an unsaved post has no file, and the content policy allows no data: address.
function DrawnCover({ category, slug, figure }: DrawnCoverProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const file = new DOMParser().parseFromString(coverSvg(category, slug, figure), "image/svg+xml");
    box.current?.replaceChildren(file.documentElement);
  }, [category, slug, figure]);
  return <div className={styles.image} ref={box} role="img" aria-label="The cover of the post" />;
}
