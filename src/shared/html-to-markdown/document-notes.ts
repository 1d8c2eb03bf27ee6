import type { FootnoteDefinition, Link, Nodes, Root, RootContent } from "mdast";

/** The addresses by which Word, LibreOffice and Google Docs link to a note, and back to the text. */
const toNote = /#(?:_?(?:ftn|(edn))|ftnt|sd(?:foot|(end))note(?=\d+sym))(\d+)(?:sym)?$/;
const toText = /#(?:_?(?:ftn|(edn))ref|ftnt_ref|sd(?:foot|(end))note(?=\d+anc))(\d+)(?:anc)?$/;

export function isNoteLink(href: string): boolean {
  return toNote.test(href) || toText.test(href);
}

/** Converts a document's notes to Markdown footnotes. A reference to a note that was not copied keeps its words. */
export function documentNotes(root: Root): void {
  const notes = new Set<string>();
  root.children = root.children.flatMap((block) => {
    const note = noteOf(block);
    if (note !== null) notes.add(note.identifier);
    return [note ?? block];
  });
  const first = root.children.findIndex(({ type }) => type === "footnoteDefinition");
  // Documents draw a line above their notes.
  if (root.children[first - 1]?.type === "thematicBreak") root.children.splice(first - 1, 1);
  referTo(notes, root);
}

/** The name of a note in Markdown: documents number footnotes and endnotes separately. */
function nameOf(pattern: RegExp, url: string): string | null {
  const [, edn, end, number] = pattern.exec(url) ?? [];
  if (number === undefined) return null;
  return edn === undefined && end === undefined ? number : `end${number}`;
}

function noteOf(block: RootContent): FootnoteDefinition | null {
  if (block.type !== "paragraph") return null;
  const [mark, ...words] = block.children;
  const identifier = mark?.type === "link" ? nameOf(toText, mark.url) : null;
  if (identifier === null || words.length === 0) return null;
  const [start] = words;
  if (start?.type === "text") start.value = start.value.trimStart();
  return {
    type: "footnoteDefinition",
    identifier,
    label: identifier,
    children: [{ type: "paragraph", children: words }],
  };
}

function referTo(notes: ReadonlySet<string>, node: Nodes): void {
  if (!("children" in node)) return;
  node.children = node.children.flatMap((child): Nodes[] => {
    referTo(notes, child);
    if (child.type !== "link" || !isNoteLink(child.url)) return [child];
    const identifier = nameOf(toNote, child.url);
    return identifier !== null && notes.has(identifier)
      ? [{ type: "footnoteReference", identifier, label: identifier }]
      : (child satisfies Link).children;
  }) as typeof node.children;
}
