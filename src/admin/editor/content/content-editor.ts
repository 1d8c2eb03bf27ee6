import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import {
  deleteMarkupBackward,
  insertNewlineContinueMarkupCommand,
  markdownLanguage,
} from "@codemirror/lang-markdown";
import { openSearchPanel, search, searchKeymap } from "@codemirror/search";
import { Annotation, EditorState, Prec } from "@codemirror/state";
import { EditorView, keymap, runScopeHandlers } from "@codemirror/view";
import { changedText } from "../../../shared/changed-part.ts";
import type { UploadBatch } from "../../images/use-upload.ts";
import { applyEdit, type Edit, type Range, type TextCommand } from "./edit.ts";
import { continueTable, insertLink } from "./insert-commands.ts";
import { toggleMark } from "./mark-commands.ts";
import { pasteHandlers } from "./paste-handlers.ts";
import { theme } from "./theme.ts";
import { uploadInto, uploads } from "./uploads.ts";

/** A text that is put together only when it is read: at each key, a long one would take too long. */
export interface UnreadText {
  readonly length: number;
  toString(): string;
}

export interface ContentEditor {
  /** Replaces a text that differs, as a step that can be undone. */
  setText(text: string): void;
  text(): string;
  selection(): Range;
  select(selection: Range): void;
  run(command: TextCommand): void;
  find(): void;
  focus(): void;
  /** Handles a key that was pressed outside; returns whether the editor has a command for it. */
  press(event: KeyboardEvent): boolean;
  destroy(): void;
}

interface ContentEditorOptions {
  text: string;
  label: string;
  onChange(text: UnreadText): void;
  onFocus(focused: boolean): void;
  /** Called when the author moves the caret or types; `at` is its offset in the text. */
  onCaret(at: number): void;
  beginUploads(): UploadBatch;
  /** Called when uploads begin; `work` resolves to whether all images reached the text. */
  onUploads(work: Promise<boolean>): void;
}

/** Marks a change that came from outside, so that it is not reported there. */
const fromOutside = Annotation.define<true>();

/** A Markdown editor in the shadow tree of `host`, where the content policy allows CodeMirror's style sheets. */
export function createContentEditor(host: HTMLElement, options: ContentEditorOptions): ContentEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const commands = keymap.of([
    { key: "Mod-b", run: runner(toggleMark("**")) },
    { key: "Mod-i", run: runner(toggleMark("*")) },
    { key: "Mod-k", run: runner(insertLink) },
    { key: "Enter", run: runner(continueTable) },
    // Enter in an empty item leaves the list, in its second item too.
    { key: "Enter", run: insertNewlineContinueMarkupCommand({ nonTightLists: false }) },
    { key: "Backspace", run: deleteMarkupBackward },
  ]);
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: options.text,
      extensions: [
        Prec.high(commands),
        history(),
        search({ top: true }),
        EditorState.phrases.of(searchWords),
        keymap.of([...searchKeymap, ...historyKeymap, ...defaultKeymap]),
        markdownLanguage,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          "aria-label": options.label,
          // Tab reaches the textarea under the editor instead.
          tabindex: "-1",
          spellcheck: "true",
          autocorrect: "on",
          autocapitalize: "sentences",
        }),
        theme,
        uploads,
        pasteHandlers((target, files, at) => {
          const batch = options.beginUploads();
          options.onUploads(uploadInto(target, files, at, batch.upload).finally(batch.end));
        }),
        EditorView.updateListener.of((update) => {
          const outside = update.transactions.some((change) => change.annotation(fromOutside));
          if (update.docChanged && !outside) options.onChange(update.state.doc);
          if (update.selectionSet && update.view.hasFocus) options.onCaret(update.state.selection.main.head);
          if (update.focusChanged) options.onFocus(update.view.hasFocus);
        }),
      ],
    }),
  });

  return {
    setText(text) {
      const before = view.state.doc.toString();
      if (text === before) return;
      // Replacing the whole text would move the caret, and be slow.
      view.dispatch({ changes: changedText(before, text), annotations: fromOutside.of(true) });
    },
    text: () => view.state.doc.toString(),
    selection: () => view.state.selection.main,
    select({ from, to }) {
      const end = view.state.doc.length;
      view.dispatch({
        selection: { anchor: Math.min(from, end), head: Math.min(to, end) },
        scrollIntoView: true,
      });
    },
    run(command) {
      runner(command)(view);
      view.focus();
    },
    find: () => void openSearchPanel(view),
    focus: () => view.focus(),
    press: (event) => runScopeHandlers(view, event, "editor"),
    destroy: () => view.destroy(),
  };
}

/** Turns a text command into a CodeMirror command. */
function runner(command: (text: string, selection: Range) => Edit | null) {
  return (view: EditorView): boolean => {
    const edit = command(view.state.doc.toString(), view.state.selection.main);
    if (edit === null) return false;
    applyEdit(view, edit);
    return true;
  };
}

const searchWords = {
  next: "Next",
  previous: "Previous",
  all: "Select all",
  "match case": "Match case",
  regexp: "Pattern",
  "by word": "Whole words",
  replace: "Replace",
  "replace all": "Replace all",
  close: "Close",
};
