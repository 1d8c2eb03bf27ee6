// Without a byte order mark spreadsheets assume a local encoding.
const byteOrderMark = "\ufeff";

// CSV injection: a spreadsheet runs such a cell as a formula, also after spaces. An apostrophe makes it text.
const formula = /^\s*[=+\-@|%\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/;

/** CSV (RFC 4180) of cells that `csvCell` made. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `${byteOrderMark}${rows.map((row) => `${row.join(",")}\r\n`).join("")}`;
}

/** `isSafe` is for text that begins like a formula and is none. */
export function csvCell(text: string, isSafe = false): string {
  const shown = !isSafe && formula.test(text) ? `'${text}` : text;
  return `"${shown.replaceAll('"', '""')}"`;
}
