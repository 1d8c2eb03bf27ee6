const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text for an XML element or attribute, without the characters that XML cannot hold. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"']/g, (char) => entities[char] ?? "");
}

/** Plain text as HTML, for the elements of a feed that readers show as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => entities[char] ?? "");
}
