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
import { debounce } from "../debounce.ts";
import type { ContentEditor, UnreadText } from "./content-editor.ts";

/** A debounce: rendering the form at each key would take too long at 50,000 words. */
const debounceMs = 300;
/** Text reaches the form after this time at the latest, since only the form's text is stored as a draft. */
const maxDelayMs = 3_000;

/** These keys leave the field, or change nothing by themselves. */
const keysOfField = new Set(["Tab", "Escape", "Shift", "Control", "Alt", "Meta"]);

export interface ContentHandle {
  /** Gives the form the text whose debounce is still running. */
  flush(): void;
  putCaret(at: number): void;
}

interface ContentEditorOptions {
  value: string;
  /** The form's text in this moment; `value` was rendered last, and may be older. */
  latestValue(): string;
  handle: RefObject<ContentHandle | null>;
  uploads: RunningUploads;
  onChange(content: string): void;
  /** Called at each key, before `onChange` is. */
  onType(content: UnreadText): void;
  onCaret(at: number): void;
}

/** Puts an editor over a textarea, and keeps text, caret and focus of both in sync. */
export function useContentEditor(options: ContentEditorOptions) {
  const { value, latestValue, handle, uploads, onChange } = options;
  const textareaRef = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const hostRef = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<ContentEditor | null>(null);
  const [isEditorFocused, setIsEditorFocused] = useState(false);
  /** The last text that both the form and the editor had. */
  const syncedText = useRef(value);
  const beginUploads = useUploadBatch();

  function flush() {
    const text = editor?.text() ?? syncedText.current;
    if (text === syncedText.current) return;
    syncedText.current = text;
    onChange(text);
  }

  function putCaret(at: number) {
    const range = { from: at, to: at };
    const textarea = textareaRef.current;
    textarea?.setSelectionRange(at, at);
    if (editor === null) return textarea?.focus();
    editor.focus();
    editor.select(range);
  }

  useImperativeHandle(handle, () => ({ flush, putCaret }));
  const reportType = useEffectEvent(options.onType);
  const reportCaret = useEffectEvent(options.onCaret);
  const flushLatest = useEffectEvent(flush);
  const beginLatestUploads = useEffectEvent(() => beginUploads());
  const trackUploads = useEffectEvent((work: Promise<boolean>) => uploads.track(work));

  useEffect(() => {
    const host = hostRef.current;
    if (host === null) return;
    const closed = new AbortController();
    const debounced = debounce(() => flushLatest(), debounceMs, maxDelayMs);
    let created: ContentEditor | null = null;
    const create = ({ createContentEditor }: typeof import("./content-editor.ts")) => {
      if (closed.signal.aborted) return;
      created = createContentEditor(host, {
        text: syncedText.current,
        label: "Text of the post, in Markdown",
        onChange(text) {
          debounced.call();
          reportType(text);
        },
        onFocus(isFocused) {
          setIsEditorFocused(isFocused);
          if (!isFocused) flushLatest();
        },
        onCaret: (at) => reportCaret(at),
        beginUploads: () => beginLatestUploads(),
        onUploads: (work) => trackUploads(work),
      });
      setEditor(created);
    };
    // Without the editor's code the textarea stays a plain one.
    import("./content-editor.ts").then(create, () => {});
    addEventListener("pagehide", () => flushLatest(), { signal: closed.signal });
    return () => {
      flushLatest();
      debounced.cancel();
      closed.abort();
      created?.destroy();
      setEditor(null);
    };
  }, []);

  const showFormText = useEffectEvent(() => {
    const text = latestValue();
    if (text === syncedText.current) return;
    syncedText.current = text;
    editor?.setText(text);
  });

  // The form's text also changes by a saved version, a discarded draft, or a program that fills the textarea.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value says that there is another text
  useEffect(() => showFormText(), [editor, value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text puts the textarea's caret at its end
  useEffect(() => {
    if (editor === null || isEditorFocused || textareaRef.current === document.activeElement) return;
    const { from, to } = editor.selection();
    textareaRef.current?.setSelectionRange(from, to);
  }, [editor, isEditorFocused, value]);

  /** Moves focus and selection from a focused textarea into the editor. */
  function moveFocusToEditor() {
    const textarea = textareaRef.current;
    if (editor === null || textarea === null || textarea !== document.activeElement) return;
    editor.select({ from: textarea.selectionStart, to: textarea.selectionEnd });
    editor.focus();
  }

  return {
    editor,
    moveFocusToEditor,
    hostRef,
    textareaProps: {
      ref: textareaRef,
      tabIndex: isEditorFocused ? -1 : 0,
      onKeyDown(event: KeyboardEvent) {
        if (editor === null || keysOfField.has(event.key)) return;
        moveFocusToEditor();
        if (editor.press(event.nativeEvent)) event.preventDefault();
      },
    },
  };
}
