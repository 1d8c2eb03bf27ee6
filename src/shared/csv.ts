// Without this mark a spreadsheet assumes a local encoding.
const byteOrderMark = "\ufeff";

// A cell that begins like this would be run as a formula, also behind spaces; the apostrophe makes it text.
const formula = /^\s*[=+\-@|%\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/;

/** The rows as a file that spreadsheets open (RFC 4180). Its cells are made by `csvCell`. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `${byteOrderMark}${rows.map((row) => `${row.join(",")}\r\n`).join("")}`;
}

/** A text as a cell; `isSafe` where it begins like a formula and is none. */
export function csvCell(text: string, isSafe = false): string {
  const shown = !isSafe && formula.test(text) ? `'${text}` : text;
  return `"${shown.replaceAll('"', '""')}"`;
}
