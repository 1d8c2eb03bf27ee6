import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { Field } from "../../../components/field/field.tsx";
import { minutesFor } from "../../../shared/posts/article-text.ts";
import { ImagePicker } from "../../images/image-picker.tsx";
import type { RunningUploads } from "../../images/use-upload.ts";
import styles from "./content-field.module.css";
import { FigureHelp } from "./figure-help.tsx";
import { FormattingBar } from "./formatting-bar.tsx";
import { imageMarkdown } from "./image-markdown.ts";
import { insertImage } from "./insert-commands.ts";
import { type ContentHandle, useContentEditor } from "./use-content-editor.ts";

interface ContentFieldProps {
  value: string;
  latestValue(): string;
  /** How many words it has. */
  words: number;
  warning: string;
  issue: string | undefined;
  handle: RefObject<ContentHandle | null>;
  uploads: RunningUploads;
  onChange(content: string): void;
}

/**
 * The text of a post. The field is a textarea, which forms, labels and programs know; where the editor's code has come,
 * the text is written in the editor over it, which takes the keys that come to the textarea.
 */
export function ContentField(props: ContentFieldProps) {
  const { value, latestValue, words, handle, uploads, onChange, ...shown } = props;
  const { editor, takeOver, host, fieldProps } = useContentEditor({
    value,
    latestValue,
    handle,
    uploads,
    onChange,
  });
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={styles.content} data-ready={editor !== null}>
      <Field
        {...shown}
        {...fieldProps}
        id="post-content"
        label="Content"
        counter={lengthOf(words)}
        hint="A blank line begins a paragraph; # , ## and ### begin headings. A footnote is [^1] in the text, and [^1]: with its words on a line of its own."
        as="textarea"
        rows={10}
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
        under={
          <div className={styles.frame}>
            {editor !== null && (
              <FormattingBar
                onRun={(command) => {
                  takeOver();
                  editor.run(command);
                }}
                onImage={() => {
                  takeOver();
                  setChoosing(true);
                }}
                onFind={editor.find}
              />
            )}
            <div ref={host} />
          </div>
        }
      />
      <FigureHelp />
      {choosing && (
        <ImagePicker
          title="Insert Image"
          action="Insert"
          described
          onPick={({ url }, alt, caption) => {
            // The dialog gives the focus, and with it the caret, back as it was: it goes first.
            flushSync(() => setChoosing(false));
            editor?.run(insertImage(imageMarkdown(url, alt, caption)));
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

function lengthOf(words: number): string {
  if (words === 0) return "0 words";
  return `${words} ${words === 1 ? "word" : "words"}, ${minutesFor(words)} min read`;
}
