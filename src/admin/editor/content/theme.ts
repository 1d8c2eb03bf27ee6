import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** The page's own style sheets do not reach into the shadow tree. */
export const theme = [
  EditorView.theme({
    "&": { color: "var(--ink)", fontSize: "1.0625rem" },
    "&.cm-focused": { outline: "none" },
    ".cm-scroller": { fontFamily: "var(--font-text)", lineHeight: "1.6", overflow: "visible" },
    // Ten lines with their padding, as the specification requires; more as the text needs them.
    ".cm-content": { minHeight: "calc(16em + 1.7rem)", padding: "0.85rem 0", caretColor: "var(--ink)" },
    ".cm-line": { padding: "0 0.85rem", overflowWrap: "anywhere" },
    ".cm-upload": {
      padding: "0.1rem 0.5rem",
      borderRadius: "var(--radius-s)",
      background: "var(--mint-soft)",
      color: "var(--ink-soft)",
    },
    ".cm-panels": { background: "var(--sunk)", color: "var(--ink)" },
    ".cm-panels-top": {
      top: "calc(var(--formatting-height) + var(--pane-top)) !important",
      borderBottom: "1px solid var(--line)",
    },
    // A sticky panel must not be higher than the window.
    "@media (height < 30rem)": { ".cm-panels-top": { position: "static" } },
    ".cm-panel.cm-search": { padding: "0.5rem 2.5rem 0.5rem 0.85rem", fontFamily: "var(--font-text)" },
    ".cm-panel.cm-search label": {
      display: "inline-flex",
      gap: "0.35rem",
      alignItems: "center",
      minHeight: "var(--tap)",
      marginRight: "0.5rem",
      fontSize: "var(--step--1)",
    },
    ".cm-panel.cm-search input[type=checkbox]": { width: "1.1rem", height: "1.1rem", margin: "0" },
    ".cm-panel.cm-search [name=close]": { width: "var(--tap)", height: "var(--tap)", fontSize: "1.5rem" },
    ".cm-textfield": {
      minHeight: "var(--tap)",
      border: "1px solid var(--ink-soft)",
      borderRadius: "var(--radius-s)",
      background: "var(--surface)",
      color: "var(--ink)",
      fontFamily: "var(--font-text)",
      fontSize: "1rem",
    },
    ".cm-button": {
      minHeight: "var(--tap)",
      border: "1px solid var(--ink-soft)",
      borderRadius: "var(--radius-s)",
      background: "var(--surface)",
      color: "var(--ink)",
      fontFamily: "var(--font-text)",
      fontSize: "var(--step--1)",
      fontWeight: "600",
    },
    ".cm-searchMatch": { background: "var(--mint)" },
    ".cm-searchMatch-selected": { background: "var(--gold)", color: "var(--signal-ink)" },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.heading1, fontSize: "1.35em", fontWeight: "650" },
      { tag: tags.heading2, fontSize: "1.2em", fontWeight: "650" },
      { tag: tags.heading, fontWeight: "650" },
      { tag: tags.strong, fontWeight: "700" },
      { tag: tags.emphasis, fontStyle: "italic" },
      { tag: tags.strikethrough, textDecoration: "line-through" },
      { tag: [tags.link, tags.url], color: "var(--signal-text)" },
      { tag: tags.monospace, fontFamily: "var(--font-code)", fontSize: "0.92em" },
      { tag: tags.quote, color: "var(--ink-soft)" },
      {
        tag: [tags.processingInstruction, tags.contentSeparator],
        color: "var(--ink-soft)",
        fontWeight: "400",
      },
    ]),
  ),
];
