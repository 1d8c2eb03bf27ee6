/** Makes characters plain (NFKC), removes invisible ones (Unicode's Cf), and turns every dash into "-". */
export function plainText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Pd}\u2212]/gu, "-");
}
