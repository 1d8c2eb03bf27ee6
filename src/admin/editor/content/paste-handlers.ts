import { syntaxTree } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { unwrapLinks } from "../../../shared/html-to-markdown/unwrap-links.ts";
import { applyEdit, type Range } from "./edit.ts";
import { linkOver, replaceByBlock } from "./insert-commands.ts";

type TakeImages = (view: EditorView, files: File[], at: number) => void;

/** The converter, whose chunk is loaded at the first paste of HTML; null before, and where it does not load. */
let readHtml: typeof import("../paste/html-to-markdown.ts").readHtml | null = null;

/** Uploads pasted images, converts pasted HTML to Markdown, and links words where an address is pasted over them. */
export function pasteHandlers(takeImages: TakeImages): Extension {
  /** Ranges to be replaced by pastes whose code is loading; they move with the text around them. */
  const waiting = new Set<Range>();
  const follow = EditorView.updateListener.of(({ changes }) => {
    for (const place of waiting) {
      place.from = changes.mapPos(place.from, -1);
      place.to = changes.mapPos(place.to, -1);
    }
  });

  async function pasteHtml(
    view: EditorView,
    place: Range,
    html: string,
    plain: string,
    images: File[],
  ): Promise<void> {
    if (readHtml === null) {
      waiting.add(place);
      readHtml = await import("../paste/html-to-markdown.ts").then(
        (module) => module.readHtml,
        () => null,
      );
      waiting.delete(place);
      if (!view.dom.isConnected) return;
    }
    const read = readHtml?.(html) ?? null;
    if (read === null && images.length > 0) return takeImages(view, images, place.to);
    const words = read?.markdown ?? unwrapLinks(plain.trimEnd()).replace(/\r\n?/g, "\n");
    const end = place.from + words.length;
    const edit = read?.isBlock
      ? replaceByBlock(words)(view.state.doc.toString(), place)
      : { ...place, insert: words, selected: { from: end, to: end } };
    const { from, to } = view.state.selection.main;
    if (from === place.from && to === place.to) applyEdit(view, edit, "input.paste");
    else view.dispatch({ changes: edit, userEvent: "input.paste" });
  }

  const handlers = EditorView.domEventHandlers({
    paste(event, view) {
      const { clipboardData } = event;
      if (clipboardData === null) return false;
      const { from, to } = view.state.selection.main;
      const html = clipboardData.getData("text/html");
      const images = imagesOf(clipboardData);
      // Word processors add a picture of the text to the text, and browsers the address of a copied picture.
      if (images.length > 0 && (html === "" || isPictureAlone(html))) {
        takeImages(view, images, to);
        return true;
      }
      if (isInCode(view, from) || clipboardData.types.includes("vscode-editor-data")) return false;
      const plain = clipboardData.getData("text/plain");
      const link = linkOver(view.state.doc.toString(), { from, to }, plain);
      if (link !== null) {
        applyEdit(view, link);
        return true;
      }
      if (html !== "") {
        void pasteHtml(view, { from, to }, html, plain, images);
        return true;
      }
      const words = unwrapLinks(plain);
      if (words === plain) return false;
      view.dispatch({
        ...view.state.replaceSelection(words),
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
  return [handlers, follow];
}

function imagesOf({ files }: DataTransfer): File[] {
  return [...files].filter(({ type }) => type.startsWith("image/"));
}

/** HTML that only names pictures, whose files come with it. */
function isPictureAlone(html: string): boolean {
  const words = html.replace(/<(?:!--[\s\S]*?-->|(?:style|title)\b[^>]*>[^<]*<|[^>]*>)/gi, "");
  return /<img[\s/>]/i.test(html) && /^(?:\s|&nbsp;)*$/i.test(words);
}

function isInCode(view: EditorView, at: number): boolean {
  const around = syntaxTree(view.state).resolveStack(at, -1);
  for (let stack: typeof around | null = around; stack !== null; stack = stack.next) {
    if (/^(?:FencedCode|CodeBlock|InlineCode)$/.test(stack.node.name)) return true;
  }
  return false;
}
