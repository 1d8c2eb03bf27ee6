import { useLayoutEffect, useRef } from "react";
import { buttonClass } from "../../components/button/button.tsx";
import { lazyPart } from "../../components/lazy-part.tsx";
import primitives from "../../components/primitives.module.css";
import { stripMarks, stripTags } from "../../shared/linkify.ts";
import type { Conversation, ConversationState, Message } from "../chat/conversation.ts";
import { ReplyText } from "../chat/reply-text.tsx";
import { panelId } from "../chat/start-chat.ts";
import { Typing } from "../chat/typing.tsx";
import type { AssistantContent, AssistantCopy } from "./copy.ts";
import styles from "./exhibit.module.css";
import { Answer, Turn } from "./turn.tsx";

// Few pages need its style sheet. The log works without it.
const StartersAndFeedback = lazyPart(
  async () => (await import("../chat/starters-and-feedback.tsx")).StartersAndFeedback,
  () => null,
);

interface LogProps {
  copy: AssistantCopy;
  content: AssistantContent;
  state: ConversationState;
  talk: Conversation;
}

const gapPx = 8;

/** All questions and answers, or the example. Scrolls to the question whose reply came last, or comes next. */
export function Log({ copy, content, state, talk }: LogProps) {
  const { messages, newest, waiting, partial } = state;
  const logRef = useRef<HTMLDivElement>(null);
  const turns = turnsOf(messages);
  const awaited = turns.findIndex(({ question }) => question === state.awaited);
  const answered = turns.findIndex(({ reply }) => reply === newest);
  const inView = newest.sender === "user" ? awaited : answered;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when there is another question too
  useLayoutEffect(() => {
    const log = logRef.current;
    const turn = log?.children[inView];
    if (turn instanceof HTMLElement) log?.scrollTo({ top: turn.offsetTop - gapPx });
  }, [turns.length, inView]);

  // The pressed button goes with the other questions, or with the reply that failed.
  const keepFocus = () => logRef.current?.focus({ preventScroll: true });
  const ask = (question: string) => {
    talk.send(question);
    keepFocus();
  };
  const retry = () => {
    talk.retry();
    keepFocus();
  };

  return (
    <div
      ref={logRef}
      role="log"
      aria-label={copy.log}
      // An open chat panel announces the same conversation, and a reply is read once.
      aria-live={document.getElementById(panelId) === null ? undefined : "off"}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
      className={styles.log}
    >
      {turns.length === 0 && (
        <Turn isExample label={copy.example} question={content.questions[0] ?? ""}>
          <Answer text={content.example.answer} render={(text) => text} />
        </Turn>
      )}
      {turns.map(({ question, reply }, at) => (
        <Turn key={question.id} label={copy.youAsked} question={question.text}>
          {reply !== undefined && (
            <>
              <Answer
                text={reply.text}
                render={(text) => <ReplyText text={text} keepsPaths={reply.failed} />}
              />
              {at === turns.length - 1 && (
                <StartersAndFeedback copy={copy} reply={reply} talk={talk} onAsk={ask} />
              )}
              {reply.person && <p className={primitives.soft}>{copy.personBeside}</p>}
              {reply.failed && at === turns.length - 1 && (
                <button type="button" className={buttonClass("chip")} onClick={retry}>
                  {copy.tryAgain}
                </button>
              )}
            </>
          )}
          {at === awaited && partial === "" && <Typing copy={copy} isLong={waiting === "long"} />}
          {at === awaited && partial !== "" && (
            // Screen readers wait for the whole reply, which then replaces this.
            <div aria-hidden="true">
              <Answer text={stripMarks(stripTags(partial))} render={(text) => text} />
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

function turnsOf(messages: readonly Message[]): TurnOfTalk[] {
  return messages.flatMap((question, at) =>
    question.sender === "user" ? [{ question, reply: replyAt(messages[at + 1]) }] : [],
  );
}

function replyAt(message: Message | undefined): Message | undefined {
  return message?.sender === "bot" ? message : undefined;
}
