import { syntaxTree } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { readHtml } from "../paste/html-to-markdown.ts";
import { unwrapLinks } from "../paste/unwrap-links.ts";
import { applyEdit } from "./apply-edit.ts";
import { linkOver, replaceByBlock } from "./insert-commands.ts";

/** Takes images that were pasted or dropped at a place of the text. */
type TakeImages = (view: EditorView, files: File[], at: number) => void;

/** What becomes of what is pasted and dropped: images are taken, pages become Markdown, an address a link. */
export function pasteHandlers(takeImages: TakeImages): Extension {
  return EditorView.domEventHandlers({
    paste(event, view) {
      const { clipboardData } = event;
      if (clipboardData === null) return false;
      const { main } = view.state.selection;
      const html = clipboardData.getData("text/html");
      const images = imagesOf(clipboardData);
      // Word processors put a picture of the text beside the text.
      if (images.length > 0 && html === "") {
        takeImages(view, images, main.to);
        return true;
      }
      if (isInCode(view, main.from) || clipboardData.types.includes("vscode-editor-data")) return false;
      const plain = clipboardData.getData("text/plain");
      const text = view.state.doc.toString();
      const link = linkOver(text, main, plain);
      if (link !== null) {
        applyEdit(view, link);
        return true;
      }
      const pasted = html === "" ? null : readHtml(html);
      if (pasted === null && images.length > 0) {
        takeImages(view, images, main.to);
        return true;
      }
      if (pasted?.isBlock) {
        applyEdit(view, replaceByBlock(pasted.markdown)(text, main), "input.paste");
        return true;
      }
      // Spreadsheets end the plain text of a cell with a line break.
      const insert = pasted?.markdown ?? unwrapLinks(html === "" ? plain : plain.trimEnd());
      if (insert === plain) return false;
      view.dispatch({
        ...view.state.replaceSelection(insert),
        scrollIntoView: true,
        userEvent: "input.paste",
      });
      return true;
    },
    dragover({ dataTransfer }) {
      if (!dataTransfer?.types.includes("Files")) return false;
      dataTransfer.dropEffect = "copy";
      return true;
    },
    drop(event, view) {
      const images = event.dataTransfer === null ? [] : imagesOf(event.dataTransfer);
      if (images.length === 0) return false;
      const at = view.posAtCoords({ x: event.clientX, y: event.clientY }, false);
      takeImages(view, images, at);
      return true;
    },
  });
}

function imagesOf({ files }: DataTransfer): File[] {
  return [...files].filter(({ type }) => type.startsWith("image/"));
}

function isInCode(view: EditorView, at: number): boolean {
  const around = syntaxTree(view.state).resolveStack(at, -1);
  for (let stack: typeof around | null = around; stack !== null; stack = stack.next) {
    if (/^(?:FencedCode|CodeBlock|InlineCode)$/.test(stack.node.name)) return true;
  }
  return false;
}
