import { dueMail as words } from "../../../content/due-mail.ts";
import { longDateIn } from "../../shared/company-time.ts";
import { dueLeadsPath, leadPath } from "../../shared/dashboard-address.ts";
import { personName } from "../../shared/forms/person-name.ts";
import type { StoredRequest } from "../requests/stored-requests.ts";
import type { Fact } from "./letter.ts";
import type { Mail } from "./mailer.ts";
import { cleanText, oneLine } from "./request-facts.ts";

/** A longer mail is read by nobody, and mail programs cut it. */
const listed = 50;

/** Lists the leads that are due on a day (YYYY-MM-DD, company time), in their order. */
export function dueMail(
  due: readonly StoredRequest[],
  day: string,
  leadsTo: readonly string[],
  siteUrl: string,
): Mail {
  const subject = words.subject(due.length);
  const more = due.length - listed;
  return {
    to: [...leadsTo],
    subject,
    headers: { "Auto-Submitted": "auto-generated" },
    letter: {
      title: subject,
      blocks: [
        { kind: "paragraph", text: words.intro },
        { kind: "facts", facts: due.slice(0, listed).map((request) => factOf(request, day, siteUrl)) },
        ...(more > 0 ? [{ kind: "paragraph" as const, text: words.more(more) }] : []),
        { kind: "link", label: words.link, href: siteUrl + dueLeadsPath },
        { kind: "paragraph", text: words.reason },
      ],
    },
  };
}

function factOf({ id, fields, nextStep }: StoredRequest, day: string, siteUrl: string): Fact {
  const who = [personName(fields) || fields.email || fields.phone, fields.company].filter(Boolean).join(", ");
  const on = nextStep?.on ?? day;
  const when = on === day ? words.today : words.since(longDateIn("UTC", `${on}T12:00:00Z`));
  return {
    label: oneLine(who),
    text: [cleanText(nextStep?.text ?? ""), when, siteUrl + leadPath(id)].join("\n"),
  };
}
