// Without a byte order mark spreadsheets assume a local encoding.
const byteOrderMark = "\ufeff";

// CSV injection: a spreadsheet runs such a cell as a formula, also after spaces. An apostrophe makes it text.
const formula = /^\s*[=+\-@|%\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/;

// Where numbers have a comma, Excel parts cells at semicolons and lines, also within quotes.
const partings = /(?<!^)[;\r\n]["\s]*/g;

/** A dash begins honest lists, and a plus phone numbers: there a formula is what calls something. */
const laterFormula = /[=@|%\uff1d\uff20]|[+\-\uff0b\uff0d][^;\r\n]*(?:\||[a-z.]\()/iy;

/** CSV (RFC 4180) of cells that `csvCell` made. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `${byteOrderMark}${rows.map((row) => `${row.join(",")}\r\n`).join("")}`;
}

/** `isSafe` is for text that begins like a formula and is none. */
export function csvCell(text: string, isSafe = false): string {
  const inside = withoutLaterFormulas(text);
  const shown = !isSafe && formula.test(text) ? `'${inside}` : inside;
  return `"${shown.replaceAll('"', '""')}"`;
}

function withoutLaterFormulas(text: string): string {
  return text.replace(partings, (parting: string, at: number) => {
    laterFormula.lastIndex = at + parting.length;
    return laterFormula.test(text) ? `${parting}'` : parting;
  });
}
