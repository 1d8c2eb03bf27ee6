import { lazyPart } from "../../components/lazy-part.tsx";
import { AppLink } from "../components/app-link.tsx";
import { PartFailed } from "../components/part-failed.tsx";
import ui from "../components/ui.module.css";
import type { DashboardRoute } from "../use-dashboard-route.ts";
import styles from "./posts.module.css";
import { PostsTab } from "./posts-tab.tsx";

const loading = <p role="status">Loading...</p>;
const ImagesView = lazyPart(
  async () => (await import("../images/images-view.tsx")).ImagesView,
  PartFailed,
  loading,
);
const TrashView = lazyPart(async () => (await import("./trash-view.tsx")).TrashView, PartFailed, loading);

type PostsAreaProps = Parameters<typeof PostsTab>[0] & Pick<DashboardRoute, "view">;

const views = [
  { id: null, label: "Posts", search: "?tab=posts" },
  { id: "images", label: "Images", search: "?tab=posts&view=images" },
  { id: "trash", label: "Trash", search: "?tab=posts&view=trash" },
] as const;

export function PostsArea({ view, ...props }: PostsAreaProps) {
  return (
    <>
      <div className={styles.head}>
        <h1 className={ui.title}>Blog Management</h1>
        <nav className={styles.views} aria-label="Blog">
          {views.map(({ id, label, search }) => (
            <AppLink
              key={label}
              className={styles.view}
              href={search}
              aria-current={id === view ? "page" : undefined}
            >
              {label}
            </AppLink>
          ))}
        </nav>
      </div>
      {view === null && <PostsTab {...props} />}
      {view === "images" && <ImagesView />}
      {view === "trash" && <TrashView onRestored={props.posts.list.reload} />}
    </>
  );
}
