import { type Extension, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, WidgetType } from "@codemirror/view";
import { imageMarkdown } from "./image-markdown.ts";
import { insertImage } from "./insert-commands.ts";

type Upload = (file: File) => Promise<{ url: string } | null>;

interface RunningUpload {
  id: number;
  at: number;
  name: string;
}

const began = StateEffect.define<readonly RunningUpload[]>();
const ended = StateEffect.define<number>();

/** A placeholder while an image uploads. As a decoration it is not in the text, nor in drafts and undo. */
class Placeholder extends WidgetType {
  private readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
  }

  override eq(other: Placeholder): boolean {
    return other.name === this.name;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement("span");
    element.className = "cm-upload";
    element.role = "status";
    element.textContent = `Uploading ${this.name}...`;
    return element;
  }
}

/** The positions of running uploads move with the text, also when the text around them is deleted. */
const running = StateField.define<readonly RunningUpload[]>({
  create: () => [],
  update(before, { changes, effects }) {
    if (before.length === 0 && effects.length === 0) return before;
    const done = effects.flatMap((effect) => (effect.is(ended) ? [effect.value] : []));
    const come = effects.flatMap((effect) => (effect.is(began) ? effect.value : []));
    // Typed text goes behind the position, but an image goes before those that were uploaded with it.
    const side = done.length > 0 ? 1 : -1;
    return [...before.map((upload) => ({ ...upload, at: changes.mapPos(upload.at, side) })), ...come].filter(
      ({ id }) => !done.includes(id),
    );
  },
  provide: (field) =>
    EditorView.decorations.from(field, (list) =>
      Decoration.set(
        list.map(({ at, name }) => Decoration.widget({ widget: new Placeholder(name), side: 1 }).range(at)),
        true,
      ),
    ),
});

export const uploads: Extension = running;

let lastId = 0;

/** Uploads images in order, each below the line where it was dropped. Returns whether all reached the text. */
export async function uploadInto(
  view: EditorView,
  files: readonly File[],
  at: number,
  upload: Upload,
): Promise<boolean> {
  const { to } = view.state.doc.lineAt(at);
  const waiting = files.map((file) => {
    lastId += 1;
    return { id: lastId, file };
  });
  view.dispatch({ effects: began.of(waiting.map(({ id, file }) => ({ id, at: to, name: file.name }))) });
  let all = true;
  for (const { id, file } of waiting) {
    const image = await upload(file);
    if (!view.dom.isConnected) return false;
    if (image === null) view.dispatch({ effects: ended.of(id) });
    else insertUploaded(view, id, imageMarkdown(image.url, ""));
    all &&= image !== null;
  }
  return all;
}

/** Inserts an image where its upload began. The caret of an author who writes elsewhere stays. */
function insertUploaded(view: EditorView, id: number, markdown: string): void {
  const { state } = view;
  const place = state.field(running).find((upload) => upload.id === id)?.at ?? state.doc.length;
  const edit = insertImage(markdown)(state.doc.toString(), { from: place, to: place });
  const line = state.doc.lineAt(place);
  const { main } = state.selection;
  // A caret on the empty line that the image fills moves behind it.
  const isThere = line.text.trim() === "" && main.empty && state.doc.lineAt(main.head).from === line.from;
  view.dispatch({
    changes: { from: edit.from, to: edit.to, insert: edit.insert },
    ...(isThere && { selection: { anchor: edit.selected.to } }),
    effects: ended.of(id),
    userEvent: "input",
  });
}
