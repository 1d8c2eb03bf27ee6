import type { ReactNode } from "react";
import { cx } from "../../components/cx.ts";
import primitives from "../../components/primitives.module.css";
import { firstSentence } from "../../shared/first-sentence.ts";
import styles from "./exhibit.module.css";

interface TurnProps {
  label: string;
  question: string;
  isExample?: boolean;
  children: ReactNode;
}

export function Turn({ label, question, isExample = false, children }: TurnProps) {
  return (
    <div className={cx(styles.turn, isExample && styles.example)}>
      <p className={cx(primitives.soft, styles.asked)}>
        <b>{label}</b> {question}
      </p>
      {children}
    </div>
  );
}

export function Answer({ text, render }: { text: string; render(paragraph: string): ReactNode }) {
  const [paragraph = "", ...others] = text.split(/\n{2,}/);
  const [first, rest] = firstSentence(paragraph);
  return (
    <>
      <p className={styles.answer}>{render(first)}</p>
      {[rest, ...others].filter(Boolean).map((paragraph) => (
        <p key={paragraph} className={primitives.soft}>
          {render(paragraph)}
        </p>
      ))}
    </>
  );
}
