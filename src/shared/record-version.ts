/**
 * Names what a record says, for the If-Match of a save: whoever shows the record and whoever stores it come to the same
 * name. The order of the fields says nothing.
 */
export function versionOf(record: object): string {
  return hashText(JSON.stringify(record, Object.keys(record).toSorted())).toString(36);
}

/** An even hash of a text (FNV-1a with a last mix): near texts land far apart. */
export function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
}
