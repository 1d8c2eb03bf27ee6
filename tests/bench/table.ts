/** Prints the head of a Markdown table. */
export function head(...cells: string[]): void {
  row(...cells);
  row(...cells.map(() => "---"));
}

export function row(...cells: string[]): void {
  console.info(`| ${cells.join(" | ")} |`);
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
