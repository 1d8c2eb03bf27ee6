import { site } from "../../content/site.ts";
import { foldText } from "../../src/shared/fold-text.ts";
import { urls } from "../../src/shared/urls.ts";

export interface Dialogue {
  id: string;
  /** Not looked at while tuning. */
  isHeldOut: boolean;
  /** What one visitor writes, in one session. */
  turns: Turn[];
}

/** What a visitor writes, and what an honest, well-informed employee could not leave out or would never say. */
export interface Turn {
  say: string;
  /** Each must be in the answer, whatever its letter case; of a list one is enough. */
  says: (string | string[])[];
  /** None of these may be in it: another course's price, a claim that nobody makes, in words that no honest denial has. */
  not?: string[];
  /** The path that it leads to; of a list one is enough. */
  link?: string | string[];
  /** An honest "not on our website" that offers /contact or an address. */
  miss?: true;
  /** The word that it may begin with; without it, it must begin with neither Yes nor No. */
  begins?: "Yes" | "No";
}

/** What is wrong with an answer to a turn, a sentence each; nothing where it is right. */
export function faultsOf(turn: Turn, answer: string): string[] {
  return [...missingIn(turn, answer), ...inventedIn(turn, answer), ...wrongWordIn(turn, answer)];
}

/** The facts and the link that an answer lacks, or that it is no honest miss. */
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

/** What an answer says and must not. */
export function inventedIn({ not = [] }: Turn, answer: string): string[] {
  const text = folded(answer);
  return not.filter((claim) => holds(text, claim)).map((claim) => `says ${quoted(claim)}`);
}

/** That an answer begins with a Yes or a No that is not its turn's. */
export function wrongWordIn({ begins }: Turn, answer: string): string[] {
  const word = firstWord(answer);
  return word === null || word === begins ? [] : [`begins with ${word}`];
}

/** A Yes or No that answers. "No coding is needed" and "No Code Agentic AI Course" say neither. */
function firstWord(answer: string): "Yes" | "No" | null {
  const text = folded(answer).replace(/^[^\p{L}]+/u, "");
  if (/^(?:yes|yep|yeah)(?!\p{L})/u.test(text)) return "Yes";
  return /^(?:nope|no)(?:\s*[,.;:!]|\s+-|\s*$|\s+(?:i|we|you|it|they|there|that|this|sorry)(?!\p{L}))/u.test(
    text,
  )
    ? "No"
    : null;
}

/** From the beginning of a word on, so that "price" is not found in "enterprise", nor "$79" in "$799". */
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

/** Whether the path is there as a whole: "/blogs" is not where an article is named. A path has no character to escape. */
function leadsTo(answer: string, path: string): boolean {
  return new RegExp(`(?<![\\w/.-])${path}(?![\\w/-])`).test(answer);
}

function offersPerson(answer: string): boolean {
  const addresses = [site.email, site.trainingsEmail, site.talentEmail, site.phone];
  return leadsTo(answer, urls.contact.path) || addresses.some((address) => answer.includes(address));
}

/** In lower case, with one kind of apostrophe, hyphen and space, and every "not" written out. */
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

/** The ways to admit that something is not on the website, or not the assistant's to do. */
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
