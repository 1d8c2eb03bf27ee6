import { useState } from "react";
import { site } from "../../../content/site.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { longDateIn } from "../../shared/company-time.ts";
import type { AddedAnswer } from "../../shared/questions/question.ts";
import { adminApi } from "../api.ts";
import { PageLink } from "../components/app-link.tsx";
import { Button } from "../components/button.tsx";
import { RecordList, type Removal, RemoveRecord } from "../components/record-list.tsx";
import ui from "../components/ui.module.css";
import { countOf } from "../leads/lead-text.ts";
import { useLoadedList } from "../use-list.ts";
import { AnswerEditor, AnswerText } from "./answer-editor.tsx";

type Opened = { answer: AddedAnswer | null; question: string } | { removal: Removal };

export function QuestionsTab() {
  const questions = useLoadedList(adminApi.listQuestions, "Failed to fetch the questions");
  const answers = useLoadedList(adminApi.listAnswers, "Failed to fetch the answers");
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);

  function reload() {
    void questions.reload();
    void answers.reload();
  }

  function removeQuestion(text: string) {
    setOpened({
      removal: {
        title: "Remove this question?",
        text: "It leaves the list, in all its spellings. If somebody asks it again, it comes back.",
        detail: text,
        verb: "Remove",
        remove: () => adminApi.dismissQuestion(text),
        done: "The question is off the list",
      },
    });
  }

  function removeAnswer({ id, questions: [question = ""] }: AddedAnswer) {
    setOpened({
      removal: {
        title: "Remove this answer?",
        text: "The assistant stops giving it at once. It does not come back.",
        detail: question,
        verb: "Remove",
        remove: () => adminApi.removeAnswer(id),
        done: "The assistant no longer gives this answer",
      },
    });
  }

  return (
    <div className={ui.lists}>
      <h1 className={ui.title}>Questions</h1>
      <RecordList
        list={questions}
        plural="questions"
        heading="Not answered"
        count={({ length }) => `${countOf(length, "question")} in the last 30 days`}
        icon={<Icon name="chat" />}
        empty={
          <>
            No questions yet. What {site.assistant} could not answer, or answered so that it did not help, is
            listed here for 30 days, without mail addresses and numbers. Nothing is kept where
            CHAT_KEEP_MISSES is no, or where a webhook answers the chat.
          </>
        }
        rows={(items) =>
          items.map(({ text, count, lastAskedAt, answer, page }) => ({
            key: text,
            title: text,
            about: (
              <>
                {answer !== null && <p className={ui.meta}>Did not help: “{answer}”</p>}
                <p className={ui.meta}>
                  Asked {count === 1 ? "once" : `${count} times`}, last on{" "}
                  <time dateTime={lastAskedAt}>{longDateIn(site.timeZone, lastAskedAt)}</time>
                  {page !== null && (
                    <>
                      {" on "}
                      <PageLink path={page} />
                    </>
                  )}
                </p>
              </>
            ),
            tools: [
              [
                "Add an answer",
                `Add an answer to ${text}`,
                () => setOpened({ answer: null, question: text }),
              ],
              ["Remove", `Remove ${text}`, () => removeQuestion(text)],
            ],
          }))
        }
      />
      <RecordList
        list={answers}
        plural="answers"
        heading="Added answers"
        count={({ length }) => countOf(length, "answer")}
        icon={<Icon name="message" />}
        empty={<>No answers yet. Those that you add are given at once.</>}
        add={<Button onClick={() => setOpened({ answer: null, question: "" })}>New answer</Button>}
        rows={(items) =>
          items.toReversed().map((answer) => {
            const [question = "", ...others] = answer.questions;
            return {
              key: answer.id,
              title: question,
              about: (
                <>
                  {others.length > 0 && (
                    <p className={ui.meta}>Also asked as: {others.map((other) => `“${other}”`).join(", ")}</p>
                  )}
                  <AnswerText reply={answer.reply} link={answer.link} />
                </>
              ),
              tools: [
                ["Edit", `Edit the answer to ${question}`, () => setOpened({ answer, question: "" })],
                ["Remove", `Remove the answer to ${question}`, () => removeAnswer(answer)],
              ],
            };
          })
        }
      />
      {opened !== null && "answer" in opened && (
        <AnswerEditor {...opened} onChanged={reload} onClose={close} />
      )}
      {opened !== null && "removal" in opened && (
        <RemoveRecord {...opened.removal} onTried={reload} onClose={close} />
      )}
    </div>
  );
}
