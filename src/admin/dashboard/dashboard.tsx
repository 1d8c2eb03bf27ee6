import { useNavigate } from "react-router";
import { lazyPart } from "../../components/lazy-part.tsx";
import primitives from "../../components/primitives.module.css";
import type { SessionUser } from "../../shared/auth.ts";
import type { DeskPostSummary } from "../../shared/posts/desk.ts";
import { urls } from "../../shared/urls.ts";
import { ChangePassword } from "../account/change-password.tsx";
import { adminApi } from "../api.ts";
import { Tooltips } from "../components/icon-button.tsx";
import { Modal } from "../components/modal.tsx";
import { PartFailed } from "../components/part-failed.tsx";
import { CoursesTab } from "../courses/courses-tab.tsx";
import { useCohorts } from "../courses/use-cohorts.ts";
import { senderOf } from "../leads/lead-text.ts";
import { LeadsTab } from "../leads/leads-tab.tsx";
import { UnsavedNotes } from "../leads/unsaved-notes.tsx";
import { newLeads, useLeads } from "../leads/use-leads.ts";
import { notifyError, notifySuccess } from "../notify.ts";
import { OverviewTab } from "../overview/overview-tab.tsx";
import { PostsArea } from "../posts/posts-area.tsx";
import { usePosts } from "../posts/use-posts.ts";
import { QuestionsTab } from "../questions/questions-tab.tsx";
import { storedUser } from "../session/stored-user.ts";
import { everyLead, newPost, tabs, useDashboardRoute } from "../use-dashboard-route.ts";
import { useStateUntilNavigation } from "../use-state-until-navigation.ts";
import styles from "./dashboard.module.css";
import { DashboardHead } from "./dashboard-head.tsx";
import { DashboardHeader } from "./dashboard-header.tsx";
import { panelId, TabBar, tabPanel } from "./tab-bar.tsx";
import { useOpenEditor } from "./use-open-editor.ts";

const Editor = lazyPart(
  async () => (await import("../editor/editor.tsx")).Editor,
  ({ onClose, ...failure }) => (
    <Modal title="The editor could not be loaded" size="small" onClose={onClose}>
      <PartFailed {...failure} />
    </Modal>
  ),
);
const ResultsTab = lazyPart(
  async () => (await import("../results/results-tab.tsx")).ResultsTab,
  PartFailed,
  <p role="status">Loading results...</p>,
);

/** The shell of the dashboard: header, tabs, the open tab, and the dialogs over it. */
export function Dashboard({ user }: { user: SessionUser }) {
  const route = useDashboardRoute();
  const { tab } = route;
  const posts = usePosts();
  const leads = useLeads(route);
  const cohorts = useCohorts(route);
  const waiting = newLeads(leads.list.items ?? []).length;
  const openLead = leads.list.items?.find(({ id }) => id === route.lead);
  const editor = useOpenEditor(posts.list.items, route);
  const [changingPassword, setChangingPassword] = useStateUntilNavigation<true>();
  const [loggingOut, setLoggingOut] = useStateUntilNavigation<true>();
  const navigate = useNavigate();
  const edit = (post: DeskPostSummary | null) => route.openEditor(post?.id ?? newPost);

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
    <>
      <DashboardHead {...(openLead && { subject: senderOf(openLead) })} />
      <a className={primitives.skip} href={`#${panelId}`}>
        Skip to content
      </a>
      <DashboardHeader
        onChangePassword={() => setChangingPassword(true)}
        onLogOut={() => (leads.drafts.unsaved.length > 0 ? setLoggingOut(true) : logOut())}
      >
        <TabBar
          tabs={tabs.map(({ id, label }) => ({ id, label, news: id === "leads" ? waiting : 0 }))}
          selected={tab}
          onSelect={route.openTab}
        />
      </DashboardHeader>
      <div className={styles.page}>
        <div className={styles.greeting}>
          <h1 className={styles.title}>Admin Dashboard</h1>
          <p className={styles.welcome}>
            Welcome back, <strong>{user.username}</strong>
          </p>
        </div>
        <Tooltips>
          <div {...tabPanel(tab)}>
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
            {tab === "posts" && (
              <PostsArea view={route.view} posts={posts} onNew={() => edit(null)} onEdit={edit} />
            )}
            {tab === "leads" && <LeadsTab leads={leads} cohorts={cohorts.items ?? []} route={route} />}
            {tab === "courses" && <CoursesTab cohorts={cohorts} leads={leads.list.items} />}
            {tab === "questions" && <QuestionsTab />}
            {tab === "results" && <ResultsTab posts={posts.list.items ?? []} />}
          </div>
        </Tooltips>
      </div>
      <UnsavedNotes
        leads={leads.drafts.unsaved}
        loggingOut={loggingOut !== null}
        onStay={() => setLoggingOut(null)}
        onLogOut={logOut}
      />
      {editor !== null && (
        <Editor
          key={editor.draftKey}
          post={editor.post}
          draftKey={editor.draftKey}
          lockMade={editor.lockMade}
          onMade={editor.move}
          onSaved={posts.list.reload}
          onClose={() => route.close(editor.id)}
        />
      )}
      {changingPassword !== null && (
        <ChangePassword username={user.username} onClose={() => setChangingPassword(null)} />
      )}
    </>
  );
}
