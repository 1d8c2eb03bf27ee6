import { escapeHtml } from "../../shared/escape-html.ts";

/** Text for an XML element or attribute, without the characters that XML cannot hold. */
export function escapeXml(text: string): string {
  const valid = text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "");
  return escapeHtml(valid).replaceAll("'", "&apos;");
}
