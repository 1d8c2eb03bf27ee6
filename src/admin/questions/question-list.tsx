import { site } from "../../../content/site.ts";
import { buttonClass } from "../../components/button/button.tsx";
import { longDateIn } from "../../shared/company-time.ts";
import type { MissedQuestion } from "../../shared/questions/question.ts";
import { EmptyList, ListStatus } from "../components/list-status.tsx";
import { Toolbar } from "../components/toolbar.tsx";
import ui from "../components/ui.module.css";
import { countOf } from "../leads/lead-text.ts";
import type { List } from "../use-list.ts";
import styles from "./questions.module.css";

interface QuestionListProps {
  list: List<MissedQuestion>;
  onAnswer(question: MissedQuestion): void;
  onDismiss(question: MissedQuestion): void;
}

export function QuestionList({ list, onAnswer, onDismiss }: QuestionListProps) {
  const { items } = list;
  if (items === null)
    return (
      <ListStatus list={list} loading="Loading questions..." failed="The questions could not be fetched." />
    );
  return (
    <section aria-labelledby="missed-heading">
      <Toolbar
        heading="Not answered"
        headingId="missed-heading"
        count={`${countOf(items.length, "question", "questions")} in the last 30 days`}
      >
        {null}
      </Toolbar>
      {items.length === 0 ? (
        <EmptyList>
          No questions yet. What {site.assistant} could not answer is listed here for 30 days, without mail
          addresses and numbers. Nothing is kept where CHAT_KEEP_MISSES is no, or where a webhook answers the
          chat.
        </EmptyList>
      ) : (
        <ul className={ui.frame}>
          {items.map((question) => (
            <li key={question.text} className={styles.row}>
              <h3 className={styles.title} dir="auto">
                {question.text}
              </h3>
              <p className={ui.meta}>
                Asked {question.count === 1 ? "once" : `${question.count} times`}, last on{" "}
                <time dateTime={question.lastAskedAt}>{longDateIn(site.timeZone, question.lastAskedAt)}</time>
              </p>
              <span className={styles.tools}>
                <button
                  type="button"
                  className={buttonClass("ghost")}
                  aria-label={`Add an answer to ${question.text}`}
                  onClick={() => onAnswer(question)}
                >
                  Add an answer
                </button>
                <button
                  type="button"
                  className={buttonClass("ghost")}
                  aria-label={`Remove ${question.text}`}
                  onClick={() => onDismiss(question)}
                >
                  Remove
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
