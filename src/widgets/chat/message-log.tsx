import { lazy, Suspense, useLayoutEffect, useRef } from "react";
import { Icon } from "../../components/icon/icon.tsx";
import type { ConversationState } from "./conversation.ts";
import type { PanelCopy } from "./copy.ts";
import { MessageBubble, PartialReply } from "./message-bubble.tsx";
import styles from "./message-log.module.css";

// Few conversations come to it.
const PersonForm = lazy(() => import("./person-form.tsx").then((module) => ({ default: module.PersonForm })));

/** Scrolling is done once more after this: fonts and links may still move lines. */
const scrollAgainAfterMs = 100;

interface MessageLogProps extends ConversationState {
  copy: PanelCopy;
  onRetry(): void;
  onFollowLink(): void;
}

/** The messages, announced as they arrive, and the three dots, or what has come so far, while a reply is awaited. */
export function MessageLog({ copy, messages, waiting, partial, onRetry, onFollowLink }: MessageLogProps) {
  const logRef = useRef<HTMLDivElement>(null);

  // The latest message comes into view after every change, and whenever the list gets another height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when what the list shows has changed
  useLayoutEffect(() => {
    const log = logRef.current;
    if (log === null) return;
    const scroll = () => log.scrollTo({ top: log.scrollHeight });
    scroll();
    const again = setTimeout(scroll, scrollAgainAfterMs);
    const observer = new ResizeObserver(scroll);
    observer.observe(log);
    return () => {
      clearTimeout(again);
      observer.disconnect();
    };
  }, [messages, waiting, partial]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <div ref={logRef} role="log" aria-label={copy.log} tabIndex={0} className={styles.log}>
      {messages.map((message) => (
        <MessageBubble
          key={message.id}
          message={message}
          label={message.sender === "bot" ? copy.assistant : copy.you}
          onFollowLink={onFollowLink}
        />
      ))}
      {messages.at(-1)?.failed && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          <Icon name="refresh" />
          {copy.tryAgain}
        </button>
      )}
      {messages.at(-1)?.person && waiting === "no" && (
        <Suspense>
          <PersonForm copy={copy} messages={messages} />
        </Suspense>
      )}
      {partial !== "" && <PartialReply text={partial} label={copy.assistant} />}
      {waiting !== "no" && partial === "" && (
        <div className={styles.typing}>
          <p>
            <b>{copy.assistant}</b> {waiting === "long" ? copy.stillWorking : copy.typing}
          </p>
          <p className={styles.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </p>
        </div>
      )}
    </div>
  );
}
