import { useEffect, useState } from "react";
import { site } from "../../../content/site.ts";
import { Field } from "../../components/field/field.tsx";
import { linkify, stripTags } from "../../shared/linkify.ts";
import type { AddedAnswer } from "../../shared/questions/question.ts";
import { adminApi } from "../api.ts";
import { PageLink } from "../components/app-link.tsx";
import type { FieldTexts } from "../components/conflict.tsx";
import { RecordDialog } from "../components/record-dialog.tsx";
import ui from "../components/ui.module.css";
import { useRecordForm } from "../use-record-form.ts";
import styles from "./questions.module.css";

interface AnswerEditorProps {
  answer: AddedAnswer | null;
  /** The visitor's question that a new answer is for; "" for none. */
  question: string;
  onChanged(): void;
  onClose(): void;
}

export function AnswerEditor({ answer, question, onChanged, onClose }: AnswerEditorProps) {
  const [questionsText, setQuestionsText] = useState(answer?.questions.join("\n") ?? question);
  const [reply, setReply] = useState(answer?.reply ?? "");
  const [link, setLink] = useState(answer?.link ?? "");
  const input = { questions: questionsText.split("\n"), reply, link: link.trim() || null };
  const form = useRecordForm({
    record: answer,
    save: (shown) => (shown === null ? adminApi.addAnswer(input) : adminApi.changeAnswer(shown, input)),
    load(saved) {
      setQuestionsText(saved.questions.join("\n"));
      setReply(saved.reply);
      setLink(saved.link ?? "");
    },
    done: `${site.assistant} answers with it from now on`,
    onChanged,
    onClose,
  });
  const hasQuestions = questionsText.trim() !== "";

  return (
    <RecordDialog
      title={answer === null ? "Add an answer" : "Edit the answer"}
      form={form}
      mine={textsOf(input)}
      textsOf={textsOf}
      onClose={onClose}
    >
      <Field
        as="textarea"
        {...form.field("questions")}
        label="Questions"
        hint="One wording per line. Others that mean the same are found too."
        rows={3}
        required
        data-autofocus={hasQuestions && answer === null ? undefined : ""}
        value={questionsText}
        onChange={(event) => setQuestionsText(event.currentTarget.value)}
      />
      <CaughtQuestions id={answer?.id ?? ""} questions={input.questions} />
      <Field
        as="textarea"
        {...form.field("reply")}
        label="Answer"
        hint="Plain text. The path of a page, such as /contact, becomes a link."
        rows={5}
        required
        data-autofocus={hasQuestions && answer === null ? "" : undefined}
        value={reply}
        onChange={(event) => setReply(event.currentTarget.value)}
      />
      <Field
        {...form.field("link")}
        label="Page that says more"
        labelNote="(optional)"
        hint="Its path, such as /contact."
        autoComplete="off"
        value={link}
        onChange={(event) => setLink(event.currentTarget.value)}
      />
      {reply.trim() !== "" && (
        <div>
          <p className={ui.meta}>What a visitor reads:</p>
          <div className={styles.sample}>
            <AnswerText reply={reply.trim()} link={link.trim() || null} />
          </div>
        </div>
      )}
    </RecordDialog>
  );
}

function textsOf({ questions, reply, link }: Omit<AddedAnswer, "id">): FieldTexts {
  return { Questions: questions.join("\n"), Answer: reply, "Page that says more": link ?? "none" };
}

interface AnswerTextProps {
  reply: string;
  link: string | null;
}

/** The answer as a visitor sees it; its links open in new tabs. */
export function AnswerText({ reply, link }: AnswerTextProps) {
  const more = link?.startsWith("/") && !reply.includes(link) ? link : null;
  return (
    <p className={styles.reply}>
      {linkify(stripTags(reply)).map((piece, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other key
        piece.kind === "text" ? piece.text : <PageLink key={index} path={piece.href} text={piece.text} />,
      )}
      {more !== null && (
        <>
          {"\n"}More on this page: <PageLink path={more} />
        </>
      )}
    </p>
  );
}

/** A debounce of the server's check. */
const pauseMs = 600;
const maxShown = 8;

function CaughtQuestions({ id, questions }: { id: string; questions: readonly string[] }) {
  const [caught, setCaught] = useState<readonly string[] | null>(null);
  const questionsText = questions.filter((question) => question.trim() !== "").join("\n");
  useEffect(() => {
    setCaught(null);
    if (questionsText === "") return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      // A failed check must not keep the answer from being saved.
      const found = await adminApi.findCaughtQuestions(id, questionsText.split("\n")).catch(() => null);
      if (isCurrent) setCaught(found);
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, questionsText]);

  return (
    <div role="status" className={ui.meta}>
      {caught !== null &&
        (caught.length === 0 ? (
          <p>No other known question gets this answer.</p>
        ) : (
          <>
            <p>These get this answer too:</p>
            <ul>
              {caught.slice(0, maxShown).map((question) => (
                <li key={question}>“{question}”</li>
              ))}
              {caught.length > maxShown && <li>and {caught.length - maxShown} more</li>}
            </ul>
          </>
        ))}
    </div>
  );
}
