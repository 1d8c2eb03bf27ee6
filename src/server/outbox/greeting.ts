import { mail } from "../../../content/mail.ts";
import { personName } from "../../shared/forms/person-name.ts";
import { plainText } from "../../shared/forms/plain-text.ts";
import { linksIn } from "../requests/suspicion/links.ts";
import { oneLine } from "./request-facts.ts";

/** Letters of any script, and the signs that names have: no digits, and no longer than names are. */
const name = /^[\p{L}\p{M}\p{Zs}.,'\u2019\u00b7-]{1,60}$/u;

/** The only typed words in a mail to a visitor, which may go to another person: what is no plain name is left out. */
export function greetingOf(fields: Readonly<Record<string, string>>): string {
  const given = oneLine(fields.firstName || personName(fields));
  const isName = name.test(plainText(given)) && linksIn(given).length === 0;
  return isName ? mail.greeting(given) : mail.greetingWithoutName;
}
