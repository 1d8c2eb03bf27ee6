import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { DescriptionList } from "../../../components/description-list/description-list.tsx";
import { Field } from "../../../components/field/field.tsx";
import { minutesFor } from "../../../shared/posts/article-text.ts";
import type { FigureKind } from "../../../shared/posts/figure.ts";
import ui from "../../components/ui.module.css";
import { ImagePicker } from "../../images/image-picker.tsx";
import type { RunningUploads } from "../../images/use-upload.ts";
import type { UnreadText } from "./content-editor.ts";
import styles from "./content-field.module.css";
import { FormattingBar } from "./formatting-bar.tsx";
import { imageMarkdown } from "./image-markdown.ts";
import { insertImage } from "./insert-commands.ts";
import { type ContentHandle, useContentEditor } from "./use-content-editor.ts";

interface ContentFieldProps {
  value: string;
  latestValue(): string;
  words: number;
  warning: string;
  issue: string | undefined;
  handle: RefObject<ContentHandle | null>;
  uploads: RunningUploads;
  onChange(content: string): void;
  onType(content: UnreadText): void;
  onCaret(at: number): void;
}

/** The text of a post: a textarea for forms and labels, covered by an editor once its code has loaded. */
export function ContentField(props: ContentFieldProps) {
  const { value, latestValue, words, handle, uploads, onChange, onType, onCaret, ...shown } = props;
  const { editor, moveFocusToEditor, hostRef, textareaProps } = useContentEditor({
    value,
    latestValue,
    handle,
    uploads,
    onChange,
    onType,
    onCaret,
  });
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={styles.content} data-ready={editor !== null}>
      <Field
        {...shown}
        {...textareaProps}
        id="post-content"
        label="Content"
        counter={lengthOf(words)}
        hint="A blank line begins a paragraph; #, ## and ### begin headings."
        as="textarea"
        rows={10}
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onSelect={({ currentTarget }) => onCaret(currentTarget.selectionStart ?? 0)}
        under={
          <div className={styles.frame}>
            {editor !== null && (
              <FormattingBar
                onRun={(command) => {
                  moveFocusToEditor();
                  editor.run(command);
                }}
                onImage={() => {
                  moveFocusToEditor();
                  setChoosing(true);
                }}
                onFind={editor.find}
              />
            )}
            <div ref={hostRef} />
          </div>
        }
      />
      <WritingHelp />
      {choosing && (
        <ImagePicker
          title="Insert Image"
          action="Insert"
          described
          onPick={({ url }, alt, caption) => {
            // The closing dialog restores focus and caret, so it must close before the insertion.
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

const kinds: Record<FigureKind, string> = {
  bars: "Compares numbers. What is written like 9 of 14 is drawn as dots.",
  parts: "Shows what a whole is made of, a bundle of strands for each part.",
  scale: "Shows where the values with a star lie among the others.",
  level: "Compares numbers, and draws the one with a star through all of them.",
  tally: "Counts in strokes. Of 19 of 24, the other 5 are orange and stand apart.",
  joins: "Shows what has to come together. What has a star is cut off. Its values need no number.",
  steps: "Shows what happens one after the other. Its values need no number.",
};

function WritingHelp() {
  return (
    <details className={styles.help}>
      <summary className={ui.summary}>How to write a footnote or a figure</summary>
      <p className={ui.meta}>
        A footnote is [^1] in the text, and [^1]: with its words on a line of its own.
      </p>
      <p className={ui.meta}>
        The tool Figure puts one into the text. Its first line is a sentence that says what the figure shows.
        Each line below is an entry: a label, a value and, where it helps, a note, with | between them. A star
        before the label marks what the figure is about. The drawing takes the first number of a value. The
        word after “figure” chooses what is drawn:
      </p>
      <DescriptionList
        layout="dense"
        rows={Object.entries(kinds).map(([term, detail]) => ({ term, detail }))}
      />
      <p className={ui.meta}>
        Two to twelve entries make a figure. Anything that is written differently stays a block of code.
      </p>
    </details>
  );
}
