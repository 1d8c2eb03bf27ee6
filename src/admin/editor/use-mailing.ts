import { useEffect, useState } from "react";
import { useSiteFacts } from "../../hooks/use-site-facts.ts";
import type { AdminPost, SentToSubscribers } from "../../shared/posts/admin-post.ts";
import { adminApi } from "../api.ts";
import { useWhileVisible } from "../use-while-visible.ts";

/** About 10 mails at the usual pace. */
const progressMs = 10_000;

export interface Mailing {
  /** Whether the site sends mail. */
  isOn: boolean;
  /** Who would get a post now; null while that is not known. */
  subscribers: number | null;
  /** Undefined where the post has not been sent. */
  sent: SentToSubscribers | undefined;
}

/** Who gets a post by mail, and how far its sending is. */
export function useMailing(post: AdminPost | null): Mailing {
  const isOn = useSiteFacts().takesSubscribers;
  const [subscribers, setSubscribers] = useState<number | null>(null);
  const [latest, setLatest] = useState<AdminPost | null>(null);
  const { sentToSubscribers: sent } = latest !== null && latest.id === post?.id ? latest : (post ?? {});

  useEffect(() => {
    if (!isOn) return;
    adminApi.countSubscribers().then(setSubscribers, () => setSubscribers(null));
  }, [isOn]);

  useWhileVisible(() => {
    if (post === null || !isUnderWay(post, sent)) return;
    adminApi.readPost(post).then(
      (read) => setLatest(read),
      () => {},
    );
  }, progressMs);

  return { isOn, subscribers, sent };
}

function isUnderWay({ status, sendToSubscribers }: AdminPost, sent: SentToSubscribers | undefined): boolean {
  return sent === undefined ? status === "published" && sendToSubscribers === true : sent.waiting > 0;
}
