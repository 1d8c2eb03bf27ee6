import { useEffect, useReducer } from "react";
import { site } from "../../../content/site.ts";
import { cx } from "../../components/cx.ts";
import { longTimeIn } from "../../shared/company-time.ts";
import type { AdminPostSummary } from "../../shared/posts/admin-post.ts";
import { uncategorized } from "../../shared/posts/post.ts";
import { IconButton } from "../components/icon-button.tsx";
import ui from "../components/ui.module.css";
import styles from "./posts.module.css";

// A longer timer would end at once.
const longestTimerMs = 2 ** 31 - 1;

interface PostRowProps {
  post: AdminPostSummary;
  onEdit(): void;
  onDelete(): void;
}

export function PostRow({ post, onEdit, onDelete }: PostRowProps) {
  return (
    <li className={styles.row}>
      <div>
        <h3 className={ui.name}>
          {/* For the mouse only: the keyboard has the pencil. */}
          <button type="button" tabIndex={-1} className={styles.open} dir="auto" onClick={onEdit}>
            {post.title}
          </button>
        </h3>
        <p className={cx(ui.meta, styles.summary)} dir="auto">
          {post.summary}
        </p>
      </div>
      <div className={styles.facts}>
        <span className={ui.badge}>{post.category || uncategorized}</span>
        <PostTime post={post} />
      </div>
      <span className={styles.tools}>
        <IconButton symbol="pencil" label={`Edit ${post.title}`} tip="Edit" onClick={onEdit} />
        <IconButton symbol="trash" label={`Delete ${post.title}`} tip="Delete" onClick={onDelete} />
      </span>
    </li>
  );
}

export function PostTime({ post }: { post: AdminPostSummary }) {
  const { status, publishAt, createdAt, createdOn } = post;
  if (status === "draft") return <span className={cx(ui.meta, styles.status)}>Draft</span>;
  if (status === "scheduled" && publishAt !== null) return <ScheduledTime at={publishAt} />;
  return (
    <time className={ui.meta} dateTime={createdAt}>
      {createdOn}
    </time>
  );
}

/** The list is fetched only after a change, and may be open when the time comes. */
function ScheduledTime({ at }: { at: string }) {
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const leftMs = Date.parse(at) - Date.now();
    if (leftMs <= 0 || leftMs > longestTimerMs) return;
    const timer = setTimeout(showAgain, leftMs);
    return () => clearTimeout(timer);
  }, [at]);
  return (
    <span className={cx(ui.meta, styles.status)}>
      {Date.parse(at) <= Date.now() ? "Public since" : "Scheduled"}{" "}
      <time dateTime={at}>{longTimeIn(site.timeZone, at)}</time>
    </span>
  );
}
