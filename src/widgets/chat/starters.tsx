import styles from "./starters.module.css";

export function Starters({
  questions,
  onAsk,
}: {
  questions: readonly string[];
  onAsk(question: string): void;
}) {
  return (
    <div className={styles.starters}>
      {questions.map((question) => (
        <button key={question} type="button" className={styles.starter} onClick={() => onAsk(question)}>
          {question}
        </button>
      ))}
    </div>
  );
}
