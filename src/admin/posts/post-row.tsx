import { site } from "../../../content/site.ts";
import { longDateIn } from "../../shared/company-time.ts";
import { summaryFallback } from "../../shared/posts/article-text.ts";
import { type Post, uncategorized } from "../../shared/posts/post.ts";
import { IconButton } from "../components/icon-button.tsx";
import styles from "./posts-tab.module.css";

interface PostRowProps {
  post: Post;
  onEdit(): void;
  onDelete(): void;
}

/** A post in the list of all posts. */
export function PostRow({ post, onEdit, onDelete }: PostRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>{post.title}</h3>
        <p className={styles.summary}>{post.summary || summaryFallback(post.content)}</p>
      </div>
      <span className={styles.category}>{post.category || uncategorized}</span>
      <time className={styles.date} dateTime={post.createdAt}>
        {longDateIn(site.timeZone, post.createdAt)}
      </time>
      <span className={styles.tools}>
        <IconButton symbol="pencil" label={`Edit ${post.title}`} tip="Edit" onClick={onEdit} />
        <IconButton symbol="trash" label={`Delete ${post.title}`} tip="Delete" onClick={onDelete} />
      </span>
    </li>
  );
}
