import type { FootnoteDefinition, Link, Nodes, Root, RootContent } from "mdast";

/** How Word, LibreOffice and Google Docs link to a note, and from there back to the text. */
const toNote = /#_?(?:ftn|edn|ftnt|sdfootnote)(\d+)(?:sym)?$/;
const toText = /#_?(?:ftn|edn|ftnt_?|sdfootnote)(?:ref)?(\d+)(?:anc)?$/;

/** Whether an address is one that a document has for its own notes. */
export function isNoteLink(href: string): boolean {
  return toNote.test(href) || toText.test(href);
}

/** Makes footnotes of a document's notes; of a reference to a note that was not copied, only its words stay. */
export function documentNotes(root: Root): void {
  const notes = new Set<string>();
  root.children = root.children.flatMap((block) => {
    const note = noteOf(block);
    if (note !== null) notes.add(note.identifier);
    return [note ?? block];
  });
  const first = root.children.findIndex(({ type }) => type === "footnoteDefinition");
  // The line that documents draw over their notes.
  if (root.children[first - 1]?.type === "thematicBreak") root.children.splice(first - 1, 1);
  referTo(notes, root);
}

function noteOf(block: RootContent): FootnoteDefinition | null {
  if (block.type !== "paragraph") return null;
  const [mark, ...words] = block.children;
  const identifier = mark?.type === "link" ? toText.exec(mark.url)?.[1] : undefined;
  if (identifier === undefined || words.length === 0) return null;
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
    const identifier = toNote.exec(child.url)?.[1] ?? "";
    return notes.has(identifier)
      ? [{ type: "footnoteReference", identifier, label: identifier }]
      : (child satisfies Link).children;
  }) as typeof node.children;
}
