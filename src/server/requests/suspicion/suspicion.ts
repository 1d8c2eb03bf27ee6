import { chatPerson } from "../../../../content/chat/person.ts";
import { personForm } from "../../../../content/chat/person-form.ts";
import { forms } from "../../../../content/forms.ts";
import { site } from "../../../../content/site.ts";
import { saidByVisitor } from "../../../shared/forms/conversation.ts";
import { type FormField, honeypotName, shownForName } from "../../../shared/forms/form.ts";
import type { SuspicionKind } from "../../../shared/forms/lead.ts";
import { nameFields } from "../../../shared/forms/person-name.ts";
import { plainText } from "../../../shared/forms/plain-text.ts";
import { linksIn } from "./links.ts";
import { spokenSpam } from "./spoken-spam.ts";

interface Sent {
  formId: string;
  fields: readonly FormField[];
  /** What was typed into these fields. */
  values: Readonly<Record<string, string>>;
  /** Everything that the browser sent. */
  typed: Readonly<Record<string, string>>;
}

/** Faster than a person reads, let alone writes. */
const quickestMs = 2_000;

/** Visitors name the page that they write about. */
const ownAddress = new RegExp(
  String.raw`(?:https?:\/\/)?(?<![\w.@-])(?:www\.)?${site.domain.replaceAll(".", "\\.")}(?![\w-]|\.\w)\S*`,
  "gi",
);

/** Why a program may have sent this; null where nothing speaks for it. */
export function suspicionOf({ formId, fields, values, typed }: Sent): SuspicionKind | null {
  if (typed[honeypotName]) return "trap";
  if (isQuick(typed[shownForName] ?? "")) return "quick";
  const names = fields.filter(({ name }) => nameFields.has(name)).map(({ name }) => values[name] ?? "");
  if (names.some((name) => linksIn(name).length > 0)) return "name";
  const text = freeText(formId, fields, values).replace(ownAddress, " ");
  if (isRandom(text)) return "letters";
  // Links and offers are what a talent sends.
  const isTalent = formId === forms.talent.id;
  const links = linksIn(text).length;
  if (!isTalent && !values.company && links >= 2) return "links";
  const spoken = spokenSpam(plainText(text).toLowerCase(), links > 0);
  return isTalent && spoken === "offer" ? null : spoken;
}

/** The page's script says how long the form was shown, in ms. Whatever else is sent says nothing. */
function isQuick(shownFor: string): boolean {
  return /^\d{1,9}$/.test(shownFor) && Number(shownFor) < quickestMs;
}

const namesOfSender: ReadonlySet<string> = new Set([...nameFields, "company", "jobTitle"]);

/** What was typed in the sender's own words. Of a conversation it is the visitor's part: the site's answers have links. */
function freeText(formId: string, fields: readonly FormField[], values: Sent["values"]): string {
  if (formId === personForm.id) return saidByVisitor(values.message ?? "", chatPerson);
  return fields
    .filter(({ name, kind }) => (kind === "text" || kind === "textarea") && !namesOfSender.has(name))
    .map(({ name }) => values[name] ?? "")
    .join("\n");
}

/** Nothing but long words that change between large and small letters as no name of any code does. */
function isRandom(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean);
  return (
    words.length > 0 &&
    words.every((word) => /^[a-z]{10,}$/i.test(word) && caseChanges(word) >= word.length * 0.55)
  );
}

function caseChanges(word: string): number {
  return [...word.matchAll(/[a-z](?=[A-Z])|[A-Z](?=[a-z])/g)].length;
}
