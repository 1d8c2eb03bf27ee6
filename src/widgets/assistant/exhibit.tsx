import type { ReactNode } from "react";
import { buttonClass } from "../../components/button/button.tsx";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { LogoMark } from "../../components/logo/logo.tsx";
import primitives from "../../components/primitives.module.css";
import type { AssistantContent, AssistantCopy } from "./copy.ts";
import styles from "./exhibit.module.css";

interface ExhibitProps {
  copy: AssistantCopy;
  content: AssistantContent;
  question: string | undefined;
  onAsk?(question: string): void;
  log: ReactNode;
  /** Its room is kept while it is empty. */
  composer: ReactNode;
  sheet: ReactNode;
}

/** The assistant as an exhibit: questions to try, the conversation, and the passage that an answer comes from. */
export function Exhibit(props: ExhibitProps) {
  const { copy, content, question, onAsk, log, composer, sheet } = props;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the group has no form fields */}
      <div
        role="group"
        aria-label={copy.questions}
        className={cx(primitives.wrap, primitives.swipe, styles.questions)}
      >
        {content.questions.map((text) => (
          <button
            key={text}
            type="button"
            className={cx(buttonClass("chip"), styles.question, text === question && styles.current)}
            onClick={() => onAsk?.(text)}
          >
            {text}
          </button>
        ))}
      </div>
      <div className={cx(primitives.swipe, styles.exhibit)}>
        <div className={cx(primitives.card, styles.talk)}>
          <div className={styles.who}>
            <span className={styles.avatar}>
              <LogoMark />
            </span>
            <p>
              <b translate="no">{copy.assistant}</b>
              <span className={primitives.meta}>{copy.role}</span>
            </p>
          </div>
          {log}
          <div className={styles.write}>{composer}</div>
        </div>
        <svg className={styles.join} viewBox="0 0 96 120" aria-hidden="true">
          <path d="M0 30C50 30 44 66 96 66" />
          <path className={styles.hot} d="M0 23C50 23 46 10 96 10" />
        </svg>
        {sheet}
      </div>
      <p className={cx(primitives.iconRow, styles.handOver)}>
        <Icon name="users" />
        <span>
          <b>{content.handOver.lead}</b> {content.handOver.text}
        </span>
      </p>
    </>
  );
}
