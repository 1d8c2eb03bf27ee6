import { site } from "../../../content/site.ts";
import { longDateIn } from "../../shared/company-time.ts";
import type { LeadEntry } from "../../shared/forms/lead.ts";
import { messageOf, senderOf } from "./lead-text.ts";

// Windows opens no longer address.
const maxAddressLength = 1_900;

/** The address that opens an answer to the sender, begun with a greeting and what it answers, as far as that fits. */
export function answerTo(entry: LeadEntry, email: string): string {
  const { fields, createdAt } = entry;
  const name = fields.firstName || fields.name;
  const start = `${replyTo(email)}&body=${encodeURIComponent(`Hello${name ? ` ${name}` : ""},\r\n\r\n\r\n`)}`;
  if (!fields.message) return start;
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

/** The address that opens a mail to the sender. */
export function replyTo(email: string): string {
  const subject = encodeURIComponent(`Your request to ${site.name}`);
  return `mailto:${encodeURIComponent(email).replace(/%40(?!.*%40)/, "@")}?subject=${subject}`;
}

/** The address that calls a number, however it was typed; null where it is none, or nobody can tell which. */
export function callTo(phone: string): string | null {
  // In "1-800-FLOWERS" the letters are digits too.
  if (/\d(?:-\p{L}|[ .]*(?!EXT)\p{Lu}{3})/u.test(phone)) return null;
  // In "+49 (0)30" the zero is for those who leave the country's code out.
  const number = /^\D*(?:\+|00)/.test(phone) ? phone.replace(/\(0\)/, "") : phone;
  // What follows the digits, such as an extension, is for people; dialed at once it is another number.
  const [digits = ""] = number.replace(/^\D*?(?=\+|\d)/, "").split(/[\p{L}#,;]/u);
  const dialed = beforeSlash(digits)?.replace(/(?!^\+)\D/g, "") ?? "";
  return /^(?:\+|00)?\d{6,15}$/.test(dialed) ? `tel:${dialed}` : null;
}

/** What is one number of "030 / 123 45" or "972 555 0100 / 972 555 0101"; null where it may be either. */
function beforeSlash(digits: string): string | null {
  const [first = "", ...rest] = digits.split("/");
  const length = first.replace(/^(?:\+|00)|\D/g, "").length;
  if (rest.length === 0 || length < 6) return digits;
  return length < 10 ? null : first;
}
