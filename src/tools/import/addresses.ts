interface Address {
  url: string;
  isImage: boolean;
}

/** An inline link or image up to its address; what is in brackets may have an image in it, as in a linked picture. */
const inline =
  /(!?\[(?:[^[\]\n\\]|\\.|!\[[^[\]\n]{0,1000}\]\([^()\n]{0,2000}\)){0,1000}\]\()(\s{0,9}<[^<>\n]{1,2000}>|\s{0,9}[^\s<>()]{1,2000}(?:\([^\s<>()]{0,500}\)[^\s<>()]{0,500})?)/g;
const definition = /^( {0,3}\[[^\]\n]{1,200}\]:[ \t]{0,9})(<[^<>\n]{1,2000}>|[^\s<>]{1,2000})/;
/** Marks what is put aside; no text that anybody wrote has it. */
const aside = "\0";
const opening = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Replaces the addresses of links and images in Markdown by what `replace` returns; null leaves one. All other
 * characters, and code, stay as they are.
 */
export function replaceAddresses(markdown: string, replace: (address: Address) => string | null): string {
  let fence: string | null = null;
  return markdown
    .split("\n")
    .map((line) => {
      const [, mark = null] = opening.exec(line) ?? [];
      const isCode = fence !== null || mark !== null;
      if (fence === null) fence = mark;
      else if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
      return isCode ? line : replaceInLine(line, replace);
    })
    .join("\n");
}

function replaceInLine(line: string, replace: (address: Address) => string | null): string {
  const hasAddress = line.includes("](") || line.includes("]:");
  if (!hasAddress || line.includes(aside)) return line;
  const definitions = line.replace(definition, (_whole, before: string, address: string) =>
    written(before, address, false, replace),
  );
  // Code spans are put aside, since they may show how a link is written.
  const spans: string[] = [];
  const text = definitions.replace(
    /(`+)(?!`)[^\n]{0,5000}?[^`]\1(?!`)/g,
    (span) => `${aside}${spans.push(span) - 1}${aside}`,
  );
  const replaced = replaceInline(text, replace);
  return replaced.replace(/\0(\d{1,5})\0/g, (_whole, index: string) => spans[Number(index)] ?? "");
}

function replaceInline(text: string, replace: (address: Address) => string | null): string {
  return text.replace(inline, (_whole, before: string, address: string) => {
    const isImage = before.startsWith("!");
    // A linked picture has its own address within the brackets.
    const inside = isImage ? before : `[${replaceInline(before.slice(1), replace)}`;
    return written(inside, address, isImage, replace);
  });
}

function written(
  before: string,
  address: string,
  isImage: boolean,
  replace: (address: Address) => string | null,
): string {
  const url = unescaped(address.trim().replace(/^<(.*)>$/, "$1"));
  const next = replace({ url, isImage });
  if (next === null) return before + address;
  return before + (/[\s()<>]/.test(next) ? `<${next.replace(/[<>]/g, encodeURIComponent)}>` : next);
}

/** Markdown escapes punctuation in addresses, and writes an ampersand as it is or as an entity. */
function unescaped(address: string): string {
  return address.replace(/\\([!-/:-@[-`{-~])/g, "$1").replace(/&amp;/g, "&");
}
