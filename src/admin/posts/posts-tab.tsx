import { foldText, queryMatcher } from "../../shared/fold-text.ts";
import type { AdminPost, AdminPostSummary, Publication } from "../../shared/posts/admin-post.ts";
import { uncategorized } from "../../shared/posts/post.ts";
import { adminApi } from "../api.ts";
import { AdminIcon } from "../components/admin-icon.tsx";
import { Button } from "../components/button.tsx";
import { Confirm } from "../components/confirm.tsx";
import { EmptyList, ListStatus } from "../components/list-status.tsx";
import { useStateUntilNavigation } from "../components/modal.tsx";
import { ShowMore, useShowMore } from "../components/show-more.tsx";
import { Choice, SearchField, Toolbar } from "../components/toolbar.tsx";
import ui from "../components/ui.module.css";
import { notifyError, notifySuccess } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import { PostRow } from "./post-row.tsx";
import { UnsavedTexts } from "./unsaved-texts.tsx";
import { comparePosts, postOrders, type usePosts } from "./use-posts.ts";

// A browser takes half a minute to render 10,000 rows.
const rowsAtOnce = 100;

interface PostsTabProps {
  posts: ReturnType<typeof usePosts>;
  /** The post whose editor is open. */
  edit: string | null;
  onOpen(id: string): void;
  onNew(): void;
  onEdit(post: AdminPostSummary): void;
}

export function PostsTab({ posts, edit, onOpen, onNew, onEdit }: PostsTabProps) {
  const { list, query, setQuery, order, setOrder } = posts;
  const { items } = list;
  const withSession = useSession();
  const [postToDelete, setPostToDelete] = useStateUntilNavigation<AdminPostSummary>();
  const { listRef, ...rows } = useShowMore(rowsAtOnce);

  async function remove(post: AdminPostSummary) {
    setPostToDelete(null);
    try {
      await withSession(() => adminApi.deletePost(post.id));
      notifySuccess("Deleted", "Blog post deleted successfully", { label: "Undo", run: () => restore(post) });
    } catch {
      notifyError("Failed to delete blog post");
    }
    await list.reload();
  }

  async function restore(post: AdminPostSummary) {
    try {
      notifyRestored(post, await withSession(() => adminApi.restorePost(post.id)));
    } catch {
      notifyError("Failed to restore blog post", "Error", { label: "Try again", run: () => restore(post) });
      return;
    }
    await list.reload();
  }

  if (items === null) return <ListStatus list={list} what="articles" />;
  const matches = queryMatcher(query);
  const shown = items.filter((post) => matches(searchText(post))).sort(comparePosts[order]);
  const total = items.length === 1 ? "1 post" : `${items.length} posts`;
  return (
    <section aria-labelledby="posts-heading">
      <Toolbar
        heading="Blog Posts"
        headingId="posts-heading"
        count={shown.length === items.length ? total : `${shown.length} of ${total}`}
        items={items}
      >
        <SearchField label="Search posts" value={query} onChange={setQuery} />
        <Choice label="Sort by" value={order} options={postOrders} onChange={setOrder} />
        <Button look="primary" onClick={onNew}>
          <AdminIcon name="plus" />
          New Post
        </Button>
      </Toolbar>
      <UnsavedTexts after={edit ?? items} onOpen={onOpen} />
      {items.length === 0 && <EmptyList>No blog posts yet. Create your first post!</EmptyList>}
      {items.length > 0 && shown.length === 0 && (
        <EmptyList>
          <p>No post matches “{query}”. Titles, summaries and categories were searched.</p>
          <Button onClick={() => setQuery("")}>Clear search</Button>
        </EmptyList>
      )}
      {shown.length > 0 && (
        <ul ref={listRef} className={ui.frame}>
          {shown.slice(0, rows.shown).map((post) => (
            <PostRow
              key={post.id}
              post={post}
              onEdit={() => onEdit(post)}
              onDelete={() => setPostToDelete(post)}
            />
          ))}
        </ul>
      )}
      <ShowMore {...rows} total={shown.length} what="posts" />
      {postToDelete !== null && (
        <Confirm
          title="Delete Blog Post"
          text="Are you sure you want to delete this blog post?"
          detail={postToDelete.title}
          confirmLabel="Delete"
          onCancel={() => setPostToDelete(null)}
          onConfirm={() => remove(postToDelete)}
        />
      )}
    </section>
  );
}

function searchText({ title, summary, category }: AdminPostSummary): string {
  return foldText(`${title} ${summary} ${category || uncategorized}`);
}

/** A post whose time has come while it was deleted is restored as a draft. */
export function notifyRestored(deleted: Pick<Publication, "status">, restored: AdminPost): void {
  const isStopped = restored.status === "draft" && deleted.status !== "draft";
  notifySuccess(
    "Restored",
    isStopped ? "The blog post is back, as a draft: its time has passed" : "The blog post is back",
  );
}
