import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import type { Post } from "../../shared/posts/post.ts";
import { urls } from "../../shared/urls.ts";
import type { SessionUser } from "../../shared/user.ts";
import { adminApi } from "../api.ts";
import { Tooltips } from "../icon-button/icon-button.tsx";
import { forgetUser } from "../kept-user.ts";
import { Leads } from "../leads/leads.tsx";
import { useLeads } from "../leads/use-leads.ts";
import { Confirm } from "../modal/confirm.tsx";
import { sayError, saySuccess } from "../notices.ts";
import { useSession } from "../session/session.tsx";
import { BlogManagement, type PostListing } from "./blog-management.tsx";
import { ChangePassword } from "./change-password.tsx";
import styles from "./dashboard.module.css";
import { DashboardHeader } from "./dashboard-header.tsx";
import { Overview } from "./overview.tsx";
import { TabBar, tabPanel } from "./tab-bar.tsx";
import { useOpenEditor } from "./use-open-editor.ts";
import { newPost, tabs, usePlace } from "./use-place.ts";
import { usePosts } from "./use-posts.ts";
import { useStateHere } from "./use-state-here.ts";

const Editor = lazy(() => import("../editor/editor.tsx").then((module) => ({ default: module.Editor })));

/** The administrator's desk. */
export function Dashboard({ user }: { user: SessionUser }) {
  const place = usePlace();
  const { tab } = place;
  const posts = usePosts();
  const leads = useLeads(tab === "leads");
  const [listing, setListing] = useState<PostListing>({ query: "", order: "newest" });
  const editor = useOpenEditor(posts.items, place);
  const [doomed, setDoomed] = useStateHere<Post>();
  const [changingPassword, setChangingPassword] = useStateHere<true>();
  const inSession = useSession();
  const navigate = useNavigate();
  const edit = (post: Post | null) => place.openEditor(post?.id ?? newPost);

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
      await inSession(() => adminApi.deletePost(post.id));
      saySuccess("Deleted", "Blog post deleted successfully", { label: "Undo", run: () => restore(post) });
    } catch {
      sayError("Failed to delete blog post");
    }
    await posts.reload();
  }

  async function restore(post: Post) {
    try {
      await inSession(() => adminApi.restorePost(post.id));
      saySuccess("Restored", "The blog post is back");
    } catch {
      // The post is gone in ten minutes: this toast is the only way left to it.
      sayError("Failed to restore blog post", "Error", { label: "Try again", run: () => restore(post) });
      return;
    }
    await posts.reload();
  }

  return (
    <div className={styles.desk}>
      <div className={styles.top}>
        <DashboardHeader
          username={user.username}
          onChangePassword={() => setChangingPassword(true)}
          onLogOut={logOut}
        />
        <TabBar tabs={tabs} selected={tab} onSelect={place.select} />
      </div>
      <div className={styles.panel} {...tabPanel(tab)}>
        <Tooltips>
          {tab === "overview" && <Overview posts={posts} onNew={() => edit(null)} onEdit={edit} />}
          {tab === "posts" && (
            <BlogManagement
              posts={posts}
              listing={listing}
              onList={setListing}
              onNew={() => edit(null)}
              onEdit={edit}
              onDelete={setDoomed}
            />
          )}
          {tab === "leads" && <Leads leads={leads} place={place} />}
        </Tooltips>
      </div>
      {editor !== null && (
        <Suspense>
          <Editor
            key={editor.draft.key}
            post={editor.post}
            draftKey={editor.draft.key}
            onSaved={posts.reload}
            onClose={() => place.close(editor.post?.id ?? newPost)}
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
      {changingPassword !== null && (
        <ChangePassword username={user.username} onClose={() => setChangingPassword(null)} />
      )}
    </div>
  );
}
