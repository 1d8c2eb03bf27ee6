/**
 * Normalizes a typed address or number: full-width and styled characters become plain (NFKC), invisible ones (Unicode's
 * Cf) go, and each kind of dash becomes "-".
 */
export function plainText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Pd}\u2212]/gu, "-");
}
