import { site } from "../../../content/site.ts";
import { cx } from "../../components/cx.ts";
import { longDateIn } from "../../shared/company-time.ts";
import type { DeletedPost } from "../../shared/posts/admin-post.ts";
import { adminApi, toApiError } from "../api.ts";
import { EmptyList, ListStatus } from "../components/list-status.tsx";
import { Toolbar } from "../components/toolbar.tsx";
import ui from "../components/ui.module.css";
import { notifyError } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import { useLoadedList } from "../use-list.ts";
import styles from "./posts.module.css";
import { notifyRestored } from "./posts-tab.tsx";

export function TrashView({ onRestored }: { onRestored(): void }) {
  const list = useLoadedList(adminApi.listDeletedPosts, "Failed to fetch the trash");
  const withSession = useSession();

  async function restore(post: DeletedPost) {
    try {
      notifyRestored(post, await withSession(() => adminApi.restorePost(post.id)));
    } catch (error) {
      notifyError(`Failed to restore blog post. ${toApiError(error).message}`);
      await list.reload();
      return;
    }
    list.change((items) => items.filter(({ id }) => id !== post.id));
    onRestored();
  }

  const { items } = list;
  if (items === null) {
    return <ListStatus list={list} loading="Loading the trash..." failed="The trash could not be fetched." />;
  }
  return (
    <section aria-labelledby="trash-heading">
      <Toolbar
        heading="Trash"
        headingId="trash-heading"
        count={items.length === 1 ? "1 post" : `${items.length} posts`}
        items={items}
      >
        <p className={ui.meta}>Deleted posts stay here for 30 days.</p>
      </Toolbar>
      {items.length === 0 ? (
        <EmptyList>Nothing was deleted in the last 30 days.</EmptyList>
      ) : (
        <ul className={ui.frame}>
          {items.map((post) => (
            <li key={post.id} className={styles.row}>
              <div>
                <h3 className={styles.title} dir="auto">
                  {post.title}
                </h3>
                <p className={cx(ui.meta, styles.summary)} dir="auto">
                  {post.summary}
                </p>
              </div>
              <div className={styles.facts}>
                <span className={ui.meta}>Deleted {longDateIn(site.timeZone, post.deletedAt)}</span>
                <span className={ui.meta}>Until {longDateIn(site.timeZone, post.restorableUntil)}</span>
              </div>
              <span className={styles.tools}>
                <button
                  type="button"
                  className={ui.quiet}
                  aria-label={`Restore ${post.title}`}
                  onClick={() => restore(post)}
                >
                  Restore
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
