import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { type RunningUploads, useUploadBatch } from "../../images/use-upload.ts";
import type { ContentEditor } from "./content-editor.ts";

/** The form hears of what is typed after a pause, since at 50,000 words that takes longer than a key may. */
const pauseMs = 300;
/** The form hears of it after this time at the latest, since only what it has heard of is kept as a draft. */
const longestMs = 3_000;

const leavesField = new Set(["Tab", "Escape", "Shift", "Control", "Alt", "Meta"]);

export interface ContentHandle {
  /** Tells the form what was typed a moment ago. */
  flush(): void;
}

interface ContentEditorOptions {
  value: string;
  /** Gives the form's text in this moment; `value` was drawn last, and may be older. */
  latestValue(): string;
  handle: RefObject<ContentHandle | null>;
  uploads: RunningUploads;
  onChange(content: string): void;
}

/** Puts an editor over a textarea: both have the same text and caret, and what is typed in either is in both. */
export function useContentEditor({ value, latestValue, handle, uploads, onChange }: ContentEditorOptions) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<ContentEditor | null>(null);
  const [focused, setFocused] = useState(false);
  /** The last text that both the form and the editor had. */
  const common = useRef(value);
  const beginUploads = useUploadBatch();
  const tell = useEffectEvent(flush);
  const begin = useEffectEvent(() => beginUploads());
  const track = useEffectEvent((work: Promise<boolean>) => uploads.track(work));

  function flush() {
    const text = editor?.text() ?? common.current;
    if (text === common.current) return;
    common.current = text;
    onChange(text);
  }

  useImperativeHandle(handle, () => ({ flush }));

  useEffect(() => {
    const { current } = host;
    if (current === null) return;
    const closed = new AbortController();
    let created: ContentEditor | null = null;
    let timer = 0;
    let since = 0;
    const create = ({ createContentEditor }: typeof import("./content-editor.ts")) => {
      if (closed.signal.aborted) return;
      created = createContentEditor(current, {
        text: common.current,
        label: "Text of the post, in Markdown",
        onChange() {
          clearTimeout(timer);
          since ||= performance.now();
          const rest = since + longestMs - performance.now();
          timer = window.setTimeout(
            () => {
              since = 0;
              tell();
            },
            Math.min(pauseMs, rest),
          );
        },
        onFocus(has) {
          setFocused(has);
          if (!has) tell();
        },
        beginUploads: () => begin(),
        onUploads: (work) => track(work),
      });
      setEditor(created);
    };
    // Where the code cannot be loaded, the textarea stays as it was.
    import("./content-editor.ts").then(create, () => {});
    addEventListener("pagehide", () => tell(), { signal: closed.signal });
    return () => {
      tell();
      clearTimeout(timer);
      closed.abort();
      created?.destroy();
      setEditor(null);
    };
  }, []);

  const takeText = useEffectEvent(() => {
    const text = latestValue();
    if (text === common.current) return;
    common.current = text;
    editor?.setText(text);
  });

  // The text may come from elsewhere: from a saved version, a discarded draft, or a program that fills the textarea.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value says that there is another text
  useEffect(() => takeText(), [editor, value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text puts the textarea's caret at its end
  useEffect(() => {
    if (editor === null || focused || field.current === document.activeElement) return;
    const { from, to } = editor.selection();
    field.current?.setSelectionRange(from, to);
  }, [editor, focused, value]);

  /** Moves focus and selection from the textarea into the editor, if the textarea has the focus. */
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
