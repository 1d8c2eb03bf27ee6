const maxQuestions = 4;

const question =
  "(?:(?:in|at|on|to|for|from|by|with|of|until|till|since|after|before|about|over|under|near|around) )?(?:how|what|what's|whats|when|where|who|whom|whose|which|why)";
const verb = "(?:do|does|did|can|could|is|are|am|was|will|would|should|may|must|have|has)";
const subject =
  "(?:i|you|we|they|it|he|she|one|the|your|my|our|their|this|that|these|those|there|a|an|any|some|somebody|someone|anybody|anyone|people)";
const inverted = `(?:${verb} ${subject}|any)`;
const request =
  "(?:(?:please |kindly |just |then )*(?:(?:tell|explain to) (?:me|us)|let (?:me|us) know)|i(?: want| need|(?: would|'d) like)(?: to know)? (?:the|your|about|how|what|when|where|who|which|why|if|whether))";
const opening =
  "(?:(?:and|also|but|so|ok|okay|plus|then|or|hi|hello|hey|good|now|lastly|finally|well|please)[,:\\s]+)*";
const begins = new RegExp(`^${opening}(?:${question}|${inverted}|${request})\\b`, "i");
const joint = new RegExp(
  `(?:,|;|:|\\s[-–—])?\\s+(?:and|also|plus|&|\\+)\\s+(?:also\\s+)?(?=(?:${question}|${inverted}|${request})\\b)|[,;:/]\\s*(?:(?:and|so|but|then|or|also)\\s+)?(?=(?:${question}|${inverted}|${request})\\b)`,
  "gi",
);

export function splitSentences(message: string): string[] {
  return message
    .split(/(?<=[?!])\s+|(?<=[^.]\.)\s+(?=\p{L})|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

export function splitQuestions(message: string): { preface: string; questions: string[] } {
  const parts = splitSentences(message)
    .flatMap((sentence) => sentence.split(joint))
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
  const isQuestion = (part: string) => part.endsWith("?") || begins.test(part);
  const first = parts.findIndex(isQuestion);
  return {
    preface: parts.slice(0, Math.max(first, 0)).join(" "),
    questions: parts.filter(isQuestion).slice(0, maxQuestions),
  };
}

const maxWords = 4;

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
    parts.every((part) => part.split(/\s+/).length <= maxWords);
  return isList ? parts : [];
}
