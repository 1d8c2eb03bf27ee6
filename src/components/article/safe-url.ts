/** An http, https, mailto or relative address; null for others. Browsers ignore invisible characters in a scheme. */
export function safeLink(url: string): string | null {
  return withScheme(url, ["http", "https", "mailto"]);
}

export function safeImage(url: string): string | null {
  return withScheme(url, ["https"]);
}

function withScheme(url: string, allowed: readonly string[]): string | null {
  const schemes = [url, decode(url)].map((text) => schemeOf(stripInvisible(text)));
  if (!schemes.every((scheme) => scheme === null || allowed.includes(scheme))) return null;
  const clean = url
    .trim()
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .replace(/\p{Z}/gu, encodeURIComponent);
  return clean === "" ? null : clean;
}

function schemeOf(url: string): string | null {
  return /^([^/?#]*?):/.exec(url)?.[1]?.toLowerCase() ?? null;
}

// All of Unicode's control, format and separator characters.
function stripInvisible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, "");
}

function decode(url: string): string {
  const entities = url
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, hex: string) => characterOf(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,7});?/g, (_, digits: string) => characterOf(Number(digits)))
    .replace(/&(colon|tab|newline);?/gi, (_, name: string) => (name.toLowerCase() === "colon" ? ":" : ""));
  return entities.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => characterOf(Number.parseInt(hex, 16)));
}

function characterOf(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}
