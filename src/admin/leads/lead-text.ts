import type { LeadEntry } from "../../shared/forms/lead.ts";

/** Who sent it, in one line. */
export function senderOf({ fields }: LeadEntry): string {
  const name = fields.name ?? [fields.firstName, fields.lastName].filter(Boolean).join(" ");
  return name || fields.email || "No name";
}

/** What it says, for a line in the list. */
export function messageOf({ fields }: LeadEntry): string {
  if (fields.message) return fields.message;
  const known = new Set(["name", "firstName", "lastName", "email", "phone"]);
  return Object.entries(fields)
    .filter(([name, text]) => !known.has(name) && text !== "")
    .map(([name, text]) => `${labelOf(name)}: ${text}`)
    .join(" · ");
}

/** A field's key as words, such as "Company size" for `companySize`. */
export function labelOf(name: string): string {
  const words = name.replace(/[_-]+/g, " ").replace(/([a-z])([A-Z])/g, "$1 $2");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
