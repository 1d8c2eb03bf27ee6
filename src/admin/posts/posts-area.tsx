import { Link } from "react-router";
import { ImagesView } from "../images/images-view.tsx";
import type { DashboardRoute } from "../use-dashboard-route.ts";
import styles from "./posts-area.module.css";
import { PostsTab } from "./posts-tab.tsx";
import { TrashView } from "./trash-view.tsx";

type PostsAreaProps = Parameters<typeof PostsTab>[0] & Pick<DashboardRoute, "view">;

const views = [
  { id: null, label: "Posts", search: "?tab=posts" },
  { id: "images", label: "Images", search: "?tab=posts&view=images" },
  { id: "trash", label: "Trash", search: "?tab=posts&view=trash" },
] as const;

/** All that belongs to the blog: its posts, their images, and what was deleted. */
export function PostsArea({ view, ...props }: PostsAreaProps) {
  return (
    <>
      <nav className={styles.views} aria-label="Blog">
        {views.map(({ id, label, search }) => (
          <Link
            key={label}
            className={styles.view}
            to={{ search }}
            preventScrollReset
            aria-current={id === view ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {view === null && <PostsTab {...props} />}
      {view === "images" && <ImagesView />}
      {view === "trash" && <TrashView onRestored={props.posts.list.reload} />}
    </>
  );
}
