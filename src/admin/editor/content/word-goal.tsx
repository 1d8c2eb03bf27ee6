import { useState } from "react";
import { wordsPerMinute } from "../../../shared/posts/article-text.ts";
import ui from "../../components/ui.module.css";
import styles from "./word-goal.module.css";

const goals = [2, 3, 5, 8, 12, 20];

// As long as the window is open: a goal is of a day's work.
let lastGoal = 0;

/** How far a text is from the length that its author wants, in minutes to read. */
export function WordGoal({ words }: { words: number }) {
  const [minutes, setMinutes] = useState(lastGoal);
  const goal = minutes * wordsPerMinute;

  function choose(next: number) {
    lastGoal = next;
    setMinutes(next);
  }

  return (
    <div className={styles.goal}>
      <label className={ui.meta}>
        Goal{" "}
        <select value={minutes} onChange={(event) => choose(Number(event.target.value))}>
          <option value={0}>None</option>
          {goals.map((option) => (
            <option key={option} value={option}>
              {option} min read
            </option>
          ))}
        </select>
      </label>
      {goal > 0 && (
        <>
          <progress max={goal} value={Math.min(words, goal)} aria-label="Words written" />
          <span className={ui.meta}>{`${words} of ${goal}`}</span>
        </>
      )}
    </div>
  );
}
