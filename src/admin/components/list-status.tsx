import { buttonClass } from "../../components/button/button.tsx";
import type { Post } from "../../shared/posts/post.ts";
import type { List } from "../use-list.ts";
import { EmptyList } from "./toolbar.tsx";

/** Stands in place of posts that are not there yet, or could not be fetched. */
export function PostsToCome({ list }: { list: List<Post> }) {
  if (!list.failed) return <p role="status">Loading articles...</p>;
  return (
    <EmptyList>
      <p>The posts could not be fetched. None of them is lost.</p>
      <button type="button" className={buttonClass("ghost")} onClick={list.reload}>
        Try again
      </button>
    </EmptyList>
  );
}
