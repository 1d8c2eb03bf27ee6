import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import type { Post } from "../../shared/posts/post.ts";
import { urls } from "../../shared/urls.ts";
import type { SessionUser } from "../../shared/user.ts";
import { ChangePassword } from "../account/change-password.tsx";
import { adminApi } from "../api.ts";
import { Confirm } from "../components/confirm.tsx";
import { Tooltips } from "../components/icon-button.tsx";
import { LeadsTab } from "../leads/leads-tab.tsx";
import { useLeads } from "../leads/use-leads.ts";
import { notifyError, notifySuccess } from "../notify.ts";
import { OverviewTab } from "../overview/overview-tab.tsx";
import { type PostListing, PostsTab } from "../posts/posts-tab.tsx";
import { usePosts } from "../posts/use-posts.ts";
import { useSession } from "../session/session.tsx";
import { storedUser } from "../session/stored-user.ts";
import { newPost, tabs, useDashboardRoute } from "../use-dashboard-route.ts";
import { useStateUntilNavigation } from "../use-state-until-navigation.ts";
import styles from "./dashboard.module.css";
import { DashboardHeader } from "./dashboard-header.tsx";
import { TabBar, tabPanel } from "./tab-bar.tsx";
import { useOpenEditor } from "./use-open-editor.ts";

const Editor = lazy(() => import("../editor/editor.tsx").then((module) => ({ default: module.Editor })));

/** The administrator's desk. */
export function Dashboard({ user }: { user: SessionUser }) {
  const route = useDashboardRoute();
  const { tab } = route;
  const posts = usePosts();
  const leads = useLeads(tab === "leads");
  const [listing, setListing] = useState<PostListing>({ query: "", order: "newest" });
  const editor = useOpenEditor(posts.items, route);
  const [postToDelete, setPostToDelete] = useStateUntilNavigation<Post>();
  const [changingPassword, setChangingPassword] = useStateUntilNavigation<true>();
  const withSession = useSession();
  const navigate = useNavigate();
  const edit = (post: Post | null) => route.openEditor(post?.id ?? newPost);

  async function logOut() {
    try {
      await adminApi.logout();
    } catch {
      notifyError("Failed to logout");
      return;
    }
    storedUser.remove();
    notifySuccess("Goodbye", "Logged out successfully");
    await navigate(urls.home.path);
  }

  async function remove(post: Post) {
    setPostToDelete(null);
    try {
      await withSession(() => adminApi.deletePost(post.id));
      notifySuccess("Deleted", "Blog post deleted successfully", { label: "Undo", run: () => restore(post) });
    } catch {
      notifyError("Failed to delete blog post");
    }
    await posts.reload();
  }

  async function restore(post: Post) {
    try {
      await withSession(() => adminApi.restorePost(post.id));
      notifySuccess("Restored", "The blog post is back");
    } catch {
      // The post is gone in ten minutes: this toast is the only way left to it.
      notifyError("Failed to restore blog post", "Error", { label: "Try again", run: () => restore(post) });
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
        <TabBar tabs={tabs} selected={tab} onSelect={route.openTab} />
      </div>
      <div className={styles.panel} {...tabPanel(tab)}>
        <Tooltips>
          {tab === "overview" && <OverviewTab posts={posts} onNew={() => edit(null)} onEdit={edit} />}
          {tab === "posts" && (
            <PostsTab
              posts={posts}
              listing={listing}
              onList={setListing}
              onNew={() => edit(null)}
              onEdit={edit}
              onDelete={setPostToDelete}
            />
          )}
          {tab === "leads" && <LeadsTab leads={leads} route={route} />}
        </Tooltips>
      </div>
      {editor !== null && (
        <Suspense>
          <Editor
            key={editor.draft.key}
            post={editor.post}
            draftKey={editor.draft.key}
            onSaved={posts.reload}
            onClose={() => route.close(editor.post?.id ?? newPost)}
          />
        </Suspense>
      )}
      {postToDelete !== null && (
        <Confirm
          title="Delete Blog Post"
          text="Are you sure you want to delete this blog post?"
          detail={postToDelete.title}
          cancelLabel="Cancel"
          confirmLabel="Delete"
          onCancel={() => setPostToDelete(null)}
          onConfirm={() => remove(postToDelete)}
        />
      )}
      {changingPassword !== null && (
        <ChangePassword username={user.username} onClose={() => setChangingPassword(null)} />
      )}
    </div>
  );
}
