export interface Sheet {
  label: string;
  href: string;
  format: string;
}

const formats = { csv: "CSV, for any spreadsheet", svg: "SVG, prints on one page" };

/** The empty sheet under a paper, in `public/sheets`. */
export function emptySheet(name: string, format: keyof typeof formats): Sheet {
  return { label: "Take the empty sheet", href: `/sheets/${name}.${format}`, format: formats[format] };
}
