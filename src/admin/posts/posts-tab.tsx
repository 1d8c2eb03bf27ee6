import { buttonClass } from "../../components/button/button.tsx";
import { type Post, uncategorized } from "../../shared/posts/post.ts";
import { AdminIcon } from "../components/admin-icon.tsx";
import { PostsToCome } from "../components/list-status.tsx";
import { Choice, EmptyList, matchesQuery, SearchField, Toolbar } from "../components/toolbar.tsx";
import type { List } from "../use-list.ts";
import { PostRow } from "./post-row.tsx";
import styles from "./posts-tab.module.css";

/** What of the posts is shown, and how they are sorted. */
export interface PostListing {
  query: string;
  order: Order;
}

interface PostsTabProps {
  posts: List<Post>;
  listing: PostListing;
  onList(listing: PostListing): void;
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
export function PostsTab({ posts: list, listing, onList, ...on }: PostsTabProps) {
  const { items: posts } = list;
  const { query, order } = listing;
  const search = (words: string) => onList({ ...listing, query: words });
  if (posts === null) return <PostsToCome list={list} />;
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
        <SearchField label="Search posts" value={query} onChange={search} />
        <Choice
          label="Sort by"
          value={order}
          options={orderNames}
          onChange={(next) => onList({ ...listing, order: next })}
        />
        <button type="button" className={buttonClass("primary")} onClick={on.onNew}>
          <AdminIcon name="plus" />
          New Post
        </button>
      </Toolbar>
      {posts.length === 0 && <EmptyList>No blog posts yet. Create your first post!</EmptyList>}
      {posts.length > 0 && shown.length === 0 && (
        <EmptyList>
          <p>No post matches “{query}”. Titles, summaries and categories were searched.</p>
          <button type="button" className={buttonClass("ghost")} onClick={() => search("")}>
            Clear search
          </button>
        </EmptyList>
      )}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((post) => (
            <PostRow
              key={post.id}
              post={post}
              onEdit={() => on.onEdit(post)}
              onDelete={() => on.onDelete(post)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function matches({ title, summary, category }: Post, query: string): boolean {
  return matchesQuery(`${title} ${summary} ${category || uncategorized}`, query);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function count(posts: number): string {
  return posts === 1 ? "1 post" : `${posts} posts`;
}
