import type { LeadEntry } from "../../shared/forms/lead.ts";

// Without this mark a spreadsheet assumes a local encoding.
const byteOrderMark = "\ufeff";

/** Leads as a spreadsheet opens them: one column for each field that any of them has. */
export function leadsCsv(entries: readonly LeadEntry[]): string {
  const names = [...new Set(entries.flatMap(({ fields }) => Object.keys(fields)))];
  const rows = [
    ["received", "kind", "form", "handled", ...names],
    ...entries.map(({ createdAt, kind, formName, handledAt, fields }) => [
      createdAt,
      kind,
      formName,
      handledAt ?? "",
      ...names.map((name) => (Object.hasOwn(fields, name) ? (fields[name] ?? "") : "")),
    ]),
  ];
  return `${byteOrderMark}${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

// A cell that begins like this would be run as a formula, also behind spaces; the apostrophe makes it text.
const formula = /^\s*[=+\-@|%\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/;

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
