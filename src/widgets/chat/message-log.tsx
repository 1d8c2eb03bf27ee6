import { type ComponentType, Fragment, useLayoutEffect, useRef } from "react";
import { Icon } from "../../components/icon/icon.tsx";
import type { Conversation, ConversationState, Message } from "./conversation.ts";
import type { PanelCopy, ReplyCopy } from "./copy.ts";
import { MessageBubble, PartialReply } from "./message-bubble.tsx";
import styles from "./message-log.module.css";
import { scrollToMessage } from "./scroll-to-message.ts";
import { Typing } from "./typing.tsx";

/** Fonts and links may still move lines, so scrolling is repeated. */
const scrollAgainAfterMs = 100;

export interface AfterReplyProps {
  copy: ReplyCopy;
  reply: Message;
  talk: Conversation;
  onAsk(question: string): void;
}

interface MessageLogProps extends ConversationState {
  copy: PanelCopy;
  talk: Conversation;
  AfterReply: ComponentType<AfterReplyProps>;
  onAsk(question: string): void;
  onFollowLink(): void;
}

/** A live region of all messages, with three dots or the partial reply while one is awaited. */
export function MessageLog(props: MessageLogProps) {
  const { copy, talk, messages, newest, awaited, waiting, partial, AfterReply, onAsk, onFollowLink } = props;
  const last = awaited === null ? newest : null;
  const logRef = useRef<HTMLDivElement>(null);

  // Keeps the latest message in view, also when the list gets another height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when what the list shows has changed
  useLayoutEffect(() => {
    const log = logRef.current;
    if (log === null) return;
    // A reply stays in view, and not the questions that were written behind it.
    const at = partial === "" ? messages.indexOf(newest) : messages.indexOf(awaited ?? newest) + 1;
    const isOwn = partial === "" && newest.sender === "user";
    const latest = (isOwn ? log.lastElementChild : log.children[at]) as HTMLElement;
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

  const retry = () => {
    talk.retry();
    // The pressed button goes with the reply that failed.
    logRef.current?.focus({ preventScroll: true });
  };

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
        <Fragment key={message.id}>
          <MessageBubble
            message={message}
            label={message.sender === "bot" ? copy.assistant : copy.you}
            onFollowLink={onFollowLink}
          />
          {message === awaited &&
            (partial === "" ? (
              <Typing copy={copy} isLong={waiting === "long"} />
            ) : (
              <PartialReply text={partial} label={copy.assistant} />
            ))}
        </Fragment>
      ))}
      {last?.failed && (
        <button type="button" className={styles.retry} onClick={retry}>
          <Icon name="refresh" />
          {copy.tryAgain}
        </button>
      )}
      {last && <AfterReply key={last.id} copy={copy} reply={last} talk={talk} onAsk={onAsk} />}
    </div>
  );
}
