import { keywordsOf, weightOf } from "./keywords.ts";

const maxQuestions = 4;

const question =
  "(?:(?:in|at|on|to|for|from|by|with|of|until|till|since|after|before|about|over|under|near|around) )?(?:how|what|what's|whats|when|where|who|whom|whose|which|why)";
const verb = "(?:do|does|did|can|could|is|are|am|was|will|would|should|may|must|have|has)";
const subject =
  "(?:i|you|we|they|it|he|she|one|the|your|my|our|their|this|that|these|those|there|a|an|any|some|somebody|someone|anybody|anyone|people)";
const inverted = `(?:${verb} ${subject}|(?:are|do|were|can|will|have) [a-z]+s|any)`;
const request =
  "(?:(?:please |kindly |just |then )*(?:(?:tell|explain to|show|give) (?:me|us)|let (?:me|us) know|(?:name|list|describe) (?:me|us|the|your|some|all))|i(?: want| need|(?: would|'d) like)(?: to know)? (?:the|your|about|how|what|when|where|who|which|why|if|whether))";
const opening =
  "(?:(?:and|also|but|so|ok|okay|plus|then|or|hi|hello|hey|good|now|lastly|finally|well|please)[,:\\s]+)*";
const link = "(?:and|also|plus|n|&|\\+)";
const later = "(?:(?:also|later|then|afterwards?|finally|lastly) )?";
const begins = new RegExp(`^${opening}(?:${question}|${inverted}|${request})\\b`, "i");
const joint = new RegExp(
  `(?:,|;|:|\\s[-–—])?\\s+${link}\\s+${later}(?=(?:${question}|${inverted}|${request})\\b)|[,;:/]\\s*(?:(?:and|so|but|then|or|also)\\s+)?${later}(?=(?:${question}|${inverted}|${request})\\b)`,
  "gi",
);
/** "Give me the email address and the postal address". */
const twoNamed =
  /^(?!.*\b(?:between|both|compare|or)\b)(.*\b(?:the|your|an?) (?:[\w-]+ ){0,2}[\w-]+)\s+(?:and|plus|as well as)\s+((?:the|your|an?) (?:[\w-]+ ){0,2}[\w-]+[?.!]*)$/i;
/** "Price and when does it start": a few words before a question ask for something too. */
const namesFirst = new RegExp(
  `^(?!(?:ok|okay|thanks|thank|hi|hello|hey|good|great|well|yes|no|so|but|and)\\b)[\\w-]+(?: [\\w-]+){0,2}\\s+${link}\\s+(?=(?:${question}|${inverted})\\b)`,
  "i",
);
const numbered = /\s*(?<!\S)\(?[1-9][.)]\s+/;

/** "I need two things: the price, and your address": what follows are that many questions. */
const announced =
  /\b(?:two|three|four|[2-4]|a few|some|several) (?:[a-z]+ )?(?:things|questions|points|answers)\b[^:.?!]{0,30}:\s+/i;

export function splitSentences(message: string): string[] {
  return message
    .split(/(?<=[?!])\s+|(?<=[^.]\.)\s+(?=\p{L})|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

export function splitQuestions(message: string): { preface: string; questions: string[] } {
  const [before = "", ...items] = message.split(numbered);
  if (items.length > 1) return { preface: before, questions: items.slice(0, maxQuestions) };
  const [introduction = "", list] = message.split(announced);
  if (list !== undefined && list.search(joint) === -1) {
    const listed = list.split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+/i).filter((part) => /\p{L}/u.test(part));
    if (listed.length > 1) return { preface: introduction, questions: listed.slice(0, maxQuestions) };
  }
  const slashed = message.split(/\s\/\s/);
  if (slashed.length > 1) return { preface: "", questions: slashed.slice(0, maxQuestions) };
  const parts = splitSentences(message)
    .flatMap((sentence) => {
      const first = namesFirst.test(sentence);
      const [, one, other] = twoNamed.exec(sentence) ?? [];
      const isAsked = one !== undefined && other !== undefined && begins.test(one);
      if (isAsked && sentence.search(joint) === -1)
        return [one, other].map((part) => ({ part, isNamed: true }));
      return sentence.split(joint).map((part, at) => ({ part: part.trim(), isNamed: first && at === 0 }));
    })
    .filter(({ part }) => /\p{L}/u.test(part));
  const isQuestion = ({ part, isNamed }: (typeof parts)[number]) =>
    isNamed || part.endsWith("?") || begins.test(part);
  const first = parts.findIndex(isQuestion);
  const textsOf = (some: typeof parts) => some.map(({ part }) => part);
  return {
    preface: textsOf(parts.slice(0, Math.max(first, 0))).join(" "),
    questions: textsOf(parts.filter(isQuestion)).slice(0, maxQuestions),
  };
}

const maxWords = 4;

const tellsMuch = (keyword: string) => weightOf(keyword) > 0.5;

/** The items of a message such as "price, dates and certificate?"; empty for a sentence. */
export function splitList(message: string): string[] {
  const parts = message
    .replace(/[?!.\s]+$/, "")
    .split(/\s*(?:[,;/+&\n]|\?|\(\d\)|\band\b|\bplus\b)\s*/i)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const isList =
    parts.length > 1 &&
    parts.length <= maxQuestions &&
    parts.every((part) => part.split(/\s+/).length <= maxWords && keywordsOf(part).some(tellsMuch));
  return isList ? parts : [];
}
