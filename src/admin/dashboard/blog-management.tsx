import { useState } from "react";
import { buttonClass } from "../../components/button/button.tsx";
import { type Post, uncategorized } from "../../shared/post.ts";
import { ToolSymbol } from "../symbol/symbol.tsx";
import { Choice, EmptyList, holdsWords, SearchField, Toolbar } from "../toolbar/toolbar.tsx";
import styles from "./blog-management.module.css";
import { PostRow } from "./post-row.tsx";

interface BlogManagementProps {
  posts: Post[] | null;
  onNew(): void;
  onEdit(post: Post): void;
  onDelete(post: Post): void;
}

const orderNames = {
  newest: "Newest first",
  oldest: "Oldest first",
  changed: "Last changed",
  title: "Title",
  category: "Category",
};

type Order = keyof typeof orderNames;

const comparers: Record<Order, (a: Post, b: Post) => number> = {
  newest: (a, b) => compare(b.createdAt, a.createdAt),
  oldest: (a, b) => compare(a.createdAt, b.createdAt),
  changed: (a, b) => compare(b.updatedAt, a.updatedAt),
  title: (a, b) => a.title.localeCompare(b.title, "en"),
  category: (a, b) => compare(a.category || "~", b.category || "~"),
};

/** All posts, to be found, edited and deleted. */
export function BlogManagement({ posts, onNew, onEdit, onDelete }: BlogManagementProps) {
  const [query, setQuery] = useState("");
  const [order, setOrder] = useState<Order>("newest");
  if (posts === null) return <p role="status">Loading articles...</p>;
  const shown = posts.filter((post) => matches(post, query)).sort(comparers[order]);
  return (
    <section aria-labelledby="posts-heading">
      <Toolbar
        heading="Blog Posts"
        headingId="posts-heading"
        count={
          shown.length === posts.length ? count(posts.length) : `${shown.length} of ${count(posts.length)}`
        }
      >
        <SearchField label="Search posts" value={query} onChange={setQuery} />
        <Choice label="Sort by" value={order} options={orderNames} onChange={setOrder} />
        <button type="button" className={buttonClass("primary")} onClick={onNew}>
          <ToolSymbol name="plus" />
          New Post
        </button>
      </Toolbar>
      {posts.length === 0 && <EmptyList>No blog posts yet. Create your first post!</EmptyList>}
      {posts.length > 0 && shown.length === 0 && (
        <EmptyList>
          <p>No post matches “{query}”. Titles, summaries and categories were searched.</p>
          <button type="button" className={buttonClass("ghost")} onClick={() => setQuery("")}>
            Clear search
          </button>
        </EmptyList>
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
  return holdsWords(`${title} ${summary} ${category || uncategorized}`, query);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function count(posts: number): string {
  return posts === 1 ? "1 post" : `${posts} posts`;
}
