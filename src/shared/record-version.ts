/** The version of a record for optimistic concurrency (`If-Match`), the same in browser and server. */
export function versionOf(record: object): string {
  return hashText(JSON.stringify(record, Object.keys(record).toSorted())).toString(36);
}

/** FNV-1a with a final mix, so that similar texts get distant hashes. */
export function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
}
