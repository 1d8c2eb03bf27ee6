import { plainText } from "../../../shared/forms/plain-text.ts";

const letter = String.raw`\p{L}\p{N}`;

/**
 * Endings of an address without "https://". No English words, such as "in" and "it": people forget the space after a
 * full stop. No "io" and "ai": in this trade these are names of products.
 */
const endings =
  "com|net|org|info|biz|co|eu|uk|de|fr|es|nl|pl|br|ru|su|ua|by|kz|cn|xyz|icu|vip|bet|casino|club|shop|store|site|online|example|рф|онлайн";

/** These are addresses only with something behind them, as in "t.me/name". */
const shortEndings = "me|ly|gl|be|cc|gg|io|ai";

/** Products whose name looks like an address. */
const products = "(?:asp|vb|ado|ml)\\.net|(?:monday|salesforce|booking|make|cal)\\.com";

const rest = String.raw`[^\s<>"'()[\]{}]`;
const address = new RegExp(
  String.raw`https?:\/\/${rest}+` +
    String.raw`|(?<![${letter}@._-])(?!(?:${products})(?![${letter}.-]))(?:[${letter}](?:[${letter}-]*[${letter}])?\.)+` +
    String.raw`(?:(?:${endings})(?![${letter}@(-]|\.[${letter}])(?:[/?#:]${rest}*)?|(?:${shortEndings})\/${rest}+)`,
  "giu",
);

/** The addresses in a text, however they are written: as Markdown, in full width, or with what hides them from filters. */
export function linksIn(text: string): string[] {
  return [...uncovered(plainText(text)).matchAll(address)].map(([found]) => found);
}

/** One address for each link, with plain dots and slashes. */
function uncovered(text: string): string {
  return (
    text
      .replace(/\s?[[({]\s?(?:dot|\.)\s?[\])}]\s?/gi, ".")
      .replace(/\sdot\s(?=(?:com|net|org)\b)/gi, ".")
      .replace(/(?<=[a-z\d])\u3002(?=[a-z\d])/gi, ".")
      .replace(/\bhxxp/gi, "http")
      // The address may be the words of its own link.
      .replace(/\[[^\][]*\]\(\s*([^\s()]+)[^()]*\)/g, " $1 ")
      .replace(/<a\s[^<>]*href=["']?([^"'\s<>]+)[^<>]*>.*?<\/a>/gis, " $1 ")
      .replace(/\[(?:url|link)=["']?([^\]"']+)["']?\].*?\[\/(?:url|link)\]/gis, " $1 ")
      // Mail programs write a link whose words are an address so.
      .replace(/(?<=\.[a-z]{2,10}(?:\/[^\s<>]{0,200})?)<(?:https?|mailto):[^<>\s]*>/gi, "")
  );
}
