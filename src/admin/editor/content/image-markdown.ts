/** An image as Markdown writes it; what pages show under it is the title of its address. */
export function imageMarkdown(url: string, alt: string, caption = ""): string {
  const title = caption.replace(/\s+/g, " ").replace(/["\\]/g, "\\$&");
  return `![${escaped(alt)}](${url}${title === "" ? "" : ` "${title}"`})`;
}

export interface TextImage {
  url: string;
  /** Where its description stands, or would. */
  from: number;
  to: number;
}

// No part of it may run on for long: texts are long themselves. A caption may hold brackets.
const withoutText =
  /!\[[ \t]*\]\(\s?<?([^\s<>()]{1,2000})(?:>?[ \t]{1,9}"(?:[^"\\\n]|\\.){0,1000}"[ \t]{0,9}|>?[ \t][^\n()]{0,300}|>)?\)/g;

/** The images of a text that say nothing to those who do not see them; what is code shows none. */
export function imagesWithoutText(text: string): TextImage[] {
  const found: TextImage[] = [];
  let fence: string | null = null;
  let start = 0;
  for (const line of text.split("\n")) {
    const [, mark = null] = /^ {0,3}(```|~~~)/.exec(line) ?? [];
    if (fence === null && mark === null) {
      const words = line.replace(/`[^`]*`/g, (code) => " ".repeat(code.length));
      for (const { 0: whole, 1: url = "", index } of words.matchAll(withoutText)) {
        found.push({ url, from: start + index + 2, to: start + index + whole.indexOf("]") });
      }
    }
    if (fence === null) fence = mark;
    else if (mark === fence) fence = null;
    start += line.length + 1;
  }
  return found;
}

/**
 * The text with a description for each of these images, which may stand elsewhere by now, or be gone; empty ones leave it
 * as it is.
 */
export function describeImages(text: string, images: readonly TextImage[], words: readonly string[]): string {
  const left = images.map(({ url }, index) => ({ url, alt: words[index]?.trim() ?? "" }));
  let result = "";
  let done = 0;
  for (const { url, from, to } of imagesWithoutText(text)) {
    const at = left.findIndex((image) => image.url === url);
    const [{ alt } = { alt: "" }] = at === -1 ? [] : left.splice(at, 1);
    if (alt === "") continue;
    result += text.slice(done, from) + escaped(alt);
    done = to;
  }
  return result + text.slice(done);
}

function escaped(words: string): string {
  return words.replace(/\s+/g, " ").replace(/[[\]\\]/g, "\\$&");
}
