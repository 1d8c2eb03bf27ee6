import { type ReactNode, useLayoutEffect, useRef } from "react";
import { cx } from "../../components/cx.ts";
import { Icon } from "../../components/icon/icon.tsx";
import primitives from "../../components/primitives.module.css";
import type { ChatSource } from "../../shared/chat.ts";
import type { AssistantCopy } from "./copy.ts";
import styles from "./exhibit.module.css";

const gapPx = 60;

/** Scrolls by itself, so that the page stands still, and begins at the marked sentence where that is far down. */
export function Sheet({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const mark = ref.current?.querySelector("mark");
    if (ref.current === null || !mark) return;
    const below = mark.getBoundingClientRect().top - ref.current.getBoundingClientRect().top;
    if (below > ref.current.clientHeight / 2) ref.current.scrollTop = below - gapPx;
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group has no form fields
    <div
      ref={ref}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
      className={cx(primitives.framed, styles.sheet)}
    >
      {children}
    </div>
  );
}

/** The passage of the site that an answer comes from; what the answer repeats is marked, or all of it. */
export function Passage({
  copy,
  source,
  answer,
}: {
  copy: AssistantCopy;
  source: ChatSource;
  answer: string;
}) {
  const { path, page, heading, text, next } = source;
  const sentences = text.split(/(?<=[.!?] )/);
  const repeated = sentences.filter((sentence) => answer.includes(sentence.trim()));
  return (
    <>
      <p className={cx(primitives.meta, primitives.iconRow, styles.source)}>
        <Icon name="file-text" />
        <span>
          {copy.read} <a href={path}>{page}</a>
        </span>
      </p>
      <blockquote className={styles.passage}>
        <h3>{lastHeading(heading)}</h3>
        <p>
          {sentences.map((sentence, at) => {
            const Part = repeated.length === 0 || repeated.includes(sentence) ? "mark" : "span";
            // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of one text keep their places
            return <Part key={at}>{sentence}</Part>;
          })}
        </p>
        {next && (
          <div className={styles.next}>
            {next.heading !== "" && <h4>{lastHeading(next.heading)}</h4>}
            <p>{next.text}</p>
          </div>
        )}
      </blockquote>
    </>
  );
}

/** A passage's heading is preceded by those above it. */
function lastHeading(heading: string): string | undefined {
  return heading.split(": ").at(-1);
}

export function NoPassage({ text }: { text: string }) {
  return (
    <>
      <p className={cx(primitives.meta, styles.source)}>{text}</p>
      <div className={styles.passage} />
    </>
  );
}
