import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Icon } from "../../components/icon/icon.tsx";
import type { ConversationState } from "./conversation.ts";
import type { PanelCopy } from "./copy.ts";
import { MessageBubble, PartialReply } from "./message-bubble.tsx";
import styles from "./message-log.module.css";
import { scrollToMessage } from "./scroll-to-message.ts";
import { Typing } from "./typing.tsx";

/** Scrolling is done once more after this: fonts and links may still move lines. */
const scrollAgainAfterMs = 100;

interface MessageLogProps extends ConversationState {
  copy: PanelCopy;
  /** Stands after the greeting while there is nothing else. */
  starters: ReactNode;
  /** Stands after a reply beside which a person is offered. */
  personForm: ReactNode;
  onRetry(): void;
  onFollowLink(): void;
}

/** The messages, announced as they arrive, and the three dots, or what has come so far, while a reply is awaited. */
export function MessageLog(props: MessageLogProps) {
  const { copy, messages, waiting, partial, starters, personForm, onRetry, onFollowLink } = props;
  const logRef = useRef<HTMLDivElement>(null);

  // The latest message comes into view after every change, and whenever the list gets another height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when what the list shows has changed
  useLayoutEffect(() => {
    const log = logRef.current;
    if (log === null) return;
    const latest = log.children[messages.length - +(waiting === "no")] as HTMLElement;
    const scroll = () => scrollToMessage(log, latest);
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
    <div
      ref={logRef}
      role="log"
      aria-label={copy.log}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
      className={styles.log}
    >
      {messages.map((message) => (
        <MessageBubble
          copy={copy}
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
      {messages.length === 1 && starters}
      {messages.at(-1)?.person && waiting === "no" && personForm}
      {partial !== "" && <PartialReply text={partial} label={copy.assistant} />}
      {waiting !== "no" && partial === "" && <Typing copy={copy} isLong={waiting === "long"} />}
    </div>
  );
}
