import { useMemo } from "react";
import { useNavigate } from "react-router";
import { lazyPart, type PartFailure } from "../../components/lazy-part.tsx";
import primitives from "../../components/primitives.module.css";
import type { SessionUser } from "../../shared/auth.ts";
import type { AdminPostSummary } from "../../shared/posts/admin-post.ts";
import { urls } from "../../shared/urls.ts";
import { pendingToast } from "../../widgets/toasts/pending-toast.ts";
import { adminApi } from "../api.ts";
import { Modal, useStateUntilNavigation } from "../components/modal.tsx";
import { PartFailed } from "../components/part-failed.tsx";
import { useCohorts } from "../courses/cohorts.ts";
import { senderOf } from "../leads/lead-text.ts";
import { UnsavedNotes } from "../leads/unsaved-notes.tsx";
import { useLeads } from "../leads/use-leads.ts";
import { notifyError } from "../notify.ts";
import { OverviewTab } from "../overview/overview-tab.tsx";
import { usePosts } from "../posts/use-posts.ts";
import { storedUser } from "../session/session.tsx";
import { everyLead, newPost, tabs, useDashboardRoute } from "../use-dashboard-route.ts";
import styles from "./dashboard.module.css";
import { DashboardHead, DashboardHeader, ReleaseFoot } from "./dashboard-header.tsx";
import { panelId, TabBar, tabPanel } from "./tab-bar.tsx";
import { useOpenEditor } from "./use-open-editor.ts";

const loadTab = {
  posts: async () => (await import("../posts/posts-area.tsx")).PostsArea,
  leads: async () => (await import("../leads/leads-tab.tsx")).LeadsTab,
  courses: async () => (await import("../courses/courses-tab.tsx")).CoursesTab,
  questions: async () => (await import("../questions/questions-tab.tsx")).QuestionsTab,
  subscribers: async () => (await import("../subscribers/subscribers-tab.tsx")).SubscribersTab,
  results: async () => (await import("../results/results-tab.tsx")).ResultsTab,
};
const loading = <p role="status">Loading...</p>;
const PostsArea = lazyPart(loadTab.posts, PartFailed, loading);
const LeadsTab = lazyPart(loadTab.leads, PartFailed, loading);
const CoursesTab = lazyPart(loadTab.courses, PartFailed, loading);
const QuestionsTab = lazyPart(loadTab.questions, PartFailed, loading);
const SubscribersTab = lazyPart(loadTab.subscribers, PartFailed, loading);
const ResultsTab = lazyPart(loadTab.results, PartFailed, loading);

const Editor = lazyPart(
  async () => (await import("../editor/editor.tsx")).Editor,
  failedAs("The editor could not be loaded"),
);
const ChangePassword = lazyPart(
  async () => (await import("../account/change-password.tsx")).ChangePassword,
  failedAs("Change Password"),
);

const SecondFactor = lazyPart(
  async () => (await import("../account/second-factor.tsx")).SecondFactor,
  failedAs("Second factor"),
);

function failedAs(title: string) {
  return ({ onClose, ...failure }: PartFailure & { onClose(): void }) => (
    <Modal title={title} size="small" onClose={onClose}>
      <PartFailed {...failure} />
    </Modal>
  );
}

export function prefetchTab(tab: string | null): void {
  const load = Object.entries<() => Promise<unknown>>(loadTab).find(([id]) => id === tab)?.[1];
  // The tab itself shows a failure when it opens.
  load?.().catch(() => {});
}

export function Dashboard({ user }: { user: SessionUser }) {
  const route = useDashboardRoute();
  const { tab } = route;
  const posts = usePosts();
  const leads = useLeads(route);
  const cohorts = useCohorts(route);
  const openLead = route.lead === null ? undefined : leads.list.items?.find(({ id }) => id === route.lead);
  const editor = useOpenEditor(posts.list.items, route);
  const { items } = posts.list;
  const titles = useMemo(() => new Map(items?.map(({ id, title }) => [id, title])), [items]);
  const [changingPassword, setChangingPassword] = useStateUntilNavigation<true>();
  const [changingFactor, setChangingFactor] = useStateUntilNavigation<true>();
  const [loggingOut, setLoggingOut] = useStateUntilNavigation<true>();
  const navigate = useNavigate();
  const edit = (post: AdminPostSummary | null) => route.openEditor(post?.id ?? newPost);

  async function logOut() {
    try {
      await adminApi.logout();
    } catch {
      notifyError("Failed to logout");
      return;
    }
    storedUser.remove();
    // The home page is another document, so the toast is stored for it.
    pendingToast.write({ title: "Goodbye", text: "Logged out successfully" });
    await navigate(urls.home.path);
  }

  return (
    <>
      <DashboardHead {...(openLead && { subject: senderOf(openLead) })} />
      <a className={primitives.skip} href={`#${panelId}`}>
        Skip to content
      </a>
      <DashboardHeader
        username={user.username}
        onChangePassword={() => setChangingPassword(true)}
        onSecondFactor={() => setChangingFactor(true)}
        onLogOut={() => (leads.drafts.unsaved.length > 0 ? setLoggingOut(true) : logOut())}
      >
        <TabBar
          tabs={tabs.map(({ id, label }) => ({ id, label, news: id === "leads" ? leads.counts.new : 0 }))}
          selected={tab}
          onIntent={prefetchTab}
          onSelect={route.openTab}
        />
      </DashboardHeader>
      <div className={styles.page} {...tabPanel(tab)}>
        {tab === "overview" && (
          <OverviewTab
            leads={leads.list}
            today={leads.today}
            posts={posts.list}
            onNew={() => edit(null)}
            onEdit={edit}
            onOpenLead={route.openLead}
            onAllLeads={() => route.filterLeads(everyLead)}
            onDueLeads={() => route.filterLeads({ ...everyLead, state: "due" })}
          />
        )}
        {tab === "posts" && (
          <PostsArea
            view={route.view}
            edit={route.edit}
            posts={posts}
            onOpen={route.openEditor}
            onNew={() => edit(null)}
            onEdit={edit}
          />
        )}
        {tab === "leads" && <LeadsTab leads={leads} cohorts={cohorts.items ?? []} route={route} />}
        {tab === "courses" && <CoursesTab cohorts={cohorts} leads={leads.list.items} />}
        {tab === "questions" && <QuestionsTab />}
        {tab === "subscribers" && <SubscribersTab />}
        {tab === "results" && <ResultsTab posts={posts.list.items ?? []} />}
      </div>
      <ReleaseFoot />
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
          creation={editor.creation}
          titles={titles}
          lockCreated={editor.lockCreated}
          onCreated={editor.move}
          onSaved={posts.list.reload}
          onClose={() => route.close(editor.id)}
        />
      )}
      {changingPassword !== null && (
        <ChangePassword username={user.username} onClose={() => setChangingPassword(null)} />
      )}
      {changingFactor !== null && (
        <SecondFactor username={user.username} onClose={() => setChangingFactor(null)} />
      )}
    </>
  );
}
