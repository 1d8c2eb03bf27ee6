import { useState } from "react";
import { buttonClass } from "../../components/button/button.tsx";
import { type Post, uncategorized } from "../../shared/post.ts";
import { ToolSymbol } from "../symbol/symbol.tsx";
import styles from "./blog-management.module.css";
import { PostRow } from "./post-row.tsx";

interface BlogManagementProps {
  posts: Post[] | null;
  onNew(): void;
  onEdit(post: Post): void;
  onDelete(post: Post): void;
}

const orders = {
  newest: { label: "Newest first", compare: (a: Post, b: Post) => compare(b.createdAt, a.createdAt) },
  oldest: { label: "Oldest first", compare: (a: Post, b: Post) => compare(a.createdAt, b.createdAt) },
  changed: { label: "Last changed", compare: (a: Post, b: Post) => compare(b.updatedAt, a.updatedAt) },
  title: { label: "Title", compare: (a: Post, b: Post) => a.title.localeCompare(b.title, "en") },
  category: {
    label: "Category",
    compare: (a: Post, b: Post) => compare(a.category || "~", b.category || "~"),
  },
};

type Order = keyof typeof orders;

/** All posts, to be found, edited and deleted. */
export function BlogManagement({ posts, onNew, onEdit, onDelete }: BlogManagementProps) {
  const [query, setQuery] = useState("");
  const [order, setOrder] = useState<Order>("newest");
  if (posts === null) return <p role="status">Loading articles...</p>;
  const shown = posts.filter((post) => matches(post, query)).sort(orders[order].compare);
  return (
    <section aria-labelledby="posts-heading">
      <div className={styles.bar}>
        <h2 className={styles.heading} id="posts-heading">
          Blog Posts
        </h2>
        <p className={styles.count} role="status">
          {shown.length === posts.length ? count(posts.length) : `${shown.length} of ${count(posts.length)}`}
        </p>
        <label className={styles.search}>
          <span className={styles.unseen}>Search posts</span>
          <ToolSymbol name="search" />
          <input
            type="search"
            placeholder="Search posts"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <label className={styles.sort}>
          <span>Sort by</span>
          <select value={order} onChange={(event) => setOrder(event.target.value as Order)}>
            {Object.entries(orders).map(([id, { label }]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className={buttonClass("primary")} onClick={onNew}>
          <ToolSymbol name="plus" />
          New Post
        </button>
      </div>
      {posts.length === 0 && <p className={styles.empty}>No blog posts yet. Create your first post!</p>}
      {posts.length > 0 && shown.length === 0 && (
        <div className={styles.empty}>
          <p>No post matches “{query}”. Titles, summaries and categories were searched.</p>
          <button type="button" className={buttonClass("ghost")} onClick={() => setQuery("")}>
            Clear search
          </button>
        </div>
      )}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((post) => (
            <PostRow key={post.id} post={post} onEdit={() => onEdit(post)} onDelete={() => onDelete(post)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function matches({ title, summary, category }: Post, query: string): boolean {
  const text = `${title} ${summary} ${category || uncategorized}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function count(posts: number): string {
  return posts === 1 ? "1 post" : `${posts} posts`;
}
