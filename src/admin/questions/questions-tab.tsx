import { useEffect, useState } from "react";
import type { AddedAnswer } from "../../shared/questions/question.ts";
import { adminApi, toApiError } from "../api.ts";
import { Confirm } from "../components/confirm.tsx";
import { notifyError, notifySuccess } from "../notify.ts";
import { useSession } from "../session/session.tsx";
import { useList } from "../use-list.ts";
import { AnswerEditor } from "./answer-editor.tsx";
import { AnswerList } from "./answer-list.tsx";
import { QuestionList } from "./question-list.tsx";
import styles from "./questions.module.css";

/** What is open over the lists: an answer, a new one to a question ("" for any), or what is about to go. */
type Opened =
  | { kind: "answer"; answer: AddedAnswer | null; question: string }
  | {
      kind: "removal";
      title: string;
      text: string;
      detail: string;
      remove(): Promise<unknown>;
      done: string;
    };

/** What the chat was asked and did not know, and the answers that were added: the chat gives them at once. */
export function QuestionsTab() {
  const questions = useList(adminApi.listQuestions, "Failed to fetch the questions");
  const answers = useList(adminApi.listAnswers, "Failed to fetch the answers");
  const [opened, setOpened] = useState<Opened | null>(null);
  const withSession = useSession();
  const close = () => setOpened(null);

  function reload() {
    void questions.reload();
    void answers.reload();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for each time that the tab is opened
  useEffect(reload, []);

  async function remove({ remove: removeIt, done }: Extract<Opened, { kind: "removal" }>) {
    close();
    try {
      await withSession(removeIt);
      notifySuccess("Removed", done);
    } catch (error) {
      notifyError(`It was not removed. ${toApiError(error).message}`);
    }
    reload();
  }

  return (
    <div className={styles.lists}>
      <QuestionList
        list={questions}
        onAnswer={({ text }) => setOpened({ kind: "answer", answer: null, question: text })}
        onDismiss={({ text }) =>
          setOpened({
            kind: "removal",
            title: "Remove this question?",
            text: "It leaves the list, in all its spellings. If somebody asks it again, it comes back.",
            detail: text,
            remove: () => adminApi.dismissQuestion(text),
            done: "The question is off the list",
          })
        }
      />
      <AnswerList
        list={answers}
        onNew={() => setOpened({ kind: "answer", answer: null, question: "" })}
        onEdit={(answer) => setOpened({ kind: "answer", answer, question: "" })}
        onRemove={({ id, questions: [question = ""] }) =>
          setOpened({
            kind: "removal",
            title: "Remove this answer?",
            text: "The assistant stops giving it at once. It does not come back.",
            detail: question,
            remove: () => adminApi.removeAnswer(id),
            done: "The assistant no longer gives this answer",
          })
        }
      />
      {opened?.kind === "answer" && (
        <AnswerEditor answer={opened.answer} question={opened.question} onChanged={reload} onClose={close} />
      )}
      {opened?.kind === "removal" && (
        <Confirm
          title={opened.title}
          text={opened.text}
          detail={opened.detail}
          confirmLabel="Remove"
          onCancel={close}
          onConfirm={() => remove(opened)}
        />
      )}
    </div>
  );
}
