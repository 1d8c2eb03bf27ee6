import { blog } from "../../../content/blog.ts";
import { cx } from "../../components/cx.ts";
import { CategoryBadge, PostFacts } from "../../components/post-facts/post-facts.tsx";
import primitives from "../../components/primitives.module.css";
import { postPath } from "../../shared/paths.ts";
import { categoryOf, type FoundPost, type MarkedText } from "../../shared/posts/list.ts";
import { PostImage } from "../../widgets/post-image/post-image.tsx";
import styles from "./article-cards.module.css";

interface ArticleCardProps {
  post: FoundPost;
  /** A `closing` row is as wide as the list, and a row like the others on a phone. */
  layout: "lead" | "row" | "closing" | "tile";
  eager?: boolean;
}

/** How wide the picture is in each layout, as in the style sheet. */
const imageSizes = {
  lead: "(width >= 64rem) 44rem, 100vw",
  row: "(width >= 72rem) 14rem, 100vw",
  closing: "(width >= 48rem) 50vw, 100vw",
  tile: "(width >= 48rem) 33vw, 100vw",
} as const;

export function ArticleCard({ post, layout, eager = false }: ArticleCardProps) {
  const Title = layout === "tile" ? "h3" : "h2";
  const isRow = layout === "row" || layout === "closing";
  const facts = (
    <div className={cx(primitives.wrap, styles.facts)}>
      <CategoryBadge>{categoryOf(post)}</CategoryBadge>
      <PostFacts post={post} />
    </div>
  );
  return (
    <article
      className={cx(layout === "lead" && primitives.beside, styles.post, isRow && styles.row, styles[layout])}
    >
      <PostImage post={post} eager={eager} sizes={imageSizes[layout]} className={styles.image} />
      {isRow && facts}
      <div className={styles.words}>
        {!isRow && facts}
        <Title className={styles.title} dir="auto">
          {post.marked ? <Marked text={post.marked.title} /> : post.title}
        </Title>
        {layout !== "tile" && (
          <p className={styles.summary} dir="auto">
            {post.marked ? <Marked text={post.marked.text} /> : post.summary}
          </p>
        )}
        {/* The link covers the card; its name says which article it is for. */}
        <a className={styles.read} href={postPath(post.slug)} rel="bookmark">
          {blog.readArticle} <span className="visually-hidden">{post.title}</span>
        </a>
      </div>
    </article>
  );
}

/** Three small cards beside each other. */
export function ArticleTiles({ posts }: { posts: readonly FoundPost[] }) {
  return (
    <ul className={cx(primitives.three, primitives.swipe, styles.tiles)}>
      {posts.map((post) => (
        <li key={post.id}>
          <ArticleCard post={post} layout="tile" />
        </li>
      ))}
    </ul>
  );
}

function Marked({ text }: { text: MarkedText }) {
  return text.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no names and never move
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}
