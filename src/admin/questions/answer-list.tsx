import { site } from "../../../content/site.ts";
import { buttonClass } from "../../components/button/button.tsx";
import type { AddedAnswer } from "../../shared/questions/question.ts";
import { EmptyList, ListStatus } from "../components/list-status.tsx";
import { Toolbar } from "../components/toolbar.tsx";
import ui from "../components/ui.module.css";
import { countOf } from "../leads/lead-text.ts";
import type { List } from "../use-list.ts";
import { AnswerText } from "./answer-text.tsx";
import styles from "./questions.module.css";

interface AnswerListProps {
  list: List<AddedAnswer>;
  onNew(): void;
  onEdit(answer: AddedAnswer): void;
  onRemove(answer: AddedAnswer): void;
}

export function AnswerList({ list, onNew, onEdit, onRemove }: AnswerListProps) {
  const { items } = list;
  if (items === null)
    return <ListStatus list={list} loading="Loading answers..." failed="The answers could not be fetched." />;
  return (
    <section aria-labelledby="answers-heading">
      <Toolbar
        heading="Added answers"
        headingId="answers-heading"
        count={countOf(items.length, "answer", "answers")}
      >
        <button type="button" className={buttonClass("ghost")} onClick={onNew}>
          New answer
        </button>
      </Toolbar>
      {items.length === 0 ? (
        <EmptyList>
          No answers yet. Those that you add are given at once, before {site.assistant}’s own.
        </EmptyList>
      ) : (
        <ul className={ui.frame}>
          {items.toReversed().map((answer) => {
            const [question = "", ...others] = answer.questions;
            return (
              <li key={answer.id} className={styles.row}>
                <div className={styles.said}>
                  <h3 className={styles.title} dir="auto">
                    {question}
                  </h3>
                  {others.length > 0 && (
                    <p className={ui.meta}>
                      Also asked as:{" "}
                      {others.map((other, index) => (
                        <span key={other}>
                          {index > 0 && ", "}“{other}”
                        </span>
                      ))}
                    </p>
                  )}
                  <AnswerText reply={answer.reply} link={answer.link} />
                </div>
                <span className={styles.tools}>
                  <button
                    type="button"
                    className={buttonClass("ghost")}
                    aria-label={`Edit the answer to ${question}`}
                    onClick={() => onEdit(answer)}
                  >
                    Edit
                  </button>
                  <button
                    type="button"
                    className={buttonClass("ghost")}
                    aria-label={`Remove the answer to ${question}`}
                    onClick={() => onRemove(answer)}
                  >
                    Remove
                  </button>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
