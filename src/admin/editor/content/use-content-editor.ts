import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";
import type { RunningUploads } from "../../images/use-running-uploads.ts";
import { useUploadBatch } from "../../images/use-upload.ts";
import type { ContentEditor } from "./content-editor.ts";

/** How long typing pauses before the form hears of it: at 50,000 words that takes longer than a key may. */
const pauseMs = 300;
/** The longest that it hears of nothing, however fast one types: what it heard of is kept as a draft. */
const longestMs = 3_000;

/** Keys that lead out of the field, or change nothing by themselves. */
const leavesField = new Set(["Tab", "Escape", "Shift", "Control", "Alt", "Meta"]);

export interface ContentHandle {
  /** Tells the form what was typed a moment ago. */
  flush(): void;
}

interface ContentEditorOptions {
  value: string;
  /** The form's text in this moment: `value` is that of the last drawing, which may be older. */
  latestValue(): string;
  handle: RefObject<ContentHandle | null>;
  uploads: RunningUploads;
  onChange(content: string): void;
}

/** The editor over a textarea: both have the same text and caret, and the keys of one are the other's. */
export function useContentEditor({ value, handle, uploads, ...form }: ContentEditorOptions) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<ContentEditor | null>(null);
  const [focused, setFocused] = useState(false);
  /** What form and editor last agreed on. */
  const agreed = useRef(value);
  const flush = useRef(() => {});
  const beginUploads = useUploadBatch();
  const latest = useRef({ ...form, beginUploads, uploads });

  useEffect(() => {
    latest.current = { ...form, beginUploads, uploads };
  });

  useImperativeHandle(handle, () => ({ flush: () => flush.current() }));

  useEffect(() => {
    const { current } = host;
    if (current === null) return;
    const closed = new AbortController();
    let created: ContentEditor | null = null;
    let pause = 0;
    let since = 0;
    const tell = () => {
      clearTimeout(pause);
      since = 0;
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
          since ||= performance.now();
          pause = window.setTimeout(tell, Math.min(pauseMs, since + longestMs - performance.now()));
        },
        onFocus(has) {
          setFocused(has);
          if (!has) tell();
        },
        beginUploads: () => latest.current.beginUploads(),
        onUploads: (work) => latest.current.uploads.track(work),
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value says that there is another text
  useEffect(() => {
    const text = latest.current.latestValue();
    if (text === agreed.current) return;
    agreed.current = text;
    editor?.setText(text);
  }, [editor, value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text puts the textarea's caret at its end
  useEffect(() => {
    if (editor === null || focused || field.current === document.activeElement) return;
    const { from, to } = editor.selection();
    field.current?.setSelectionRange(from, to);
  }, [editor, focused, value]);

  /** Has the editor go on where the textarea is, if that has the focus. */
  function takeOver() {
    const { current } = field;
    if (editor === null || current === null || current !== document.activeElement) return;
    editor.select({ from: current.selectionStart, to: current.selectionEnd });
    editor.focus();
  }

  return {
    editor,
    takeOver,
    host,
    /** The attributes of the textarea. */
    fieldProps: {
      ref: field,
      tabIndex: focused ? -1 : 0,
      onKeyDown(event: KeyboardEvent) {
        if (editor === null || leavesField.has(event.key)) return;
        takeOver();
        if (editor.press(event.nativeEvent)) event.preventDefault();
      },
    },
  };
}
