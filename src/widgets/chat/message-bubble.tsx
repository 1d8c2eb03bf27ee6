import { memo } from "react";
import { cx } from "../../components/cx.ts";
import { stripMarks, stripTags } from "../../shared/linkify.ts";
import type { Message } from "./conversation.ts";
import styles from "./message-bubble.module.css";
import { ReplyText } from "./reply-text.tsx";

/** What a visitor wrote is plain text; only replies get links. */
export const MessageBubble = memo(function MessageBubble({
  message,
  label,
  onFollowLink,
}: {
  message: Message;
  label: string;
  onFollowLink(): void;
}) {
  const { sender, text, at, failed } = message;
  return (
    <div className={cx(styles.message, sender !== "bot" && styles.own)}>
      <p className={styles.meta}>
        <b>{label}</b> <time dateTime={at.toISOString()}>{clockTime(at)}</time>
      </p>
      <p className={cx(styles.bubble, failed && styles.failed)}>
        {sender === "user" ? text : <ReplyText text={text} keepsPaths={failed} onFollowLink={onFollowLink} />}
      </p>
    </div>
  );
});

/** The part of a reply that has arrived. Screen readers wait for the whole, which then replaces this. */
export function PartialReply({ text, label }: { text: string; label: string }) {
  return (
    <div className={styles.message} aria-hidden="true">
      <p className={styles.meta}>
        <b>{label}</b>
      </p>
      <p className={styles.bubble}>{stripMarks(stripTags(text))}</p>
    </div>
  );
}

/** Such as "9:05 AM"; browsers are slow to load a format of their own. */
function clockTime(at: Date): string {
  const hour = at.getHours();
  return `${hour % 12 || 12}:${String(at.getMinutes()).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}
