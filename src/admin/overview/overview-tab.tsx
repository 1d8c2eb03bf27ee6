import { buttonClass } from "../../components/button/button.tsx";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import type { AdminPostSummary } from "../../shared/posts/admin-post.ts";
import { urls } from "../../shared/urls.ts";
import { AdminIcon } from "../components/admin-icon.tsx";
import { AppLink } from "../components/app-link.tsx";
import { Button } from "../components/button.tsx";
import { IconButton } from "../components/icon-button.tsx";
import { EmptyList, ListStatus } from "../components/list-status.tsx";
import ui from "../components/ui.module.css";
import { PostTime } from "../posts/post-row.tsx";
import type { List } from "../use-list.ts";
import { DueLeads } from "./due-leads.tsx";
import { NewLeads } from "./new-leads.tsx";
import styles from "./overview.module.css";
import { postStats, StatCards } from "./stat-cards.tsx";

const recentListed = 5;

interface OverviewTabProps {
  leads: List<LeadEntry>;
  /** The company's day, YYYY-MM-DD. */
  today: string;
  posts: List<AdminPostSummary>;
  onNew(): void;
  onEdit(post: AdminPostSummary): void;
  onOpenLead(id: string): void;
  onAllLeads(): void;
  onDueLeads(): void;
}

export function OverviewTab(props: OverviewTabProps) {
  const { leads, today, posts, onNew, onEdit, onOpenLead, onAllLeads, onDueLeads } = props;
  return (
    <div className={styles.overview}>
      <h1 className={ui.title}>Overview</h1>
      <DueLeads entries={leads.items ?? []} today={today} onOpen={onOpenLead} onAll={onDueLeads} />
      <NewLeads leads={leads} today={today} onOpen={onOpenLead} onAll={onAllLeads} />
      <BlogOverview posts={posts} onNew={onNew} onEdit={onEdit} />
    </div>
  );
}

function BlogOverview({ posts: list, onNew, onEdit }: Pick<OverviewTabProps, "posts" | "onNew" | "onEdit">) {
  const { items: posts } = list;
  if (posts === null) return <ListStatus list={list} what="articles" />;
  const published = posts.filter(({ status }) => status === "published");
  return (
    <>
      <StatCards {...postStats(published, new Date())} unpublished={posts.length - published.length} />
      <section className={styles.actions} aria-labelledby="quick-actions">
        <h2 className={ui.heading} id="quick-actions">
          Quick Actions
        </h2>
        <Button look="primary" onClick={onNew}>
          <AdminIcon name="plus" />
          Create New Blog Post
        </Button>
        <AppLink href={urls.blogs.path} className={buttonClass("ghost")}>
          <AdminIcon name="external" />
          View Public Blog
        </AppLink>
      </section>
      <section className={ui.card} aria-labelledby="recent-posts">
        <h2 className={ui.heading} id="recent-posts">
          Recent Blog Posts
        </h2>
        {posts.length === 0 ? (
          <EmptyList icon={<AdminIcon name="pencil" />}>No blog posts yet. Create your first post!</EmptyList>
        ) : (
          <ul>
            {posts.slice(0, recentListed).map((post) => (
              <li className={styles.post} key={post.id}>
                <span className={styles.title} dir="auto">
                  {post.title}
                </span>
                <PostTime post={post} />
                <IconButton
                  symbol="pencil"
                  label={`Edit ${post.title}`}
                  tip="Edit"
                  onClick={() => onEdit(post)}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
