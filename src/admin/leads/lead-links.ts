import { site } from "../../../content/site.ts";
import { longDateIn } from "../../shared/company-time.ts";
import { handAddedForm } from "../../shared/forms/hand-added.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { mailAddressOf } from "../../shared/forms/mail-address.ts";
import { messageOf } from "./lead-fact-words.ts";
import { senderOf } from "./lead-text.ts";

// Windows opens no longer address.
const maxAddressLength = 1_900;

/** A mailto address with a greeting and a quotation of the message, cut to the length that fits. */
export function answerTo(entry: LeadEntry, email: string): string {
  const { fields, createdAt } = entry;
  const name = fields.firstName || fields.name;
  const start = `${replyTo(email)}&body=${encodeURIComponent(`Hello${name ? ` ${name}` : ""},\r\n\r\n\r\n`)}`;
  // What the company wrote down itself is not for the customer.
  if (!fields.message || entry.formName === handAddedForm.name) return start;
  const intro = `On ${longDateIn(site.timeZone, createdAt)} ${senderOf(entry)} wrote:\r\n`;
  const lines = messageOf(entry)
    .split(/\r?\n/)
    .map((line) => `> ${line}`);
  return start + withinLength(intro + lines.join("\r\n"), maxAddressLength - start.length);
}

function withinLength(text: string, max: number): string {
  const whole = encodeURIComponent(text.toWellFormed());
  if (whole.length <= max) return whole;
  let short = "";
  for (const sign of text.toWellFormed()) {
    const next = short + encodeURIComponent(sign);
    if (next.length > max - 9) break;
    short = next;
  }
  return `${short}${encodeURIComponent("…")}`;
}

export function replyTo(email: string): string {
  const subject = encodeURIComponent(`Your request to ${site.name}`);
  return `mailto:${encodeURIComponent(mailAddressOf(email)).replace(/%40(?!.*%40)/, "@")}?subject=${subject}`;
}
