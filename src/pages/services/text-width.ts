const narrow = /[ fijlrtI.,:;'’!|()/-]/;
const wide = /[mwMW@%&]/;
const capital = /[A-Z0-9]/;

/** Equals `--step-drawing`. */
export const wordSize = 15.5;

/** An estimate in px that is good enough for a box around a text or a line through it, in any language. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const char of text)
    ems += narrow.test(char) ? 0.3 : wide.test(char) ? 0.85 : capital.test(char) ? 0.63 : 0.54;
  return ems * size;
}
