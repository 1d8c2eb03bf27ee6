import { type Extension, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";
import { applyEdit } from "./apply-edit.ts";
import { imageMarkdown } from "./image-markdown.ts";
import { insertBlock } from "./insert-commands.ts";

/** Uploads a file; null where that failed, which was said then. */
export type Upload = (file: File) => Promise<{ url: string } | null>;

const began = StateEffect.define<{ id: number; at: number; name: string }>({
  map: (value, changes) => ({ ...value, at: changes.mapPos(value.at) }),
});
const ended = StateEffect.define<number>();

/** Stands in the text while an image is on its way. It is no part of the text: drafts and undo know nothing of it. */
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

const placeholders = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(set, transaction) {
    let next = set.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (effect.is(began)) {
        const { id, at, name } = effect.value;
        next = next.update({
          add: [Decoration.widget({ widget: new Placeholder(name), id, side: 1 }).range(at)],
        });
      }
      if (effect.is(ended)) {
        next = next.update({ filter: (_from, _to, value) => value.spec.id !== effect.value });
      }
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

export const uploads: Extension = placeholders;

let lastId = 0;

/** Uploads images one after the other, each into the place where it was put, however the text changes meanwhile. */
export async function uploadInto(
  view: EditorView,
  files: readonly File[],
  at: number,
  upload: Upload,
): Promise<void> {
  const waiting = files.map((file) => {
    lastId += 1;
    return { id: lastId, file };
  });
  view.dispatch({ effects: waiting.map(({ id, file }) => began.of({ id, at, name: file.name })) });
  for (const { id, file } of waiting) {
    const image = await upload(file);
    const place = placeOf(view, id);
    // The editor was closed meanwhile.
    if (place === null || !view.dom.isConnected) return;
    view.dispatch({ effects: ended.of(id) });
    if (image === null) continue;
    const { state } = view;
    applyEdit(
      view,
      insertBlock(imageMarkdown(image.url, ""))(state.doc.toString(), { from: place, to: place }),
    );
  }
}

function placeOf(view: EditorView, id: number): number | null {
  let place: number | null = null;
  view.state.field(placeholders).between(0, view.state.doc.length, (from, _to, value) => {
    if (value.spec.id === id) place = from;
  });
  return place;
}
