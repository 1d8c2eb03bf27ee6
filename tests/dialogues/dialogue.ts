import { site } from "../../content/site.ts";
import { foldText } from "../../src/shared/fold-text.ts";
import { urls } from "../../src/shared/urls.ts";

export interface Dialogue {
  id: string;
  /** Kept out of learning and tuning. */
  isHeldOut: boolean;
  turns: Turn[];
}

export interface Turn {
  say: string;
  /** All of these must occur in the answer, in any letter case; of a nested list, one is enough. */
  says: (string | string[])[];
  /** None of these may occur: wrong prices or false claims, in words that no correct denial contains. */
  not?: string[];
  link?: string | string[];
  /** The answer must say that the website has no answer, and offer /contact or an address. */
  miss?: true;
  /** The answer may begin with this word; otherwise with neither Yes nor No. */
  begins?: "Yes" | "No";
}

export function faultsOf(turn: Turn, answer: string): string[] {
  return [...missingIn(turn, answer), ...inventedIn(turn, answer), ...wrongWordIn(turn, answer)];
}

function missingIn({ says, link, miss }: Turn, answer: string): string[] {
  const text = folded(answer);
  const faults = says
    .map((fact) => [fact].flat())
    .filter((ways) => !ways.some((way) => holds(text, way)))
    .map((ways) => `does not say ${ways.map(quoted).join(" or ")}`);
  const paths = link === undefined ? [] : [link].flat();
  if (paths.length > 0 && !paths.some((path) => leadsTo(answer, path))) {
    faults.push(`does not lead to ${paths.join(" or ")}`);
  }
  if (miss && !admitted.test(text)) faults.push("does not say that the website has no answer");
  if (miss && !offersPerson(answer)) faults.push("offers no way to reach the team");
  return faults;
}

export function inventedIn({ not = [] }: Turn, answer: string): string[] {
  const text = folded(answer);
  return not.filter((claim) => holds(text, claim)).map((claim) => `says ${quoted(claim)}`);
}

export function wrongWordIn({ begins }: Turn, answer: string): string[] {
  const word = firstWord(answer);
  return word === null || word === begins ? [] : [`begins with ${word}`];
}

/** "No coding is needed" and "No Code Agentic AI Course" are not the answer No. */
function firstWord(answer: string): "Yes" | "No" | null {
  const text = folded(answer).replace(/^[^\p{L}]+/u, "");
  if (/^(?:yes|yep|yeah)(?!\p{L})/u.test(text)) return "Yes";
  return /^(?:nope|no)(?:\s*[,.;:!]|\s+-|\s*$|\s+(?:i|we|you|it|they|there|that|this|sorry)(?!\p{L}))/u.test(
    text,
  )
    ? "No"
    : null;
}

/** Compares whole words and numbers: "price" is not in "enterprise", nor "$79" in "$799". */
function holds(text: string, part: string): boolean {
  const wanted = folded(part);
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + wanted.length);
    const startsInside = /[\p{L}\d]/u.test(before) && /^[\p{L}\d]/u.test(wanted);
    const endsInside = /\d$/.test(wanted) && /\d/.test(after);
    if (!startsInside && !endsInside) return true;
  }
  return false;
}

/** Compares whole paths; a path contains no character to escape. */
function leadsTo(answer: string, path: string): boolean {
  return new RegExp(`(?<![\\w/.-])${path}(?![\\w/-])`).test(answer);
}

function offersPerson(answer: string): boolean {
  const addresses = [site.email, site.trainingsEmail, site.talentEmail, site.phone];
  return leadsTo(answer, urls.contact.path) || addresses.some((address) => answer.includes(address));
}

function folded(text: string): string {
  return foldText(text)
    .replace(/\bcan(?:'t| not)\b/g, "cannot")
    .replace(/\bwon't\b/g, "will not")
    .replace(/n't\b/g, " not")
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

const quoted = (text: string) => `“${text}”`;

const admitted = new RegExp(
  [
    "(?:could not|cannot|not able to|unable to) (?:find|tell|say|see|help|do|answer|give|promise|write|share|follow|look|book|make|check|read)",
    "(?:does|do|did) not (?:say|state|mention|list|name|give|tell|describe|cover|know|understand|find|have|specify|publish|include|answer|want to guess)",
    "(?:state|name|list|give|mention|say|ha|publishe|publish|promise)s? (?:no|nothing)(?!\\w)",
    "not on (?:our|the|this) (?:web)?site",
    "(?:nothing|no information|no word) (?:about|on)(?!\\w)",
    "(?:is|are) not (?:stated|said|mentioned|listed|named|published|something|there)",
    "can only|only answer|only know|not sure",
  ].join("|"),
);
