import { cx } from "../../components/cx.ts";
import { type PostSummary, uncategorized } from "../../shared/posts/post.ts";
import { IconButton } from "../components/icon-button.tsx";
import ui from "../components/ui.module.css";
import styles from "./post-row.module.css";

interface PostRowProps {
  post: PostSummary;
  onEdit(): void;
  onDelete(): void;
}

export function PostRow({ post, onEdit, onDelete }: PostRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>{post.title}</h3>
        <p className={cx(ui.meta, styles.summary)}>{post.summary}</p>
      </div>
      <span className={ui.badge}>{post.category || uncategorized}</span>
      <time className={ui.meta} dateTime={post.createdAt}>
        {post.createdOn}
      </time>
      <span className={styles.tools}>
        <IconButton symbol="pencil" label={`Edit ${post.title}`} tip="Edit" onClick={onEdit} />
        <IconButton symbol="trash" label={`Delete ${post.title}`} tip="Delete" onClick={onDelete} />
      </span>
    </li>
  );
}
