import { plainText } from "./plain-text.ts";

/** Plain digits and dashes, without a link's scheme. */
export function plainPhone(typed: string): string {
  return (
    plainText(typed)
      // The digits of Arabic and Persian keyboards, and the dash of Japanese ones.
      .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
      .replaceAll("\u30fc", "-")
      .replace(/^\s*(?:tel|callto|sms):/i, "")
      .trim()
  );
}

/** A `tel:` address; null where the text is no number, or more than one. */
export function callTo(typed: string): string | null {
  const phone = plainPhone(typed);
  // Letters stand for digits in "1-800-FLOWERS".
  if (/\d(?:-\p{L}|[ .]*(?!EXT)\p{Lu}{3})/u.test(phone)) return null;
  // The zero in "+49 (0)30" is only for calls within the country.
  const number = /^\D*(?:\+|00)/.test(phone) ? phone.replace(/\(0\)/, "") : phone;
  // What follows the digits, such as an extension, is for people; dialed at once it makes another number.
  const [digits = ""] = number.replace(/^\D*?(?=\+|\d)/, "").split(/[\p{L}#,;]/u);
  const dialed = beforeSlash(digits)?.replace(/(?!^\+)\D/g, "") ?? "";
  return /^(?:\+|00)?\d{6,15}$/.test(dialed) ? `tel:${dialed}` : null;
}

/** One number of "030 / 123 45" or "972 555 0100 / 972 555 0101"; null where it may be either. */
function beforeSlash(digits: string): string | null {
  const [first = "", ...rest] = digits.split("/");
  const length = first.replace(/^(?:\+|00)|\D/g, "").length;
  if (rest.length === 0 || length < 6) return digits;
  return length < 10 ? null : first;
}
