import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";
import { Field } from "../../../components/field/field.tsx";
import { ImagePicker } from "../../images/image-picker.tsx";
import { useUpload } from "../../images/use-upload.ts";
import type { ContentEditor } from "./content-editor.ts";
import styles from "./content-field.module.css";
import { FormattingBar } from "./formatting-bar.tsx";
import { imageMarkdown } from "./image-markdown.ts";
import { insertBlock } from "./text-commands.ts";

/** How long typing pauses before the form hears of it: at 50,000 words that takes longer than a key may. */
const pauseMs = 300;

export interface ContentHandle {
  /** Tells the form what was typed a moment ago. */
  flush(): void;
}

interface ContentFieldProps {
  value: string;
  counter: string;
  warning: string;
  issue: string | undefined;
  handle: RefObject<ContentHandle | null>;
  onChange(content: string): void;
}

/**
 * The text of a post. The field is a textarea, which forms, labels and programs know; where the editor's code has come,
 * the text is written in the editor over it, which takes the keys that come to the textarea.
 */
export function ContentField({ value, handle, onChange, ...props }: ContentFieldProps) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<ContentEditor | null>(null);
  const [focused, setFocused] = useState(false);
  const [choosing, setChoosing] = useState(false);
  /** What form and editor last agreed on. */
  const agreed = useRef(value);
  const flush = useRef(() => {});
  const upload = useUpload();
  const latest = useRef({ onChange, upload });

  useEffect(() => {
    latest.current = { onChange, upload };
  });

  useImperativeHandle(handle, () => ({ flush: () => flush.current() }));

  useEffect(() => {
    const { current } = host;
    if (current === null) return;
    const closed = new AbortController();
    let created: ContentEditor | null = null;
    let pause = 0;
    const tell = () => {
      clearTimeout(pause);
      const text = created?.text() ?? agreed.current;
      if (text === agreed.current) return;
      agreed.current = text;
      latest.current.onChange(text);
    };
    const create = ({ createContentEditor }: typeof import("./content-editor.ts")) => {
      if (closed.signal.aborted) return;
      created = createContentEditor(current, {
        text: agreed.current,
        label: "Text of the post, in Markdown",
        onChange() {
          clearTimeout(pause);
          pause = window.setTimeout(tell, pauseMs);
        },
        onFocus(has) {
          setFocused(has);
          if (!has) tell();
        },
        upload: (file) => latest.current.upload(file),
      });
      flush.current = tell;
      setEditor(created);
    };
    // Where the code cannot be loaded, the textarea is there as it was.
    import("./content-editor.ts").then(create, () => {});
    addEventListener("pagehide", tell, { signal: closed.signal });
    addEventListener("beforeunload", tell, { signal: closed.signal });
    return () => {
      tell();
      closed.abort();
      created?.destroy();
      flush.current = () => {};
      setEditor(null);
    };
  }, []);

  // What comes from elsewhere: a saved version, a discarded draft, words that a program put into the textarea.
  useEffect(() => {
    if (value === agreed.current) return;
    agreed.current = value;
    editor?.setText(value);
  }, [editor, value]);

  // Both have the same caret, whichever is asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text puts the textarea's caret at its end
  useEffect(() => {
    if (editor === null || focused || field.current === document.activeElement) return;
    const { from, to } = editor.selection();
    field.current?.setSelectionRange(from, to);
  }, [editor, focused, value]);

  function takeOver() {
    const { current } = field;
    if (editor === null || current === null || current !== document.activeElement) return;
    editor.select({ from: current.selectionStart, to: current.selectionEnd });
    editor.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (editor === null || leavesField.has(event.key)) return;
    takeOver();
    if (editor.press(event.nativeEvent)) event.preventDefault();
  }

  return (
    <div className={styles.content} data-ready={editor !== null}>
      <Field
        {...props}
        id="post-content"
        label="Content"
        hint="A blank line begins a paragraph; # , ## and ### begin headings."
        as="textarea"
        rows={10}
        required
        ref={field}
        tabIndex={focused ? -1 : 0}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
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
      {choosing && (
        <ImagePicker
          title="Insert Image"
          action="Insert"
          described
          onPick={({ url }, alt) => {
            setChoosing(false);
            editor?.run(insertBlock(imageMarkdown(url, alt)));
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

/** Keys that lead out of the field, or change nothing by themselves. */
const leavesField = new Set(["Tab", "Escape", "Shift", "Control", "Alt", "Meta"]);
