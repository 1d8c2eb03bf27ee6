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
  /** The first of a list, the next ones, and the others; a tile is a card without a summary. */
  layout: "lead" | "card" | "line" | "tile";
  eager?: boolean;
}

/** How wide the picture is in each layout, as in the style sheet. */
const imageSizes = {
  lead: "(width >= 64rem) 55rem, 100vw",
  card: "(width >= 64rem) 28rem, (width >= 48rem) 50vw, 100vw",
  line: "(width >= 48rem) 12rem, 6.5rem",
  tile: "(width >= 48rem) 33vw, 100vw",
} as const;

export function ArticleCard({ post, layout, eager = false }: ArticleCardProps) {
  const Title = layout === "tile" ? "h3" : "h2";
  return (
    <article className={cx(styles.post, styles[layout])}>
      <PostImage post={post} eager={eager} sizes={imageSizes[layout]} className={styles.image} />
      <div className={cx(primitives.wrap, styles.facts)}>
        <CategoryBadge>{categoryOf(post)}</CategoryBadge>
        <PostFacts post={post} />
      </div>
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
