import { formFields } from "../../../content/form-fields.ts";
import { forms } from "../../../content/forms.ts";
import { mail } from "../../../content/mail.ts";
import { site } from "../../../content/site.ts";
import { sandboxCheckout } from "../../../content/training/checkout.ts";
import { fullTimeIn } from "../../shared/company-time.ts";
import type { LeadForm } from "../../shared/forms/lead.ts";
import type { StoredRequest } from "../requests/stored-requests.ts";
import type { Letter } from "./letter.ts";
import type { Mail } from "./mailer.ts";
import { fieldFacts, formOf } from "./request-facts.ts";
import { nextWebinar, webinarCalendar } from "./webinar.ts";

/** Tells a visitor that a request has arrived, and what comes next. */
export function visitorMail(request: StoredRequest, siteUrl: string): Mail {
  const { toVisitor } = mail;
  const { thanks, email } = formAnswer(request);
  const { title, description } = thanks;
  const createdAt = new Date(request.createdAt);
  const webinar = request.formId === forms.webinar.id ? nextWebinar(createdAt) : null;
  return {
    // As an object it is one address, whatever is in it.
    to: [{ name: "", address: request.fields.email ?? "" }],
    replyTo: { name: site.name, address: email },
    subject: title,
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    letter: {
      title,
      blocks: [
        { kind: "heading", text: toVisitor.next },
        { kind: "paragraph", text: description },
        ...(webinar === null
          ? [{ kind: "paragraph" as const, text: toVisitor.when }]
          : webinarBlocks(webinar)),
        { kind: "heading", text: toVisitor.sent },
        { kind: "facts", facts: fieldFacts(request) },
        { kind: "heading", text: toVisitor.contact },
        { kind: "facts", facts: contactFacts(email) },
        { kind: "paragraph", text: toVisitor.reason },
      ],
    },
    ...(webinar !== null && {
      attachments: [
        {
          filename: "webinar.ics",
          contentType: "text/calendar; charset=utf-8; method=PUBLISH",
          content: webinarCalendar(webinar, createdAt, siteUrl),
        },
      ],
    }),
  };
}

/** What a form promised when it was sent, and where its questions go. */
function formAnswer(request: StoredRequest): Pick<LeadForm, "thanks" | "email"> {
  if (request.kind === "enrollment") return { thanks: sandboxCheckout.thanks, email: site.trainingsEmail };
  return formOf(request) ?? { thanks: formFields.contact.thanks, email: site.email };
}

function webinarBlocks(starts: Date): Letter["blocks"] {
  const { webinar, calendarNote } = mail.toVisitor;
  return [
    { kind: "facts", facts: [{ label: webinar, text: fullTimeIn(site.timeZone, starts) }] },
    { kind: "paragraph", text: calendarNote },
  ];
}

function contactFacts(email: string) {
  const { labels } = mail.toVisitor;
  const { street, city, state, zip } = site.address;
  return [
    { label: labels.email, text: email },
    { label: labels.phone, text: site.phone },
    { label: labels.address, text: `${site.name}, ${street}, ${city}, ${state} ${zip}` },
  ];
}
