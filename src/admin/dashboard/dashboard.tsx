import { lazy, Suspense, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Post } from "../../shared/post.ts";
import { urls } from "../../shared/urls.ts";
import type { SessionUser } from "../../shared/user.ts";
import { adminApi } from "../api.ts";
import { type DraftPlace, holdDraftPlace } from "../editor/draft-place.ts";
import { Tooltips } from "../icon-button/icon-button.tsx";
import { forgetUser } from "../kept-user.ts";
import { Leads } from "../leads/leads.tsx";
import { Confirm } from "../modal/confirm.tsx";
import { sayError, saySuccess } from "../notices.ts";
import { BlogManagement } from "./blog-management.tsx";
import { ChangePassword } from "./change-password.tsx";
import styles from "./dashboard.module.css";
import { DashboardHeader } from "./dashboard-header.tsx";
import { Overview } from "./overview.tsx";
import { TabBar, tabPanel } from "./tab-bar.tsx";
import { usePosts } from "./use-posts.ts";

const Editor = lazy(() => import("../editor/editor.tsx").then((module) => ({ default: module.Editor })));

const tabs = [
  { id: "overview", label: "Overview" },
  { id: "posts", label: "Blog Management" },
  { id: "leads", label: "Leads" },
] as const;

/** The administrator's desk. */
export function Dashboard({ user }: { user: SessionUser }) {
  const [search, setSearch] = useSearchParams();
  const { posts, reload } = usePosts();
  const [edited, setEdited] = useState<{ post: Post | null; draft: DraftPlace } | null>(null);
  const opening = useRef(false);
  const [doomed, setDoomed] = useState<Post | null>(null);
  const [changingPassword, setChangingPassword] = useState(false);
  const navigate = useNavigate();
  const tab = tabs.find(({ id }) => id === search.get("tab"))?.id ?? "overview";

  /** Opens the editor with a post, or with a new one. */
  async function edit(post: Post | null) {
    if (opening.current) return;
    opening.current = true;
    setEdited({ post, draft: await holdDraftPlace(post?.id ?? null) });
    opening.current = false;
  }

  async function logOut() {
    try {
      await adminApi.logout();
    } catch {
      sayError("Failed to logout");
      return;
    }
    forgetUser();
    saySuccess("Goodbye", "Logged out successfully");
    await navigate(urls.home.path);
  }

  async function remove(post: Post) {
    setDoomed(null);
    try {
      await adminApi.deletePost(post.id);
      saySuccess("Deleted", "Blog post deleted successfully", { label: "Undo", run: () => restore(post) });
    } catch {
      sayError("Failed to delete blog post");
    }
    await reload();
  }

  async function restore(post: Post) {
    try {
      await adminApi.restorePost(post.id);
      saySuccess("Restored", "The blog post is back");
    } catch {
      // The post is gone in ten minutes: this toast is the only way left to it.
      sayError("Failed to restore blog post", "Error", { label: "Try again", run: () => restore(post) });
      return;
    }
    await reload();
  }

  return (
    <div className={styles.desk}>
      <div className={styles.top}>
        <DashboardHeader
          username={user.username}
          onChangePassword={() => setChangingPassword(true)}
          onLogOut={logOut}
        />
        <TabBar
          tabs={tabs}
          selected={tab}
          onSelect={(id) => setSearch({ tab: id }, { replace: true, preventScrollReset: true })}
        />
      </div>
      <div className={styles.panel} {...tabPanel(tab)}>
        <Tooltips>
          {tab === "overview" && <Overview posts={posts} onNew={() => edit(null)} onEdit={edit} />}
          {tab === "posts" && (
            <BlogManagement posts={posts} onNew={() => edit(null)} onEdit={edit} onDelete={setDoomed} />
          )}
          {tab === "leads" && <Leads />}
        </Tooltips>
      </div>
      {edited !== null && (
        <Suspense>
          <Editor
            post={edited.post}
            draftKey={edited.draft.key}
            username={user.username}
            onSaved={reload}
            onClose={() => {
              edited.draft.release();
              setEdited(null);
            }}
          />
        </Suspense>
      )}
      {doomed !== null && (
        <Confirm
          title="Delete Blog Post"
          text="Are you sure you want to delete this blog post?"
          detail={doomed.title}
          stayLabel="Cancel"
          goLabel="Delete"
          onStay={() => setDoomed(null)}
          onGo={() => remove(doomed)}
        />
      )}
      {changingPassword && (
        <ChangePassword username={user.username} onClose={() => setChangingPassword(false)} />
      )}
    </div>
  );
}
