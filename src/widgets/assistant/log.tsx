import { useLayoutEffect, useRef } from "react";
import { buttonClass } from "../../components/button/button.tsx";
import primitives from "../../components/primitives.module.css";
import { stripTags } from "../../shared/linkify.ts";
import type { ConversationState, Message } from "../chat/conversation.ts";
import { ReplyText } from "../chat/reply-text.tsx";
import { panelId } from "../chat/start-chat.ts";
import { Typing } from "../chat/typing.tsx";
import type { AssistantContent, AssistantCopy } from "./copy.ts";
import styles from "./exhibit.module.css";
import { Answer, Turn } from "./turn.tsx";

interface LogProps {
  copy: AssistantCopy;
  content: AssistantContent;
  state: ConversationState;
  onRetry(): void;
}

/** Above the last question. */
const gapPx = 8;

/** All that was asked and answered, the last question at the top of what is in view; before the first, the example. */
export function Log({ copy, content, state, onRetry }: LogProps) {
  const { messages, waiting, partial } = state;
  const logRef = useRef<HTMLDivElement>(null);
  const turns = turnsOf(messages);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when there is another question
  useLayoutEffect(() => {
    const log = logRef.current;
    const last = log?.lastElementChild;
    if (last instanceof HTMLElement) log?.scrollTo({ top: last.offsetTop - gapPx });
  }, [turns.length]);

  return (
    <div
      ref={logRef}
      role="log"
      aria-label={copy.log}
      // The chat's panel, where it is open, has the same talk: a reply is read once.
      aria-live={document.getElementById(panelId) === null ? undefined : "off"}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
      className={styles.log}
    >
      {turns.length === 0 && (
        <Turn label={copy.example} question={content.questions[0] ?? ""}>
          <Answer text={content.example.answer} render={(text) => text} />
        </Turn>
      )}
      {turns.map(({ question, reply }, at) => (
        <Turn key={question.id} label={copy.youAsked} question={question.text}>
          {reply !== undefined && (
            <>
              <Answer text={reply.text} render={(text) => <ReplyText text={text} copy={copy} />} />
              {reply.person && <p className={primitives.soft}>{copy.personBeside}</p>}
              {reply.failed && at === turns.length - 1 && (
                <button type="button" className={buttonClass("chip")} onClick={onRetry}>
                  {copy.tryAgain}
                </button>
              )}
            </>
          )}
          {reply === undefined && partial === "" && <Typing copy={copy} isLong={waiting === "long"} />}
          {reply === undefined && partial !== "" && (
            // Screen readers wait for the whole, which then takes its place.
            <div aria-hidden="true">
              <Answer text={stripTags(partial)} render={(text) => text} />
            </div>
          )}
        </Turn>
      ))}
    </div>
  );
}

interface TurnOfTalk {
  question: Message;
  reply: Message | undefined;
}

/** Each question with its reply; the greeting is none. */
function turnsOf(messages: readonly Message[]): TurnOfTalk[] {
  return messages.flatMap((question, at) =>
    question.sender === "user" ? [{ question, reply: messages[at + 1] }] : [],
  );
}
