import type { SentToSubscribers } from "../../shared/posts/admin-post.ts";
import type { PostInput } from "../../shared/posts/post-input.ts";
import { HttpError } from "../http/http-error.ts";

/** What the blog knows of the mails to subscribers. */
export interface PostMailings {
  canSend: boolean;
  /** Undefined for a post of which no mail was sent. */
  sentOf(postId: string): SentToSubscribers | undefined;
}

export function withMailing<Post extends { id: string }>(
  post: Post,
  { sentOf }: Pick<PostMailings, "sentOf">,
): Post & { sentToSubscribers?: SentToSubscribers } {
  const sent = sentOf(post.id);
  return sent === undefined ? post : { ...post, sentToSubscribers: sent };
}

/** Without mail, such posts would all go out on the day when mail is set up. */
export function refuseWithoutMail(
  { sendToSubscribers }: PostInput,
  postId: string | null,
  { canSend, sentOf }: PostMailings,
): void {
  const wasSent = postId !== null && sentOf(postId) !== undefined;
  if (!sendToSubscribers || canSend || wasSent) return;
  throw new HttpError(400, "Please check the marked fields.", {
    issues: { sendToSubscribers: "This site sends no mail yet: its settings name no mail server." },
  });
}
