import { useState } from "react";
import type { Conversation, Helped } from "./conversation.ts";
import type { ReplyCopy } from "./copy.ts";
import type { AfterReplyProps } from "./message-log.tsx";
import { Starters } from "./starters.tsx";
import styles from "./starters-and-feedback.module.css";

/** Questions that may have been meant, and whether the reply helped. */
export function StartersAndFeedback({ copy, reply, talk, onAsk }: AfterReplyProps) {
  return (
    <>
      {reply.offers.length > 0 && <Starters questions={reply.offers} onAsk={onAsk} />}
      {reply.feedback && <Feedback key={reply.id} copy={copy} talk={talk} />}
    </>
  );
}

/** A "no" goes to the administrator, with the question and the answer. */
function Feedback({ copy, talk }: { copy: ReplyCopy; talk: Conversation }) {
  const { messages, helped } = talk.read();
  const [wasSaidHere, setWasSaidHere] = useState(false);
  const say = (helped: Helped) => {
    setWasSaidHere(true);
    talk.judge(helped);
    if (helped === "yes") return;
    const body = JSON.stringify({ message: messages.at(-2)?.text, sessionId: talk.sessionId });
    // Nobody waits for the answer, and a lost "no" does no harm.
    navigator.sendBeacon("/api/chat/feedback", new Blob([body], { type: "application/json" }));
  };
  if (helped !== null)
    return (
      // The button that had the focus is gone. The focus reads the thanks; the live log would read them once more.
      <p
        ref={wasSaidHere ? takeFocus : null}
        tabIndex={-1}
        className={styles.feedback}
        role="status"
        aria-live="off"
      >
        {helped === "yes" ? copy.thanksForYes : copy.thanksForNo}
      </p>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group has no form fields
    <div className={styles.feedback} role="group" aria-label={copy.helped}>
      <span aria-hidden="true">{copy.helped}</span>
      {(["yes", "no"] as const).map((answer) => (
        <button key={answer} type="button" className={styles.choice} onClick={() => say(answer)}>
          {copy[answer]}
        </button>
      ))}
    </div>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
