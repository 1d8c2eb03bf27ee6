import { site } from "../../../content/site.ts";
import { longDateIn } from "../../shared/company-time.ts";
import type { DeletedPost } from "../../shared/posts/admin-post.ts";
import { adminApi, toApiError } from "../api.ts";
import { AdminIcon } from "../components/admin-icon.tsx";
import { RecordList } from "../components/record-list.tsx";
import ui from "../components/ui.module.css";
import { countOf } from "../leads/lead-text.ts";
import { notifyError } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import { useLoadedList } from "../use-list.ts";
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

  return (
    <RecordList
      list={list}
      plural="deleted posts"
      heading="Trash"
      count={({ length }) => countOf(length, "post")}
      icon={<AdminIcon name="trash" />}
      empty="Nothing was deleted in the last 30 days."
      add={<p className={ui.meta}>Deleted posts stay here for 30 days.</p>}
      rows={(posts) =>
        posts.map((post) => ({
          key: post.id,
          title: post.title,
          about: (
            <p className={ui.meta} dir="auto">
              {post.summary}
            </p>
          ),
          facts: [
            `Until ${longDateIn(site.timeZone, post.restorableUntil)}`,
            `Deleted ${longDateIn(site.timeZone, post.deletedAt)}`,
          ],
          tools: [["Restore", `Restore ${post.title}`, () => restore(post)]],
        }))
      }
    />
  );
}
