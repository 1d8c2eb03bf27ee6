import { maxQuestionLength } from "../../shared/questions/question.ts";

const mail = "[email]";
const number = "[number]";

/** Control characters and lone surrogates break a line of a list; invisible characters hide their neighbors. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}\uFFFD]/gu;
const invisible = /[\p{Cf}\p{Co}\p{Cn}\p{Me}]|\p{Variation_Selector}/gu;

const linkUser = /(:\/\/)[^\s/?#]{0,300}@/g;
const linkQuery = /((?::\/\/|www\.|\/|\.[a-z]{2,10})[^\s?#]{0,500})[?#]\S+/giu;

// All quantifiers are bounded and no two neighbors match the same text, so that no input causes catastrophic backtracking.
const atom = String.raw`[\p{L}\p{M}\p{N}_%+'-]{1,64}`;
const at = String.raw`(?: [(\[{<]? ?at ?[)\]}>]? | ?[(\[{<] ?(?:at|@) ?[)\]}>] ?)`;
const dot = String.raw`(?:\.| \. ?| [(\[{<]? ?(?:dot|punkt|punto|point) ?[)\]}>]? | ?[(\[{<] ?(?:dot|\.) ?[)\]}>] ?)`;
const sign = "(?:@|%40)";
const mailHosts =
  "gmail|googlemail|yahoo|ymail|hotmail|outlook|live|icloud|proton|protonmail|aol|gmx|yandex|qq";
const mails = [
  `${atom}(?:${dot}${atom}){0,4}${at}${atom}(?:${dot}${atom}){1,4}`,
  String.raw`${atom}${at}(?:${mailHosts})(?![\p{L}\p{N}])`,
  String.raw`${atom} ?[(\[{<] ?at ?[)\]}>] ?${atom}`,
  String.raw`[^\s<>(),;:"“”]{1,64} ?${sign} ?${atom}(?:${dot}${atom}){1,5}`,
  String.raw`\S{1,64} ${sign} \S{1,64}`,
  String.raw`\S{0,64}${sign}(?:\S{0,64}[^\s?!.,;:)])?`,
].map((pattern) => new RegExp(pattern, "giu"));

const digitWord = "(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)";
const spelledDigits = new RegExp(
  String.raw`(?<!\p{L})${digitWord}(?:[\s,.-]{1,3}${digitWord}){2,40}(?!\p{L})`,
  "giu",
);

/** A number with adjoining letters and the separators between its digits. */
const numbers = /[\p{L}+#(]{0,20}\p{Nd}(?:[^\p{L}\p{Nd}]{0,4}\p{Nd}|\p{L}{1,3}\p{Nd})*\p{L}{0,20}/gu;

const maxDigitsKept = 2;

/** Keeps only small numbers, years, prices and percentages. Returns null if no question is left. */
export function withoutPersonalData(text: string): string | null {
  // NFKC turns full-width and circled characters into plain ones.
  let plain = text.toWellFormed().normalize("NFKC").replace(controls, " ").replace(invisible, "");
  plain = plain.replace(/\s+/g, " ").replace(linkUser, "$1").replace(linkQuery, "$1");
  for (const pattern of mails) plain = plain.replace(pattern, ` ${mail} `);
  plain = plain
    .replace(spelledDigits, number)
    .replace(numbers, (found, at: number, whole: string) => {
      const before = whole.slice(0, at);
      const after = whole.slice(at + found.length);
      return isKept(found, before, after) ? found : number;
    })
    .replace(/(?:\[number\]\W{0,3}){2,}/g, `${number} `)
    .replace(/\s+/g, " ")
    .replace(/ (?=[?!.,;:](?:\s|$))/g, "")
    .trim();
  if (!/\p{L}/u.test(plain.replaceAll(mail, "").replaceAll(number, ""))) return null;
  return plain.slice(0, maxQuestionLength).toWellFormed().replaceAll("\uFFFD", "").trim();
}

function isKept(found: string, before: string, after: string): boolean {
  const digits = found.match(/\p{Nd}/gu)?.length ?? 0;
  if (digits <= maxDigitsKept || found === "24/7") return true;
  const isPrice = /[$€£¥]\s?$/u.test(before) && /^\d{1,3}(?:,?\d{3})?(?:\.\d\d)?$/.test(found);
  const isShare = /^\s?%/.test(after) && /^\d{1,3}(?:\.\d{1,2})?$/.test(found);
  const isYear = /^(?:19|20)\d\d$/.test(found) && !/[$€£¥#.\-/:]\s?$/u.test(before) && !/^[-/:]/.test(after);
  return isPrice || isShare || isYear;
}
