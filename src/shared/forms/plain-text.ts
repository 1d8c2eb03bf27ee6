/**
 * An address or number as it is read, whatever signs it was typed or pasted with: full-width and styled letters and digits
 * become the plain ones (NFKC), invisible signs such as zero-width spaces and marks of direction go (Unicode's Cf), and each
 * kind of dash is "-".
 */
export function plainText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Pd}\u2212]/gu, "-");
}
