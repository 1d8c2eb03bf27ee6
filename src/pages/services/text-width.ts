const narrow = /[ fijlrtI.,:;'’!|()/-]/;
const wide = /[mwMW@%&]/;
const capital = /[A-Z0-9]/;

/** About how wide a line of text is at a font size: enough to draw a box around it, in whatever language. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const char of text)
    ems += narrow.test(char) ? 0.3 : wide.test(char) ? 0.85 : capital.test(char) ? 0.63 : 0.54;
  return ems * size;
}

/** The size of words in drawings, `--step-drawing`. */
export const wordSize = 15.5;
