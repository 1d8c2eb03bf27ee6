import { lazy, Suspense } from "react";
import { useNavigate } from "react-router";
import type { SessionUser } from "../../shared/auth.ts";
import type { PostSummary } from "../../shared/posts/post.ts";
import { urls } from "../../shared/urls.ts";
import { ChangePassword } from "../account/change-password.tsx";
import { adminApi } from "../api.ts";
import { Tooltips } from "../components/icon-button.tsx";
import { senderOf } from "../leads/lead-text.ts";
import { LeadsTab } from "../leads/leads-tab.tsx";
import { UnsavedNotes } from "../leads/unsaved-notes.tsx";
import { newLeads, useLeads } from "../leads/use-leads.ts";
import { notifyError, notifySuccess } from "../notify.ts";
import { OverviewTab } from "../overview/overview-tab.tsx";
import { PostsTab } from "../posts/posts-tab.tsx";
import { usePosts } from "../posts/use-posts.ts";
import { storedUser } from "../session/stored-user.ts";
import { everyLead, newPost, tabs, useDashboardRoute } from "../use-dashboard-route.ts";
import { useStateUntilNavigation } from "../use-state-until-navigation.ts";
import styles from "./dashboard.module.css";
import { DashboardHead } from "./dashboard-head.tsx";
import { DashboardHeader } from "./dashboard-header.tsx";
import { TabBar, tabPanel } from "./tab-bar.tsx";
import { useOpenEditor } from "./use-open-editor.ts";

const Editor = lazy(() => import("../editor/editor.tsx").then((module) => ({ default: module.Editor })));

/** The shell of the dashboard: header, tabs, the open tab, and the dialogs over it. */
export function Dashboard({ user }: { user: SessionUser }) {
  const route = useDashboardRoute();
  const { tab } = route;
  const posts = usePosts();
  const leads = useLeads(route);
  const waiting = newLeads(leads.list.items ?? []).length;
  const openLead = leads.list.items?.find(({ id }) => id === route.lead);
  const editor = useOpenEditor(posts.list.items, route);
  const [changingPassword, setChangingPassword] = useStateUntilNavigation<true>();
  const [loggingOut, setLoggingOut] = useStateUntilNavigation<true>();
  const navigate = useNavigate();
  const edit = (post: PostSummary | null) => route.openEditor(post?.id ?? newPost);

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

  return (
    <div className={styles.dashboard}>
      <DashboardHead {...(openLead && { subject: senderOf(openLead) })} />
      <div className={styles.top}>
        <DashboardHeader
          username={user.username}
          onChangePassword={() => setChangingPassword(true)}
          onLogOut={() => (leads.drafts.unsaved.length > 0 ? setLoggingOut(true) : logOut())}
        />
        <TabBar
          tabs={tabs.map(({ id, label }) => ({ id, label, news: id === "leads" ? waiting : 0 }))}
          selected={tab}
          onSelect={route.openTab}
        />
      </div>
      <div {...tabPanel(tab)}>
        <Tooltips>
          {tab === "overview" && (
            <OverviewTab
              leads={leads.list}
              posts={posts.list}
              onNew={() => edit(null)}
              onEdit={edit}
              onOpenLead={route.openLead}
              onAllLeads={() => route.filterLeads(everyLead)}
            />
          )}
          {tab === "posts" && <PostsTab posts={posts} onNew={() => edit(null)} onEdit={edit} />}
          {tab === "leads" && <LeadsTab leads={leads} route={route} />}
        </Tooltips>
      </div>
      <UnsavedNotes
        leads={leads.drafts.unsaved}
        loggingOut={loggingOut !== null}
        onStay={() => setLoggingOut(null)}
        onLogOut={logOut}
      />
      {editor !== null && (
        <Suspense>
          <Editor
            key={editor.draftKey}
            post={editor.post}
            draftKey={editor.draftKey}
            onSaved={posts.list.reload}
            onClose={() => route.close(editor.post?.id ?? newPost)}
          />
        </Suspense>
      )}
      {changingPassword !== null && (
        <ChangePassword username={user.username} onClose={() => setChangingPassword(null)} />
      )}
    </div>
  );
}
